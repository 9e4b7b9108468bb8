import "server-only";
import { promptBudget } from "@/lib/providers/llm/capabilities";
import type { Connection } from "@/lib/providers/llm/connection";
import { LlmFailure } from "@/lib/providers/llm/failure";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { streamModel } from "@/lib/providers/llm/stream-model";
import { compilePrompt } from "./prompt/compile-prompt";
import type { CoachContext, CoachTurn } from "./schema";

const USE = "coach-chat";

interface ModelReplyInput {
  connection: Connection;
  context: CoachContext;
  turns: CoachTurn[];
}

interface ModelReplyCall {
  signal: AbortSignal;
  onUsage: (usage: TokenUsage) => void;
}

/**
 * Prepares the reply of a language model: the prompt is compiled at once, the model called when the first piece is
 * requested. If the server reports a smaller context window than assumed, a shorter prompt is sent once.
 */
export function prepareModelReply(input: ModelReplyInput): (call: ModelReplyCall) => AsyncGenerator<string> {
  const { connection, context, turns } = input;
  const compile = (tokenBudget: number) => compilePrompt({ context, turns, tokenBudget });
  const assumed = promptBudget(connection, USE);
  const messages = compile(assumed);
  return async function* ({ signal, onUsage }) {
    let hasText = false;
    try {
      for await (const piece of streamModel({ connection, use: USE, messages, signal, onUsage })) {
        hasText = true;
        yield piece;
      }
    } catch (error) {
      const learned = promptBudget(connection, USE);
      const isTooLong = error instanceof LlmFailure && error.code === "too_long";
      if (hasText || !isTooLong || learned >= assumed) throw error;
      yield* streamModel({ connection, use: USE, messages: compile(learned), signal, onUsage });
    }
  };
}
