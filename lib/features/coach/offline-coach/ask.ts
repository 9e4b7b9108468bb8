import { AFTER_PLAN, ANNOUNCED_CUE_QUESTIONS, ANNOUNCED_NOW_QUESTIONS } from "./plan-lines";
import {
  CHALLENGE_QUESTIONS,
  DEEPER_QUESTIONS,
  FROM_A_FRIEND,
  GO_ON_QUESTIONS,
  GOAL_QUESTIONS,
  IDEA_WILL_QUESTIONS,
  NAMED_WILL_QUESTIONS,
  NEXT_IDEA_QUESTIONS,
  OPTION_QUESTIONS,
  REALITY_QUESTIONS,
  RETURN_QUESTIONS,
  TO_A_FRIEND,
  WANT_QUESTIONS,
  WANT_THING_QUESTIONS,
  WILL_QUESTIONS,
} from "./question-lines";
import { EASIER_QUESTIONS } from "./short-lines";
import { CANNOT_BE_UNDONE, FOLLOWS, IDEA_QUESTIONS, SOBER_QUESTIONS } from "./follow-lines";
import { isWeighty } from "./clauses";
import { condense, flipPerson, quoted } from "./mirror";
import { partOf, PARTS, PREFERS, WELCOMES, type Part } from "./part";
import { lineIn, type Pen } from "./pen";
import { isSerious } from "./scenes/index";
import type { Heard } from "./reflect";
import { isSore } from "./sore";
import { BACK_QUESTIONS } from "./special-lines";
import { countWords, normal, wordsOf } from "./text";
import { THING_QUESTIONS } from "./thing-lines";
import { thingsIn } from "./things";
import { announcedOf, type Thread } from "./thread-state";
import { leaningsOf, voiceFor } from "./voice";

const GENERIC: Record<Part, string[]> = {
  goal: GOAL_QUESTIONS,
  reality: REALITY_QUESTIONS,
  options: OPTION_QUESTIONS,
  will: WILL_QUESTIONS,
};
const LIGHT_WILL = ["What is one small step, with one date to it?"];
const EXACTING_WILL = ["What would be good enough here, and on which day will you do it?"];

const FEW_WORDS = 5;

function willLines({ context }: Thread): string[] {
  const { isLight, isExacting } = voiceFor(leaningsOf(context));
  if (isLight) return LIGHT_WILL;
  return isExacting ? EXACTING_WILL : [];
}

const TURNS_BETWEEN_RETURNS = 4;

/** Weighty phrases of earlier messages that can be returned to, the latest first; the last two messages are too near. */
function earlierPhrases({ told }: Thread): string[] {
  return told
    .slice(0, -2)
    .toReversed()
    .flatMap(({ clauses }) => clauses.slice(0, 1))
    .filter((clause) => countWords(clause) <= 10 && isWeighty(clause));
}

/** Goes back to something said before that was not returned to yet. */
export function returnQuestion(thread: Thread, pen: Pen): string | null {
  const isRecent = thread.replies.slice(-TURNS_BETWEEN_RETURNS).some((reply) => lineIn(RETURN_QUESTIONS, reply));
  if (isRecent) return null;
  for (const phrase of earlierPhrases(thread).slice(0, 12)) {
    const isUsed = thread.replies.some((reply) => reply.includes(`${quoted(phrase)}`));
    const question = isUsed ? null : pen.any(RETURN_QUESTIONS, { q: quoted(phrase) });
    if (question) return question;
  }
  return null;
}

const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A question that cannot have been asked before, for conversations that have used up all others. */
function lastResort({ replies, now }: Thread): string {
  const count = NUMBERS[replies.length] ?? String(replies.length);
  const topic = now.clauses[0];
  return topic
    ? `After ${count} turns, what is still unsaid about ${quoted(topic)}?`
    : `We have been going back and forth ${count} times now; what would you like to do with the next one?`;
}

/** A question that follows from what the person just said, rather than from the situation. */
export function followUp(
  { want, isIdeaNew, idea, now, heard: told, replies }: Thread,
  pen: Pen,
  part: Part | null,
  heard: Partial<Heard>,
  maxWords = Infinity,
): string | null {
  const { saidWant, focus } = heard;
  const any = (lines: readonly string[]) => pen.any(shortOf(lines, maxWords)) ?? pen.any(lines);
  if (CANNOT_BE_UNDONE.test(now.said)) {
    const sober = pen.any(SOBER_QUESTIONS);
    if (sober) return sober;
  }
  // What one would tell a friend is no plan yet.
  if (lineIn(TO_A_FRIEND, replies.at(-1) ?? "")) {
    const own = pen.inOrder(FROM_A_FRIEND);
    if (own) return own;
  }
  if (part === "options" && isIdeaNew) return any(IDEA_QUESTIONS);
  if (part === "will" && idea) {
    const announced = announcedOf({ heard: told, now });
    const list = now.announced ? ANNOUNCED_NOW_QUESTIONS : ANNOUNCED_CUE_QUESTIONS.slice(0, 1);
    const near = announced && pen.inOrder(list, { q: quoted(announced.clause) });
    if (near) return near;
    const isAboutIt = isIdeaNew || PREFERS.test(now.said) || WELCOMES.test(now.said) || now.words <= FEW_WORDS;
    return isAboutIt
      ? pen.any(IDEA_WILL_QUESTIONS)
      : pen.inOrder(NAMED_WILL_QUESTIONS, { idea: condense(flipPerson(idea)) });
  }
  if (part === "will") return null;
  if (saidWant) return any(want?.includes("to ") ? WANT_QUESTIONS : WANT_THING_QUESTIONS);
  if (part !== "reality" || !focus) return null;
  const said = normal(focus);
  return FOLLOWS.filter(({ when }) => when.test(said)).reduce<string | null>(
    (found, { lines }) => found ?? any(lines),
    null,
  );
}

