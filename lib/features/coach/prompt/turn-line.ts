import type { CoachContext, CoachTurn, KnownGoal } from "../schema";
import { longDate } from "./person-dates";
import { raisedCommitments } from "../raised-commitments";
import { cautionFor } from "../sensitive-matter";
import { currentMove, questionsInARow, type Move } from "./choose-move";
import { commitmentName } from "./person-lines";

const MOVES: Record<Move, string> = {
  listen: "listen: say in one sentence what you heard; no question, no advice",
  reflect: "reflect: the meaning you hear, as a guess; no question this time",
  ask: "ask: one short reflection, then one open question that takes them a step further",
  answer: "answer: their question first, briefly; then at most one question",
  advise: "advise: one suggestion to try, with its reason; ask whether it fits",
  draft: "draft: the text they ask for, ready to use; then, in a few words, what to check in it",
  rehearse:
    "rehearse: speak as the other person, one or two lines; then, set apart, one remark on their last line, if they spoke one. Stay in it until they stop",
  close: "close: what they settled, if they did, with its date; no question, no new matter",
};

const MOVES_WITHOUT_OTHER_QUESTION: Move[] = ["listen", "rehearse", "close"];

interface TurnLineInput {
  context: Pick<CoachContext, "now" | "timeZone" | "directness" | "mark" | "goals" | "conversationId">;
  turns: CoachTurn[];
  caution: string | null;
}

type AskingContext = Pick<CoachContext, "goals" | "conversationId" | "directness">;

/** Of the commitments that may be asked about, those that this reply asks about. */
export function commitmentsToAskAbout(context: AskingContext, turns: CoachTurn[]): KnownGoal[] {
  const due = raisedCommitments(context, turns);
  // Mostly none is due; the checks below read every turn.
  if (due.length === 0) return [];
  const { move } = currentMove(turns, context.directness);
  return MOVES_WITHOUT_OTHER_QUESTION.includes(move) || cautionFor(turns) !== null ? [] : due;
}

function moveLine(move: Move, { goals }: Pick<CoachContext, "goals">, askedAbout: KnownGoal[]): string {
  if (askedAbout.length === 0) return `Move: ${MOVES[move]}.`;
  const own =
    move === "ask" ? "ask: one sentence on what they wrote" : MOVES[move].replace(/; (?:then at most one|ask) .*/, "");
  const names = askedAbout.map((goal) => commitmentName(goals, goal)).join(", ");
  const matter = askedAbout.some(({ state }) => state === "due") ? "where this stands" : "how this went";
  return `Move: ${own}; then, as your only question, ${matter}: ${names} of their list, in their words. No blame; they can record the answer below your reply.`;
}

const timesText = (count: number) => (count === 1 ? "one turn" : `${count} turns`);

function countsLine(turns: CoachTurn[], sinceAdvice: number | null): string {
  const advice = sinceAdvice === null ? "no advice yet" : `advice ${timesText(sinceAdvice)} ago`;
  return `So far: ${questionsInARow(turns)} of your replies in a row asked a question; ${advice}.`;
}

export function turnLine({ context, turns, caution }: TurnLineInput): string {
  const { move, sinceAdvice } = currentMove(turns, context.directness);
  const parts = [
    `Today is ${longDate(context.now, context.timeZone)}.`,
    moveLine(move, context, commitmentsToAskAbout(context, turns)),
    countsLine(turns, sinceAdvice),
    ...(caution ? [`Above all: ${caution}`] : []),
  ];
  return `[this turn ${context.mark}] ${parts.join(" ")}`;
}
