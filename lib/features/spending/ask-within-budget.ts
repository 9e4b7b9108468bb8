import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import { askModel, promptCost, type AskModelInput } from "@/lib/providers/llm/ask-model";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { reserveSpend } from "./reserve-spend";
import { settleSpend } from "./settle-spend";

/**
 * Asks the configured model. The tokens of its answer, or those of the prompt when it fails, count against the budgets
 * of the person and of the site.
 * @throws AppError over a budget, LlmFailure, or the signal's reason.
 */
export async function askWithinBudget(ctx: PersonCtx, question: AskModelInput): Promise<string> {
  const reservation = await reserveSpend(ctx, { use: question.use });
  let used: TokenUsage = promptCost(question);
  try {
    const { text, usage } = await askModel(question);
    used = usage;
    return text;
  } finally {
    if (reservation) await settleSpend(reservation, used);
  }
}
