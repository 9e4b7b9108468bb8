import type { KnownGoal } from "../schema";
import { trimEnd } from "./text";
import { answer, type Answer, type Moment } from "./moment";
import { paragraphs } from "./writer";

const lineOf = ({ text, dueText }: KnownGoal) => `- “${trimEnd(text)}”${dueText ? `, due ${dueText}` : ""}`;

/** Asks once about what is due. A reply that would end with a question of its own waits for the next message. */
export function withRaised(first: Answer, raised: KnownGoal[], { writer, said }: Moment): Answer {
  if (raised.length === 0) return first;
  const question = paragraphs(
    writer.say(raised.length === 1 ? "raise-one" : "raise-many"),
    raised.map(lineOf).join("\n"),
    writer.say(raised.length === 1 ? "raise-question-one" : "raise-question-many"),
  );
  const isGreeting = said.act.startsWith("greeting");
  const heard = first.isQuestion ? writer.say("raise-first") : first.text;
  const text = paragraphs(isGreeting ? null : heard, question);
  return { text, did: { act: "raise", subject: raised[0]?.id ?? null, at: 0 }, isQuestion: true };
}

// What people say when they are asked how it went; the order decides, because 'not done' holds 'done'.
const WENT: [act: string, words: RegExp][] = [
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
const MAX_WORDS = 40;

/** The answer to 'how did it go?' of the reply before; null when the message speaks of something else. */
export function raisedAnswer({ said, state, writer }: Moment): Answer | null {
  if (state.did?.act !== "raise" || said.words.length > MAX_WORDS || said.text.trim().endsWith("?")) return null;
  const act = WENT.find(([, words]) => words.test(said.normal))?.[0];
  return act ? answer(writer.say(act), act, null, { isQuestion: act !== "raised-drop" }) : null;
}
