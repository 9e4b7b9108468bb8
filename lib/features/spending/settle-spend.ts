import "server-only";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { costOf } from "@/lib/providers/llm/prices";
import { metrics } from "@/lib/server/monitoring/metrics";
import type { SpendReservation } from "./schema";
import * as store from "./store";

/**
 * Replaces the reservation by the usage: the provider's count, an estimate when there is none, or nothing when no call
 * was made.
 */
export async function settleSpend({ day, model, subjects, tokens, cost }: SpendReservation, used: TokenUsage | null) {
  if (used) {
    metrics().modelCalls.inc({ model });
    metrics().modelTokens.inc({ model, direction: "input" }, used.inputTokens);
    metrics().modelTokens.inc({ model, direction: "output" }, used.outputTokens);
    metrics().modelCost.inc({ model }, costOf(model, used));
  }
  const usedTokens = used ? used.inputTokens + used.outputTokens : 0;
  const usedCost = used ? costOf(model, used) : 0;
  await store.correctSpend({ day, tokens: usedTokens - tokens, cost: usedCost - cost }, subjects);
}
