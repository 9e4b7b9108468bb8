import type { KnownGoal } from "../schema";
import { trimEnd } from "./text";
import { answer, type Answer, type AnswerInput } from "./answer";
import { joinParagraphs } from "./line-picker";

const lineOf = ({ text, dueText }: KnownGoal) => `- “${trimEnd(text)}”${dueText ? `, due ${dueText}` : ""}`;

/** Asks once about what is due. A reply that would end with a question of its own waits for the next message. */
export function askAboutDue(first: Answer, raised: KnownGoal[], { writer, message }: AnswerInput): Answer {
  if (raised.length === 0) return first;
  const question = joinParagraphs(
    writer.pickCopy(raised.length === 1 ? "raise-one" : "raise-many"),
    raised.map(lineOf).join("\n"),
    writer.pickCopy(raised.length === 1 ? "raise-question-one" : "raise-question-many"),
  );
  const isGreeting = message.act.startsWith("greeting");
  const heard = first.isQuestion ? writer.pickCopy("raise-first") : first.text;
  const text = joinParagraphs(isGreeting ? null : heard, question);
  return { text, did: { act: "raise", subject: raised[0]?.id ?? null, at: 0 }, isQuestion: true };
}

// What people say when they are asked how it went; the order decides, because 'not done' holds 'done'.
const OUTCOME_PATTERNS: [act: string, words: RegExp][] = [
  [
    "raised-drop",
    /\b(?:let it go|drop it|no longer|not relevant|doesn't matter|cancel(?:led)?|forget (?:it|about it))\b/,
  ],
  [
    "raised-missed",
    /\b(?:not yet|didn't|did not|haven't|have not|hasn't|not done|no time|forgot|nope|no)\b|\b(?:postponed|slipped|ran out of time|avoided|put it off)\b/,
  ],
  [
    "raised-done",
    /\b(?:done|did it|did|yes|went (?:well|fine|ok|okay|badly)|finished|sent it|told|talked|spoke|called)\b/,
  ],
];
const MAX_OUTCOME_WORDS = 40;

export function answerOutcome({ message, state, writer }: AnswerInput): Answer | null {
  if (state.did?.act !== "raise" || message.words.length > MAX_OUTCOME_WORDS || message.text.trim().endsWith("?"))
    return null;
  const act = OUTCOME_PATTERNS.find(([, words]) => words.test(message.normal))?.[0];
  return act ? answer(writer.pickCopy(act), act, null, { isQuestion: act !== "raised-drop" }) : null;
}
