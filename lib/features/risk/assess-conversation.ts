import { assessWithVectors } from "./sentence-net/assess-with-vectors";
import type { VectorScoreOf } from "./assess-text";
import { nextRisk } from "./next-risk";
import { NO_RISK, type RiskState } from "./schema";

interface RiskTurn {
  role: "user" | "assistant";
  content: string;
  state?: { risk: RiskState } | null;
}

function foldMessages(turns: readonly RiskTurn[], vectorScoreOf: VectorScoreOf): RiskState {
  const stored = turns.findLastIndex(({ state }) => state);
  let risk = turns[stored]?.state?.risk ?? NO_RISK;
  const before = turns.slice(0, stored + 1).flatMap(({ role, content }) => (role === "user" ? [content] : []));
  for (const { role, content } of turns.slice(stored + 1)) {
    if (role !== "user") continue;
    risk = nextRisk(risk, { text: content, before }, vectorScoreOf);
    before.push(content);
  }
  return risk;
}

/**
 * The risk after the last message of a conversation: the state stored with the last reply, updated by the messages
 * since. Without a stored state (unsaved and old conversations) every message counts. Waits at most 250 ms for sentence
 * vectors.
 */
export const assessConversation = (turns: readonly RiskTurn[]): Promise<RiskState> =>
  assessWithVectors((vectorScoreOf) => foldMessages(turns, vectorScoreOf));

export const assessConversationByWords = (turns: readonly RiskTurn[]): RiskState =>
  foldMessages(turns, () => undefined);
