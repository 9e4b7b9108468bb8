import "server-only";
import type { TokenUsage } from "@/lib/providers/llm/completion-reader";
import { costOf } from "@/lib/providers/llm/prices";
import type { SpendReservation } from "./schema";
import * as store from "./store";

/**
 * Replaces what was set aside by what was used: the provider's count, an estimate when it gave none, or nothing when no
 * call was made.
 */
export async function settleSpend({ day, model, subjects, tokens, cost }: SpendReservation, used: TokenUsage | null) {
  const usedTokens = used ? used.inputTokens + used.outputTokens : 0;
  const usedCost = used ? costOf(model, used) : 0;
  for (const subject of subjects) {
    await store.correctSpend({ day, subject, tokens: usedTokens - tokens, cost: usedCost - cost });
  }
}
