import "server-only";
import { randomBytes } from "node:crypto";
import { reserveSpend } from "@/lib/features/spending/reserve-spend";
import { settleSpend } from "@/lib/features/spending/settle-spend";
import { askModel, promptCost } from "@/lib/providers/llm/ask-model";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { llmConnection } from "@/lib/providers/llm/connection";
import { logger } from "@/lib/server/logger";
import type { Ctx, TrialActor } from "@/lib/shared/actor";
import { summaryQuestion } from "./summary-prompt";
import type { CoachTurn } from "../schema";
import { keepSentences } from "./keep-sentences";
import { MAX_SUMMARY, quoteSummary } from "./quote-summary";

interface SummaryInput {
  earlier: string | null;
  turns: CoachTurn[];
  signal: AbortSignal;
}

/** Equals MAX_SUMMARY in Latin script; other scripts need more tokens per character. */
const MAX_SUMMARY_TOKENS = MAX_SUMMARY / 3.6;

// A model that declines begins like this; a summary never does.
const REFUSES =
  /^(?:(?:i'm|i am) (?:very |really )?sorry|sorry|i (?:can't|cannot|can not|won't|am unable|'m unable)|as an ai|unfortunately,? i)\b/i;

/**
 * Summarises these turns: with the configured model within the person's budget, otherwise from the person's own sentences.
 * When the model fails or declines, the person's sentences are added to the earlier summary. Throws only the signal's
 * reason.
 */
export async function summariseTurns(ctx: Ctx<TrialActor>, { earlier, turns, signal }: SummaryInput): Promise<string> {
  if (!llmConnection()) return quoteSummary(earlier, turns);
  try {
    const text = keepSentences(await ask(ctx, { earlier, turns, signal }), MAX_SUMMARY_TOKENS);
    return text === "" || REFUSES.test(text) ? quoteSummary(earlier, turns) : text;
  } catch (error) {
    if (signal.aborted) throw error;
    logger().warn({ event: "coach.summary_failed", requestId: ctx.requestId, err: error });
    return quoteSummary(earlier, turns);
  }
}

async function ask(ctx: Ctx<TrialActor>, { earlier, turns, signal }: SummaryInput): Promise<string> {
  const reservation = await reserveSpend(ctx, { use: "coach-summary" });
  const question = summaryQuestion(earlier, turns, randomBytes(9).toString("hex"));
  let used: TokenUsage = promptCost(question);
  try {
    const answer = await askModel({ use: "coach-summary", ...question, signal });
    used = answer.usage;
    return answer.text;
  } finally {
    if (reservation) await settleSpend(reservation, used);
  }
}
