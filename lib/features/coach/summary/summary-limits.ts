import "server-only";
import { promptBudget } from "@/lib/providers/llm/capabilities";
import { llmConnection } from "@/lib/providers/llm/connection";

/** More than `recentTokens` since the last summary are summarised, except for the newest `keptTokens`. */
interface SummaryLimits {
  recentTokens: number;
  keptTokens: number;
  tokensAtOnce: number;
  notesTokens: number;
}

const WITHOUT_MODEL: SummaryLimits = {
  recentTokens: 2_400,
  keptTokens: 1_200,
  tokensAtOnce: 6_000,
  notesTokens: 2_400 / 3.6,
};
const KNOWN_TOKENS = 1_700;
/** Notes are written well before the prompt needs them, because a prompt without them would drop turns. */
const TURNS_SHARE = 0.55;
const NOTES_SHARE = 0.2;
const MIN_RECENT_TOKENS = 800;
const SUMMARY_PROMPT_TOKENS = 1_000;

export function summaryLimits(): SummaryLimits {
  const connection = llmConnection();
  if (!connection) return WITHOUT_MODEL;
  const room = promptBudget(connection, "coach-chat") - KNOWN_TOKENS;
  const recentTokens = Math.max(MIN_RECENT_TOKENS, Math.floor(room * TURNS_SHARE));
  const tokensAtOnce = promptBudget(connection, "coach-summary") - SUMMARY_PROMPT_TOKENS;
  return { recentTokens, keptTokens: Math.floor(recentTokens / 2), tokensAtOnce, notesTokens: room * NOTES_SHARE };
}
