import "server-only";
import { promptBudget } from "@/lib/providers/llm/capabilities";
import { llmConnection } from "@/lib/providers/llm/connection";

interface SummaryLimits {
  /** A summary is made when the turns since the last one exceed this … */
  recentTokens: number;
  /** … and leaves the newest turns up to this unsummarised. */
  keptTokens: number;
  tokensAtOnce: number;
}

const WITHOUT_MODEL: SummaryLimits = { recentTokens: 2_400, keptTokens: 1_200, tokensAtOnce: 6_000 };
const KNOWN_TOKENS = 1_700;
const TURNS_SHARE = 0.7;
const MIN_RECENT_TOKENS = 800;
const SUMMARY_PROMPT_TOKENS = 1_000;

/** Limits in tokens, from the context window of the configured model. */
export function summaryLimits(): SummaryLimits {
  const connection = llmConnection();
  if (!connection) return WITHOUT_MODEL;
  const room = promptBudget(connection, "coach-chat") - KNOWN_TOKENS;
  const recentTokens = Math.max(MIN_RECENT_TOKENS, Math.floor(room * TURNS_SHARE));
  const tokensAtOnce = promptBudget(connection, "coach-summary") - SUMMARY_PROMPT_TOKENS;
  return { recentTokens, keptTokens: Math.floor(recentTokens / 2), tokensAtOnce };
}
