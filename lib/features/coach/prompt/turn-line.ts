import type { CoachContext, CoachTurn, KnownGoal } from "../schema";
import { longDate } from "./person-dates";
import { raisedCommitments } from "../raised-commitments";
import { cautionFor } from "../sensitive-matter";
import { currentMove, hasAskedEnough, type Move } from "./choose-move";
import { commitmentName } from "./person-lines";
import { hasJustOffered } from "./practice-offers";

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
  context: Pick<CoachContext, "now" | "timeZone" | "directness" | "mark" | "goals" | "conversationId" | "practices">;
  turns: CoachTurn[];
  caution: string | null;
}

type AskingContext = Pick<CoachContext, "goals" | "conversationId" | "directness">;

/** Of the commitments that may be asked about, those that this reply asks about. */
export function commitmentsToAskAbout(context: AskingContext, turns: CoachTurn[]): KnownGoal[] {
  const due = raisedCommitments(context, turns);
  // Mostly none is due; the checks below read every turn.
  if (due.length === 0) return [];
  const move = currentMove(turns, context.directness);
  return MOVES_WITHOUT_OTHER_QUESTION.includes(move) || cautionFor(turns) !== null ? [] : due;
}

const withoutQuestion = (move: Move) => MOVES[move].replace(/; (?:then at most one|ask) .*/, "");

function withQuestionIf(mayAsk: boolean, move: Move): string {
  const own = withoutQuestion(move);
  return mayAsk || own === MOVES[move] ? MOVES[move] : `${own}; no question this time`;
}

function withQuestionAbout(askedAbout: KnownGoal[], goals: KnownGoal[], move: Move): string {
  const own = move === "ask" ? "ask: one sentence on what they wrote" : withoutQuestion(move);
  const names = askedAbout.map((goal) => commitmentName(goals, goal)).join(", ");
  const matter = askedAbout.some(({ state }) => state === "due") ? "where this stands" : "how this went";
  return `${own}; then, as your only question, ${matter}: ${names} of their list, in their words. No blame; they can record the answer below your reply`;
}

export function turnLine({ context, turns, caution }: TurnLineInput): string {
  const move = currentMove(turns, context.directness);
  const askedAbout = commitmentsToAskAbout(context, turns);
  const described =
    askedAbout.length > 0
      ? withQuestionAbout(askedAbout, context.goals, move)
      : withQuestionIf(!hasAskedEnough(turns, context.directness), move);
  const parts = [
    `Today is ${longDate(context.now, context.timeZone)}.`,
    `Move: ${described}.`,
    ...(hasJustOffered(turns, context.practices) ? ["Offer no practice, unless they ask for one."] : []),
    ...(caution ? [`Above all: ${caution}`] : []),
  ];
  return `[this turn ${context.mark}] ${parts.join(" ")}`;
}
