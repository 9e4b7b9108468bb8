import "server-only";
import type { CoachState } from "@/lib/features/coach/schema";
import { riskOfConversation } from "@/lib/features/risk/risk-of-conversation";
import { riskReply } from "@/lib/features/risk/risk-reply";
import * as store from "./store";

/** Messages that an answer is seen together with; two oblique signs weigh as one plain one. */
const WINDOW = 60;

export interface Danger {
  /** What the coach says before anything else. */
  notice: string;
  /** Stored with it, so that the coach goes on from there. */
  state: CoachState;
}

/** The danger in an answer, seen with what was said before it; null when the practice may go on. */
export async function screenAnswer(userId: number, conversationId: string, text: string): Promise<Danger | null> {
  const earlier = await store.listRecentTurns(userId, conversationId, WINDOW);
  const risk = riskOfConversation([...earlier, { role: "user", content: text }]);
  const notice = riskReply(risk);
  const listener = earlier.findLast(({ state }) => state)?.state?.listener ?? null;
  return notice === null ? null : { notice, state: { risk, listener } };
}
