import {
  EASIER_QUESTIONS,
  GOAL_QUESTIONS,
  OPTION_QUESTIONS,
  REALITY_QUESTIONS,
  RETURN_QUESTIONS,
  WANT_QUESTIONS,
  WANT_THING_QUESTIONS,
  WILL_QUESTIONS,
  AFTER_PLAN,
} from "./generic-lines";
import { FOLLOWS, IDEA_QUESTIONS } from "./follow-lines";
import { quoted } from "./mirror";
import type { Pen } from "./pen";
import type { Heard } from "./reflect";
import { BACK_QUESTIONS } from "./special-lines";
import { countWords, normal } from "./text";
import type { Thread } from "./thread";
import { leaningsOf, voiceFor } from "./voice";

/** The four parts of a conversation about one matter. */
export type Part = "goal" | "reality" | "options" | "will";

const PARTS: Part[] = ["goal", "reality", "options", "will"];

const GENERIC: Record<Part, string[]> = {
  goal: GOAL_QUESTIONS,
  reality: REALITY_QUESTIONS,
  options: OPTION_QUESTIONS,
  will: WILL_QUESTIONS,
};
const LIGHT_WILL = ["What is one small step, with one date to it?"];
const EXACTING_WILL = ["What would be good enough here, and on which day will you do it?"];

const PREFERS =
  /\b(?:i (?:think|guess|suppose|prefer|like|choose|pick)|i'd (?:say|go with|choose|prefer|pick)|let's go with|the (?:first|second|third|last|best|honest|right|former|latter)(?: one| way| option| idea)?)\b/;
const WELCOMES =
  /\b(?:could work|might work|would work|works|fits?|i like|good idea|makes sense|worth (?:a try|trying)|i could do that|helpful|that's good|yes)\b/;

/** Where the conversation stands: what is wanted, what is so, what could be done, what will be done. */
export function partOf({ want, asked, context, idea, isIdeaNew, isPlanned, lastAsked, now }: Thread): Part | null {
  if (isPlanned) return null;
  if (lastAsked === "advice" && WELCOMES.test(now.said)) return "will";
  if (idea && PREFERS.test(now.said) && (lastAsked === "options" || lastAsked === "will")) return "will";
  if (isIdeaNew && (asked.options ?? 0) === 0) return "options";
  const count = (part: Part) => asked[part] ?? 0;
  const { isSlow } = voiceFor(leaningsOf(context));
  if (!want && count("goal") === 0) return "goal";
  if (count("reality") < (isSlow ? 3 : 2)) return "reality";
  if (count("options") < (idea ? 1 : 2)) return "options";
  return "will";
}

function willLines({ context }: Thread): string[] {
  const { isLight, isExacting } = voiceFor(leaningsOf(context));
  if (isLight) return LIGHT_WILL;
  return isExacting ? EXACTING_WILL : [];
}

/** Phrases of earlier messages that can be returned to, the latest first. */
function earlierPhrases({ told }: Thread): string[] {
  return told
    .toReversed()
    .flatMap(({ clauses }) => clauses.slice(0, 2))
    .filter((clause) => countWords(clause) <= 10);
}

/** Goes back to something said before that was not returned to yet. */
export function returnQuestion(thread: Thread, pen: Pen): string | null {
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
function followUp({ want, isIdeaNew }: Thread, pen: Pen, part: Part, heard: Partial<Heard>): string | null {
  const { saidWant, focus } = heard;
  if (part === "options" && isIdeaNew) return pen.any(IDEA_QUESTIONS);
  if (saidWant && part !== "will") return pen.any(want?.includes("to ") ? WANT_QUESTIONS : WANT_THING_QUESTIONS);
  if (part !== "reality") return null;
  const follow = focus && FOLLOWS.find(({ when }) => when.test(normal(focus)));
  return follow ? pen.any(follow.lines) : null;
}

/** The one question of a turn, for a part of the conversation; it always finds one that was not asked yet. */
export function ask(thread: Thread, pen: Pen, part: Part | null, heard: Partial<Heard> = {}): string {
  const { scene, other, want } = thread;
  const slots = { other, want };
  if (!part) return pen.inOrder(AFTER_PLAN) ?? returnQuestion(thread, pen) ?? lastResort(thread);
  // A wish in the person's own words is nearer to them than the situation it came up in.
  const isOwnStep = part === "will" && want !== null;
  const own = [...(part === "will" ? willLines(thread) : []), ...(isOwnStep ? [] : (scene?.[part] ?? []))];
  const everything = PARTS.flatMap((each) => [...(scene?.[each] ?? []), ...GENERIC[each]]);
  return (
    followUp(thread, pen, part, heard) ??
    pen.any(own, slots) ??
    pen.any(GENERIC[part], slots) ??
    returnQuestion(thread, pen) ??
    pen.any(everything, slots) ??
    pen.any(EASIER_QUESTIONS) ??
    pen.any(BACK_QUESTIONS) ??
    lastResort(thread)
  );
}
