import { nextRisk } from "./next-risk";
import { NO_RISK, type RiskState } from "./schema";

interface RiskTurn {
  role: "user" | "assistant";
  content: string;
  state?: { risk: RiskState } | null;
}

/**
 * The risk after the last message of a conversation: from the state that the last reply left, with the messages since.
 * Where none is stored (off the record, or before this was kept) every message counts.
 */
export function riskOfConversation(turns: readonly RiskTurn[]): RiskState {
  const stored = turns.findLastIndex(({ state }) => state);
  let risk = turns[stored]?.state?.risk ?? NO_RISK;
  const before = turns.slice(0, stored + 1).flatMap(({ role, content }) => (role === "user" ? [content] : []));
  for (const { role, content } of turns.slice(stored + 1)) {
    if (role !== "user") continue;
    risk = nextRisk(risk, { text: content, before });
    before.push(content);
  }
  return risk;
}
