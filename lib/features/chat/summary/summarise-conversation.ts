import "server-only";
import { summaryLimits } from "@/lib/features/coach/summary/summary-limits";
import { summariseTurns } from "@/lib/features/coach/summary/summarise-turns";
import { estimateTokens } from "@/lib/providers/llm/models";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { sum } from "@/lib/shared/numbers/sum";
import type { StoredTurn } from "../messages/message-list-store";
import * as store from "./summary-store";

const MAX_ROUNDS = 20;
/** Many short messages are summarised by their number, before the oldest turns of a prompt are no longer loaded. */
const RECENT_TURNS = 120;
const KEPT_TURNS = 60;

const tokensOf = (turns: StoredTurn[]) => sum(turns.map(({ content }) => estimateTokens(content)));

const isLong = (turns: StoredTurn[]): boolean =>
  turns.length > RECENT_TURNS || tokensOf(turns) > summaryLimits().recentTokens;

export const needsSummary = (turns: StoredTurn[], until: number): boolean =>
  isLong(turns.filter(({ seq }) => seq > until));

function selectTurnsToSummarise(turns: StoredTurn[]): StoredTurn[] {
  if (!isLong(turns)) return [];
  const { keptTokens, tokensAtOnce } = summaryLimits();
  let left = tokensOf(turns);
  let taken = 0;
  let end = 0;
  for (const [index, { role, content }] of turns.entries()) {
    const tokens = estimateTokens(content);
    const fitsKeptTurns = left <= keptTokens && turns.length - index <= KEPT_TURNS;
    if (fitsKeptTurns || (end > 0 && taken + tokens > tokensAtOnce)) break;
    left -= tokens;
    taken += tokens;
    if (role === "assistant") end = index + 1;
  }
  return turns.slice(0, end);
}

/**
 * Extends the notes of a long conversation, which stand for its first turns once those no longer fit a prompt. Editing
 * a summarised message deletes the notes; they are then written from the start.
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
    const person = { ...ctx, actor: { type: "trial" as const, userId } };
    const blocks = await summariseTurns(person, { earlier: past.blocks, turns: selected, signal });
    await store.saveSummary(userId, conversationId, { blocks, from: past.from, turns: selected });
  }
}
