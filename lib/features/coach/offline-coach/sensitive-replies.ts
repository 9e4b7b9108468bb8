import { LEGAL } from "../misconduct-cues";
import { despairReply, misconductIn, plain, sensitiveMatter } from "../safety";
import type { Caution } from "../safety-lines";
import type { CoachTurn } from "../schema";
import { ask } from "./ask";
import { join, lineIn, type Pen } from "./pen";
import { reflect } from "./reflect";
import * as lines from "./sensitive-lines";
import type { Thread } from "./thread-state";

interface Answer {
  lines: string[];
  questions: string[];
}

const ANSWERS: Record<Exclude<Caution, "despair">, Answer> = {
  misconduct: { lines: lines.MISCONDUCT_LINES, questions: lines.MISCONDUCT_QUESTIONS },
  medical: { lines: lines.MEDICAL_LINES, questions: lines.MEDICAL_QUESTIONS },
  thirdParty: { lines: lines.THIRD_PARTY_LINES, questions: lines.THIRD_PARTY_QUESTIONS },
  manipulation: { lines: lines.MANIPULATION_LINES, questions: lines.MANIPULATION_QUESTIONS },
  ethics: { lines: lines.ETHICS_LINES, questions: lines.ETHICS_QUESTIONS },
};
const LEGAL_ANSWER: Answer = { lines: lines.LEGAL_LINES, questions: lines.LEGAL_QUESTIONS };

const TURNS_TO_LISTEN = 4;

/** Matters where a coach listens, says where they belong, and judges nothing; and where it disagrees, once. */
export function sensitiveReply(thread: Thread, pen: Pen, turns: CoachTurn[]): string | null {
  const matter = sensitiveMatter(turns);
  if (!matter) return null;
  if (matter === "despair") return despairReply(turns);
  const isLawOnly = matter === "misconduct" && LEGAL.test(thread.now.said) && !misconductIn(plain(thread.now.text));
  const answer = isLawOnly ? LEGAL_ANSWER : ANSWERS[matter];
  // Said once, it need not be said at every further detail; a question gets it again.
  const wasSaid = thread.replies.slice(-TURNS_TO_LISTEN).some((reply) => lineIn(lines.MISCONDUCT_LINES, reply));
  if (matter === "misconduct" && wasSaid && !thread.now.said.includes("?")) return null;
  const line = pen.inOrder(answer.lines);
  if (!line) return null;
  const isListening = matter === "misconduct" && !isLawOnly;
  const heard = isListening && thread.now.words >= 8 ? reflect(thread, pen).sentences[0] : null;
  return join([heard, line, pen.inOrder(answer.questions) ?? ask(thread, pen, "reality")]);
}
