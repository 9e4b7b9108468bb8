import type { CoachContext, CoachTurn, KnownGoal } from "./schema";

const MAX_ASKED_PER_REPLY = 3;

export const isDue = ({ kind, state }: KnownGoal): boolean =>
  kind === "commitment" && (state === "due" || state === "overdue");

/**
 * Due commitments that the first reply of a conversation may ask about. Each is asked about in one conversation only;
 * an unsaved conversation asks about none, because nothing would remember that it did.
 */
export function raisedCommitments(
  { goals, conversationId }: Pick<CoachContext, "goals" | "conversationId">,
  turns: CoachTurn[],
): KnownGoal[] {
  if (conversationId === null || turns.some(({ role }) => role === "assistant")) return [];
  return goals
    .filter((goal) => isDue(goal) && (!goal.askedIn || goal.askedIn === conversationId))
    .slice(0, MAX_ASKED_PER_REPLY);
}
