import "server-only";
import { summaryLimits } from "@/lib/features/coach/summary/summary-limits";
import { summariseTurns } from "@/lib/features/coach/summary/summarise-turns";
import { estimateTokens } from "@/lib/providers/llm/models";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import type { StoredTurn } from "./store";
import * as store from "./summary-store";

const MAX_ROUNDS = 20;

const tokensOf = (turns: StoredTurn[]) => turns.reduce((sum, { content }) => sum + estimateTokens(content), 0);

export const needsSummary = (turns: StoredTurn[], until: number): boolean =>
  tokensOf(turns.filter(({ seq }) => seq > until)) > summaryLimits().recentTokens;

function selectTurnsToSummarise(turns: StoredTurn[]): StoredTurn[] {
  const { recentTokens, keptTokens, tokensAtOnce } = summaryLimits();
  let left = tokensOf(turns);
  if (left <= recentTokens) return [];
  let taken = 0;
  let end = 0;
  for (const [index, { role, content }] of turns.entries()) {
    const tokens = estimateTokens(content);
    if (left <= keptTokens || (end > 0 && taken + tokens > tokensAtOnce)) break;
    left -= tokens;
    taken += tokens;
    if (role === "assistant") end = index + 1;
  }
  return turns.slice(0, end);
}

/**
 * Updates the summary of a long conversation, which replaces the turns that are no longer sent with each message. Editing
 * a summarised message deletes the summary; it is then rebuilt from the start.
 */
export async function summariseConversation(
  ctx: Ctx<SystemActor>,
  { userId, conversationId }: { userId: number; conversationId: string },
  signal: AbortSignal,
): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const past = await store.findUnsummarised(userId, conversationId);
    const selected = selectTurnsToSummarise(past?.turns ?? []);
    if (!past || selected.length === 0) return;
    const turns = selected.map(({ role, content }) => ({ role, content }));
    const person = { ...ctx, actor: { type: "trial" as const, userId } };
    const summary = await summariseTurns(person, { earlier: past.summary, turns, signal });
    await store.saveSummary(userId, conversationId, { summary, from: past.from, turns: selected });
  }
}
