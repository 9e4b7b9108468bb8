import "server-only";
import { llmConnection } from "./connection";
import { LlmFailure } from "./failure";
import { estimateTokens, type LlmUse } from "./models";
import type { TokenUsage } from "./protocol";
import { streamModel } from "./stream-model";

export interface AskModelInput {
  use: Exclude<LlmUse, "coach-chat">;
  instructions: string;
  prompt: string;
  signal: AbortSignal;
}

interface Answer {
  text: string;
  usage: TokenUsage;
}

export const promptCost = ({ instructions, prompt }: Pick<AskModelInput, "instructions" | "prompt">): TokenUsage => ({
  inputTokens: estimateTokens(instructions + prompt),
  outputTokens: 0,
});

/**
 * One whole answer of the configured model to one question; empty text when the provider's filter stopped it.
 * @throws LlmFailure, the signal's reason, or an Error when no model is configured.
 */
export async function askModel({ use, instructions, prompt, signal }: AskModelInput): Promise<Answer> {
  const connection = llmConnection();
  if (!connection) throw new Error("No language model is configured");
  let text = "";
  let counted: TokenUsage | null = null;
  const messages = [
    { role: "system" as const, content: instructions },
    { role: "user" as const, content: prompt },
  ];
  try {
    for await (const piece of streamModel({
      connection,
      use,
      messages,
      signal,
      onUsage: (usage) => (counted = usage),
    })) {
      text += piece;
    }
  } catch (error) {
    // A filtered answer counts as empty.
    if (!(error instanceof LlmFailure && error.code === "refused")) throw error;
    text = "";
  }
  const { inputTokens } = promptCost({ instructions, prompt });
  return { text, usage: counted ?? { inputTokens, outputTokens: estimateTokens(text) } };
}