/** The situation's own questions open a part; later ones follow from the words alone. */
const SCENE_QUESTIONS = { goal: 1, reality: 2, options: 1, will: 1 } satisfies Record<Part, number>;

function sceneLines({ scene, asked, want }: Thread, part: Part): string[] {
  // A wish in the person's own words is nearer to them than the situation it came up in.
  const isOwnStep = part === "will" && want !== null;
  return scene && !isOwnStep && (asked[part] ?? 0) < SCENE_QUESTIONS[part] ? scene[part] : [];
}

const ASKED_LATELY = 2;

/** A question about somebody or something that the person has just named: of what was said back first. */
function thingQuestion({ now, replies }: Thread, pen: Pen, part: Part, focus: string | null, maxWords: number) {
  // What hurts is no object to be handled.
  if (part === "will" || isSore(now)) return null;
  const asked = replies.slice(-ASKED_LATELY).map((reply) => normal(reply.slice(reply.lastIndexOf(".") + 1)));
  const named = [focus ?? "", ...now.clauses].flatMap((clause) => thingsIn(clause).toReversed());
  for (const { kind, name } of named) {
    const wasAsked = asked.some((question) => question.includes(normal(name)));
    const question = wasAsked
      ? null
      : pen.any(shortOf(THING_QUESTIONS[kind][part], maxWords + 1 - countWords(name)), { it: name });
    if (question) return question;
  }
  return null;
}

const GENERIC_FIRST: Record<Part, string[]> = { ...GENERIC, reality: [...DEEPER_QUESTIONS, ...REALITY_QUESTIONS] };
const COMMON = new Set(
  "what would could does that this your with have most here from them they when where which about make will into some thing things there like here doing than more".split(
    " ",
  ),
);

/** The lines that ask for nothing the person has just used the word for: 'It cost me a year.' 'What does that cost you?' */
function unsaid(lines: readonly string[], { now }: Thread): readonly string[] {
  const words = new Set(wordsOf(now.said));
  return lines.filter(
    (line) => !wordsOf(normal(line)).some((word) => word.length >= 4 && !COMMON.has(word) && words.has(word)),
  );
}

export const shortOf = (lines: readonly string[], maxWords: number) =>
  lines.filter((line) => countWords(line) <= maxWords);

/**
 * The one question of a turn, for a part of the conversation; it always finds one that was not asked yet. Of those that fit
 * it takes one within `maxWords` while there is one.
 */
export function ask(
  thread: Thread,
  pen: Pen,
  part: Part | null,
  heard: Partial<Heard> = {},
  maxWords = Infinity,
): string {
  const { scene, other, want } = thread;
  const slots = { other, want };
  if (!part) return pen.inOrder(AFTER_PLAN) ?? returnQuestion(thread, pen) ?? lastResort(thread);
  const more = part === "options" && thread.idea ? NEXT_IDEA_QUESTIONS : [];
  const own = [...(part === "will" ? willLines(thread) : []), ...more, ...sceneLines(thread, part)];
  const serious = isSerious(scene) ? pen.inOrder(PARTS.slice(0, 3).flatMap((each) => scene?.[each] ?? [])) : null;
  if (serious) return serious;
  const everything = PARTS.flatMap((each) => [...GENERIC_FIRST[each], ...(scene?.[each] ?? [])]);
  const harder = thread.isChallenged && part === "reality" ? pen.inOrder(CHALLENGE_QUESTIONS) : null;
  return (
    harder ??
    followUp(thread, pen, part, heard, maxWords) ??
    pen.any(shortOf(own, maxWords), slots) ??
    thingQuestion(thread, pen, part, heard.focus ?? null, maxWords) ??
    pen.any(unsaid(shortOf(GENERIC_FIRST[part], maxWords), thread), slots) ??
    returnQuestion(thread, pen) ??
    pen.any(shortOf(everything, maxWords), slots) ??
    pen.any(everything, slots) ??
    pen.any(EASIER_QUESTIONS) ??
    pen.any(BACK_QUESTIONS) ??
    lastResort(thread)
  );
}

/** An open question back to the matter, after something that was not about it. */
export const goOn = (thread: Thread, pen: Pen): string =>
  (thread.told.length > 0 ? pen.any(GO_ON_QUESTIONS) : pen.any(BACK_QUESTIONS)) ??
  returnQuestion(thread, pen) ??
  ask(thread, pen, partOf(thread));
