import "server-only";
import { randomBytes } from "node:crypto";
import { askWithinBudget } from "@/lib/features/spending/ask-within-budget";
import { llmConnection } from "@/lib/providers/llm/connection";
import { logger } from "@/lib/server/logger";
import type { Ctx, TrialActor } from "@/lib/shared/actor";
import { estimateTokens } from "@/lib/providers/llm/models";
import { sum } from "@/lib/shared/numbers/sum";
import type { CoachTurn, SummaryBlock } from "../schema";
import { keepSentences } from "./keep-sentences";
import { MAX_SUMMARY_CHARS, quoteSummary } from "./quote-summary";
import { blockText, joinBlocks } from "./summary-blocks";
import { summaryLimits } from "./summary-limits";
import { summaryQuestion } from "./summary-prompt";

interface SummaryInput {
  earlier: SummaryBlock[];
  turns: (CoachTurn & { seq: number })[];
  signal: AbortSignal;
}

/** Equals MAX_SUMMARY_CHARS in Latin script; other scripts need more tokens per character. */
const MAX_SUMMARY_TOKENS = MAX_SUMMARY_CHARS / 3.6;

// A model that declines begins like this; a summary never does.
const REFUSES =
  /^(?:(?:i'm|i am) (?:very |really )?sorry|sorry|i (?:can't|cannot|can not|won't|am unable|'m unable)|as an ai|unfortunately,? i)\b/i;

const tokensOf = (blocks: SummaryBlock[]) => sum(blocks.map(({ text }) => estimateTokens(text)));

/**
 * Summarises these turns: with the configured model within the person's budget, as a further block of notes or, when
 * the notes get too long, as one that replaces them; otherwise from the person's own sentences, which are added when
 * the model fails or declines. Throws only the signal's reason.
 */
export async function summariseTurns(ctx: Ctx<TrialActor>, input: SummaryInput): Promise<SummaryBlock[]> {
  const { earlier, turns, signal } = input;
  const until = turns.at(-1)?.seq ?? earlier.at(-1)?.until ?? 0;
  const quoted = () => [{ text: blockText(quoteSummary(joinBlocks(earlier) || null, turns)), until }];
  if (!llmConnection()) return quoted();
  const { notesTokens } = summaryLimits();
  const most = Math.min(MAX_SUMMARY_TOKENS, notesTokens / 2);
  const mode = tokensOf(earlier) + most > notesTokens ? "replace" : "append";
  const blocksBefore = mode === "append" ? earlier : [];
  try {
    const text = blockText(keepSentences(await ask(ctx, input, mode), most));
    if (text !== "" && !REFUSES.test(text)) return [...blocksBefore, { text, until }];
  } catch (error) {
    if (signal.aborted) throw error;
    logger().warn({ event: "coach.summary_failed", requestId: ctx.requestId, err: error });
  }
  return mode === "append" ? [...earlier, { text: quoteSummary(null, turns), until }] : quoted();
}

function ask(
  ctx: Ctx<TrialActor>,
  { earlier, turns, signal }: SummaryInput,
  mode: "append" | "replace",
): Promise<string> {
  const mark = randomBytes(9).toString("hex");
  const question = summaryQuestion({ earlier: joinBlocks(earlier), turns, mark, mode });
  return askWithinBudget(ctx, { use: "coach-summary", ...question, signal });
}
