import "server-only";
import { generateText } from "ai";
import type { TokenUsage } from "./completion-reader";
import { configuredModel } from "./configured-model";
import { estimateTokens, type LlmUse } from "./models";

interface Question {
  use: Exclude<LlmUse, "coach-chat">;
  instructions: string;
  prompt: string;
  signal: AbortSignal;
}

interface Answer {
  text: string;
  /** The provider's count, or an estimate on the high side when it gave none. */
  usage: TokenUsage;
}

/** Tokens that a call has cost for sure once it was made, whatever came back. */
export const promptCost = ({ instructions, prompt }: Pick<Question, "instructions" | "prompt">): TokenUsage => ({
  inputTokens: estimateTokens(instructions + prompt),
  outputTokens: 0,
});

/**
 * One whole answer of the configured model to one question; empty text when the provider's filter stopped it.
 * @throws LlmFailure, the signal's reason, or an Error when no model is configured.
 */
export async function askModel({ use, instructions, prompt, signal }: Question): Promise<Answer> {
  const model = configuredModel(use);
  if (!model) throw new Error("No language model is configured");
  const { text, usage, finishReason } = await generateText({
    model,
    instructions,
    prompt,
    abortSignal: signal,
    maxRetries: 0,
  });
  return {
    // What a filter has cut is no answer.
    text: finishReason === "content-filter" ? "" : text,
    usage: {
      inputTokens: usage.inputTokens ?? promptCost({ instructions, prompt }).inputTokens,
      outputTokens: usage.outputTokens ?? estimateTokens(text),
    },
  };
}
