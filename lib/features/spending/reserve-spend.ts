import "server-only";
import { spendSubject } from "@/lib/features/accounts/spend-subject";
import { capabilitiesOf, promptBudget } from "@/lib/providers/llm/capabilities";
import { llmConnection, type Connection } from "@/lib/providers/llm/connection";
import { USES, type LlmUse } from "@/lib/providers/llm/models";
import { costOf } from "@/lib/providers/llm/prices";
import { env } from "@/lib/server/env";
import type { PersonCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { SpendReservation } from "./schema";
import { dayOf, secondsToMidnight, SITE_SUBJECT, subjectOfUse } from "./model";
import * as store from "./store";

export const DAILY_TOKENS_PER_PERSON = 800_000;
// The longest message a person may send, on top of the prompt's own budget.
const LONGEST_MESSAGE_TOKENS = 2_400;

function largestCall(use: LlmUse, connection: Connection) {
  return {
    inputTokens: promptBudget(connection, use) + LONGEST_MESSAGE_TOKENS,
    outputTokens: USES[use].maxOutputTokens + capabilitiesOf(connection).extraReasoningTokens,
  };
}

/**
 * Reserves the largest cost of one call before it is made: from the person's tokens of the day and, where
 * LLM_DAILY_BUDGET is set, from the site's money. Null for the offline coach, which costs nothing.
 * @throws AppError rate_limited (the person's share) or unavailable (the site's budget), both with the seconds to
 * midnight UTC.
 */
export async function reserveSpend(
  { actor, now }: PersonCtx,
  { use }: { use: LlmUse },
): Promise<SpendReservation | null> {
  const connection = llmConnection();
  if (!connection) return null;
  const usage = largestCall(use, connection);
  const amount = {
    day: dayOf(now),
    tokens: usage.inputTokens + usage.outputTokens,
    cost: costOf(connection.model, usage),
  };
  const person = spendSubject(actor.userId);
  const { LLM_DAILY_BUDGET, RATE_LIMIT_SCALE } = env();
  const result = await store.bookCall(amount, {
    person,
    maxTokens: Math.floor(DAILY_TOKENS_PER_PERSON * RATE_LIMIT_SCALE),
    maxCost: LLM_DAILY_BUDGET,
    use: subjectOfUse(use),
  });
  if (result === "person") {
    throw new AppError(
      "rate_limited",
      "You have used today's share of the language model. It starts again at midnight UTC; nothing you wrote is lost.",
      { retryAfter: secondsToMidnight(now) },
    );
  }
  if (result === "site") {
    await store.correctSpend({ ...amount, tokens: -amount.tokens, cost: -amount.cost }, [person]);
    throw new AppError(
      "unavailable",
      "The language model's budget for today is used up. It starts again at midnight UTC; nothing you wrote is lost.",
      { retryAfter: secondsToMidnight(now) },
    );
  }
  return { model: connection.model, subjects: [person, SITE_SUBJECT, subjectOfUse(use)], ...amount };
}
