import type { CoachContext, CoachTurn } from "../schema";
import { longDate } from "./person-dates";
import { raisedCommitments } from "../raised-commitments";
import { currentMove, questionsInARow, type Move } from "./choose-move";
import { commitmentName } from "./person-lines";

const MOVES: Record<Move, string> = {
  listen: "listen: say in one sentence what you heard; no question, no advice",
  reflect: "reflect: the meaning you hear, as a guess; no question this time",
  ask: "ask: one short reflection, then one open question",
  answer: "answer: their question first, briefly; then at most one question",
  advise: "advise: one suggestion to try, with its reason, and whether it fits",
  draft: "draft: the text they ask for, ready to use, then what to check in it",
  rehearse: "rehearse: play the other person in one or two lines, then one remark on theirs",
  close: "close: what they settled, with its date; no new matter",
};

interface TurnLineInput {
  context: Pick<CoachContext, "now" | "timeZone" | "directness" | "mark" | "goals" | "conversationId">;
  turns: CoachTurn[];
  caution: string | null;
}

function raiseLine(context: TurnLineInput["context"], turns: CoachTurn[]): string[] {
  const names = raisedCommitments(context, turns).map((goal) => commitmentName(context.goals, goal));
  if (names.length === 0) return [];
  return [
    `Answer what they wrote in a sentence, then ask once, as your only question, how this went: ${names.join(", ")} of their list. Name it in their words. No blame; they may record the answer below your reply.`,
  ];
}

export function turnLine({ context, turns, caution }: TurnLineInput): string {
  const { move, sinceAdvice } = currentMove(turns, context.directness);
  const counts = [
    `replies in a row that asked: ${questionsInARow(turns)}`,
    sinceAdvice === null ? "no advice so far" : `advice ${sinceAdvice === 1 ? "one turn" : `${sinceAdvice} turns`} ago`,
  ];
  const parts = [
    `Today is ${longDate(context.now, context.timeZone)}.`,
    `Move: ${MOVES[move]}.`,
    `So far: ${counts.join("; ")}.`,
    ...raiseLine(context, turns),
    ...(caution ? [`Above all: ${caution}`] : []),
  ];
  return `[this turn ${context.mark}] ${parts.join(" ")}`;
}
