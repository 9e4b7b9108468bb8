import { respond } from "@/lib/features/coach/offline-coach/respond";
import type { CoachContext, CoachTurn } from "@/lib/features/coach/schema";

/** A person of whom the coach knows nothing but the name. */
export const CONTEXT: CoachContext = { firstName: "Maya", report: null, disputes: [], memories: [], summary: null };

/** A conversation with the offline coach, in which these messages are sent whatever it says. */
export function hold(messages: string[], context = CONTEXT): CoachTurn[] {
  const turns: CoachTurn[] = [];
  for (const content of messages) {
    turns.push({ role: "user", content });
    turns.push({ role: "assistant", content: respond({ turns, context }) });
  }
  return turns;
}

export const replies = (turns: CoachTurn[]): string[] =>
  turns.filter(({ role }) => role === "assistant").map(({ content }) => content);
