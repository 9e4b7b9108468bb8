import "server-only";
import { env } from "@/lib/server/env";
import { DEFAULT_BASE_URL, DEFAULT_MODEL } from "./models";

/** Where a server of the OpenAI chat-completions protocol is, and which of its models to use. */
export interface Connection {
  baseURL: string;
  apiKey: string | undefined;
  model: string;
}

/** The server that the settings name, or null: then the built-in offline coach answers. */
export function llmConnection(): Connection | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null;
  return {
    baseURL: OPENAI_BASE_URL ?? DEFAULT_BASE_URL,
    apiKey: OPENAI_API_KEY,
    model: OPENAI_MODEL ?? DEFAULT_MODEL,
  };
}
