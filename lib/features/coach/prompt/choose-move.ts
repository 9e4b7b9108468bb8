import type { CoachTurn, Directness } from "../schema";
import { ownLines } from "../texts/pasted-text";
import { ADVICE, ASKING, CLOSING, DRAFTING, LEAVING_REHEARSAL, REHEARSING, REVISING, VENTING } from "./move-patterns";

export type Move = "listen" | "reflect" | "ask" | "answer" | "advise" | "draft" | "rehearse" | "close";

const MAX_QUESTIONS_IN_A_ROW: Record<Directness, number> = { listen: 1, balanced: 2, direct: 2 };
const MAX_REVISION_WORDS = 14;
const REPLIES_BETWEEN_UNASKED_ADVICE = 4;

/** A question in a draft is for somebody else. */
const QUOTED_LINES = /^>.*$/gm;
const asksQuestion = ({ content }: CoachTurn) => content.replace(QUOTED_LINES, "").includes("?");

function questionsInARow(turns: CoachTurn[]): number {
  const replies = turns.filter(({ role }) => role === "assistant").toReversed();
  const quiet = replies.findIndex((reply) => !asksQuestion(reply));
  return quiet === -1 ? replies.length : quiet;
}

/** Whether the last replies asked so many questions in a row that the next one asks none. */
export const hasAskedEnough = (turns: CoachTurn[], directness: Directness): boolean =>
  questionsInARow(turns) >= MAX_QUESTIONS_IN_A_ROW[directness];

const isRevision = (said: string) => said.split(/\s+/).length <= MAX_REVISION_WORDS && REVISING.test(said);

function askedMove(text: string, before: Move | null): Move | null {
  const ownText = ownLines(text) || text.trim();
  if (VENTING.test(ownText)) return "listen";
  if (REHEARSING.test(ownText)) return "rehearse";
  // In a rehearsal, what the person says is addressed to the counterpart, even a question.
  if (before === "rehearse" && !LEAVING_REHEARSAL.test(ownText) && !CLOSING.test(ownText)) return "rehearse";
  if (DRAFTING.test(ownText) || (before === "draft" && isRevision(ownText))) return "draft";
  if (ADVICE.test(ownText)) return "advise";
  if (CLOSING.test(ownText)) return "close";
  return ASKING.test(ownText) ? "answer" : null;
}

interface MoveInput {
  turns: CoachTurn[];
  directness: Directness;
  sinceAdvice: number | null;
  before: Move | null;
}

function chooseMove({ turns, directness, sinceAdvice, before }: MoveInput): Move {
  const requestedMove = askedMove(turns.at(-1)?.content ?? "", before);
  if (requestedMove) return requestedMove;
  const replies = turns.filter(({ role }) => role === "assistant").length;
  const isDue = (sinceAdvice ?? replies) >= REPLIES_BETWEEN_UNASKED_ADVICE;
  if (directness === "direct" && isDue) return "advise";
  if (hasAskedEnough(turns, directness)) return directness === "listen" ? "listen" : "reflect";
  return "ask";
}

/**
 * The move for the last message. Moves are not stored: those of earlier turns are computed from the same turns by the
 * same rules.
 */
export function currentMove(turns: CoachTurn[], directness: Directness): Move {
  let sinceAdvice: number | null = null;
  let before: Move | null = null;
  for (const [index, { role }] of turns.entries()) {
    if (role !== "user" || turns[index + 1]?.role === "user") continue;
    before = chooseMove({ turns: turns.slice(0, index + 1), directness, sinceAdvice, before });
    if (before === "advise") sinceAdvice = 1;
    else if (sinceAdvice !== null) sinceAdvice += 1;
  }
  return before ?? "ask";
}
