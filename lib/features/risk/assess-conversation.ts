import { REPLY_VECTOR_WAIT_MS } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { assessWithVectors } from "./sentence-net/assess-with-vectors";
import type { VectorScoreOf } from "./assess-text";
import { nextRisk } from "./next-risk";
import { NO_RISK, type RiskState } from "./schema";

interface RiskTurn {
  role: "user" | "assistant";
  content: string;
  /** A text that the person will send to somebody; it speaks of danger only in plain words. */
  isForOthers?: boolean;
  state?: { risk: RiskState } | null;
}

function foldMessages(turns: readonly RiskTurn[], vectorScoreOf: VectorScoreOf): RiskState {
  const stored = turns.findLastIndex(({ state }) => state);
  let risk = turns[stored]?.state?.risk ?? NO_RISK;
  const before = turns.slice(0, stored + 1).flatMap(({ role, content }) => (role === "user" ? [content] : []));
  for (const { role, content, isForOthers } of turns.slice(stored + 1)) {
    if (role !== "user") continue;
    risk = nextRisk(risk, { text: content, before, isForOthers }, vectorScoreOf);
    before.push(content);
  }
  return risk;
}

/**
 * A reply about danger that the words alone would give waits longer for the vectors: of 283 messages of ordinary
 * conversations the words found a sign in 15, with the vectors in 8.
 */
const SECOND_OPINION_WAIT_MS = 2_000;

/**
 * The risk after the last message of a conversation: the state stored with the last reply, updated by the messages
 * since. Without a stored state (unsaved and old conversations) every message counts. Waits for sentence vectors at most
 * 250 ms, or 2 s where the words alone show a danger.
 */
export const assessConversation = (turns: readonly RiskTurn[]): Promise<RiskState> =>
  assessWithVectors((vectorScoreOf) => foldMessages(turns, vectorScoreOf), {
    withinMs: ({ answer }) => (answer === "none" ? REPLY_VECTOR_WAIT_MS : SECOND_OPINION_WAIT_MS),
  });

export const assessConversationByWords = (turns: readonly RiskTurn[]): RiskState =>
  foldMessages(turns, () => undefined);
