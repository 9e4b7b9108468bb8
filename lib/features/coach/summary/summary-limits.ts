import "server-only";
import { promptBudget } from "@/lib/providers/llm/capabilities";
import { llmConnection } from "@/lib/providers/llm/connection";

interface SummaryLimits {
  /** Turns beyond this many tokens since the last summary are summarised … */
  recentTokens: number;
  /** … until this many are left as they were said. */
  keptTokens: number;
  /** What one summary is made of at most; a longer past takes several. */
  tokensAtOnce: number;
}

const WITHOUT_MODEL: SummaryLimits = { recentTokens: 2_400, keptTokens: 1_200, tokensAtOnce: 6_000 };
/** The conduct and what is known of the person. */
const KNOWN_TOKENS = 1_700;
/** Of what these leave in a prompt, turns may take this much before they are summarised; the rest is slack and the summary. */
const TURNS_SHARE = 0.7;
const MIN_RECENT_TOKENS = 800;
/** The instructions of a summary and the one before it. */
const SUMMARY_PROMPT_TOKENS = 1_000;

/** When a conversation is summarised, and how much of it at once: by the configured model's window. */
export function summaryLimits(): SummaryLimits {
  const connection = llmConnection();
  if (!connection) return WITHOUT_MODEL;
  const room = promptBudget(connection, "coach-chat") - KNOWN_TOKENS;
  const recentTokens = Math.max(MIN_RECENT_TOKENS, Math.floor(room * TURNS_SHARE));
  const tokensAtOnce = promptBudget(connection, "coach-summary") - SUMMARY_PROMPT_TOKENS;
  return { recentTokens, keptTokens: Math.floor(recentTokens / 2), tokensAtOnce };
}
