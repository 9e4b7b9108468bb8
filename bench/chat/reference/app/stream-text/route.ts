import { createOpenAI } from "@ai-sdk/openai";
import { streamText, type ModelMessage } from "ai";

export async function POST(request: Request): Promise<Response> {
  const { messages } = (await request.json()) as { messages: ModelMessage[] };
  const model = createOpenAI({ baseURL: process.env.OPENAI_BASE_URL, apiKey: "x" }).chat("m");
  return streamText({ model, messages }).toTextStreamResponse();
}
