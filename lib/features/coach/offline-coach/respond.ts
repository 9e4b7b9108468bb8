import { crisisReply } from "../safety";
import type { CoachContext, CoachTurn } from "../schema";

export interface Conversation {
  turns: CoachTurn[];
  context: CoachContext;
}

/** The offline coach's reply to the last turn. The same conversation always gets the same reply. */
export function respond({ turns, context }: Conversation): string {
  const crisis = crisisReply(turns);
  if (crisis) return crisis;
  const said = (turns.at(-1)?.content ?? "").trim().split(/\s+/).slice(0, 12).join(" ");
  return `“${said}” is where you are, ${context.firstName}. What would be different if this went well?`;
}
