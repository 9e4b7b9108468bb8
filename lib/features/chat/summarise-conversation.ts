import "server-only";
import { summariseTurns } from "@/lib/features/coach/summarise-turns";
import { estimateTokens } from "@/lib/providers/llm/models";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import type { StoredTurn } from "./store";
import * as store from "./summary-store";

/** Turns beyond this many tokens since the last summary are summarised, until this many are left as they were said. */
const RECENT_TOKENS = 2_400;
const KEPT_TOKENS = 1_200;
/** What one summary is made of at most, in tokens; a longer past takes several. */
const AT_ONCE_TOKENS = 6_000;
const MAX_ROUNDS = 20;

const tokensOf = (turns: StoredTurn[]) => turns.reduce((sum, { content }) => sum + estimateTokens(content), 0);

/** True when more was said since the last summary than goes along with a message. */
export const needsSummary = (turns: StoredTurn[], until: number): boolean =>
  tokensOf(turns.filter(({ seq }) => seq > until)) > RECENT_TOKENS;

/** The oldest turns, in whole exchanges, that the next summary takes up. */
function nextToSummarise(turns: StoredTurn[]): StoredTurn[] {
  let left = tokensOf(turns);
  if (left <= RECENT_TOKENS) return [];
  let taken = 0;
  let end = 0;
  for (const [index, { role, content }] of turns.entries()) {
    const tokens = estimateTokens(content);
    if (left <= KEPT_TOKENS || (end > 0 && taken + tokens > AT_ONCE_TOKENS)) break;
    left -= tokens;
    taken += tokens;
    if (role === "assistant") end = index + 1;
  }
  return turns.slice(0, end);
}

/**
 * Brings the summary of a long conversation up to date, so that what no longer goes along with each message is not
 * forgotten. Editing a message that a summary covers has dropped it; then it is made anew from the start.
 */
export async function summariseConversation(
  ctx: Ctx<SystemActor>,
  { userId, conversationId }: { userId: number; conversationId: string },
  signal: AbortSignal,
): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const past = await store.findUnsummarised(userId, conversationId);
    const covers = nextToSummarise(past?.turns ?? []);
    if (!past || covers.length === 0) return;
    const turns = covers.map(({ role, content }) => ({ role, content }));
    const person = { ...ctx, actor: { type: "trial" as const, userId } };
    const summary = await summariseTurns(person, { earlier: past.summary, turns, signal });
    await store.saveSummary(userId, conversationId, { summary, from: past.from, covers });
  }
}
