import { readMeanings } from "./read-meanings";
import type { MeaningOf } from "./assess-text";
import { nextRisk } from "./next-risk";
import { NO_RISK, type RiskState } from "./schema";

interface RiskTurn {
  role: "user" | "assistant";
  content: string;
  state?: { risk: RiskState } | null;
}

/** The state that the messages lead to since the last reply with one; all count where none is stored. */
function follow(turns: readonly RiskTurn[], meaningOf: MeaningOf): RiskState {
  const stored = turns.findLastIndex(({ state }) => state);
  let risk = turns[stored]?.state?.risk ?? NO_RISK;
  const before = turns.slice(0, stored + 1).flatMap(({ role, content }) => (role === "user" ? [content] : []));
  for (const { role, content } of turns.slice(stored + 1)) {
    if (role !== "user") continue;
    risk = nextRisk(risk, { text: content, before }, meaningOf);
    before.push(content);
  }
  return risk;
}

/**
 * The risk after the last message of a conversation: from the state that the last reply left, with the messages since.
 * Where none is stored (off the record, or before this was kept) every message counts. Waits a quarter of a second at
 * most for what the newest message means; without that its words decide.
 */
export const riskOfConversation = (turns: readonly RiskTurn[]): Promise<RiskState> =>
  readMeanings((meaningOf) => follow(turns, meaningOf));
