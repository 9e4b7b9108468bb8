import { ADDS, ASKS_PLAN, CLOSING, INSISTS_ON_ADVICE, NOT_DONE, THANKS, VENTS, WANTS_PLAN } from "./cues";
import { ask, goOn } from "./ask";
import { partOf } from "./part";
import { advise } from "./advice-replies";
import * as lines from "./matter-lines";
import { condense, flipPerson, mirror, quoted } from "./mirror";
import { join, type Pen } from "./pen";
import { ifThen } from "./if-then";
import { latestPlan } from "./plan-replies";
import { saidAbout } from "./recall-replies";
import { reflect } from "./reflect";
import { LISTENING_LINES } from "./special-lines";
import { countWords, midSentence, normal } from "./text";
import type { Thread } from "./thread-state";
import { asWish } from "./wants";

const NUMBERS: Record<number, string> = { 2: "two", 3: "three", 4: "four", 5: "five" };
const COUNTED =
  /\b(two|three|four|five|2|3|4|5|several) (?:things|topics|issues|matters|problems|points)\b(?:[^.]{0,20}:|(?<=^(?:(?:so|ok|well),? )?(?:there are|i have|i've got) .{3,24})[^.]{0,20}\.)/;

/** Several matters in one message: which is to be taken first. */
export function severalReply({ now }: Thread, pen: Pen): string | null {
  if (now.items === 0 && !COUNTED.test(now.said)) return null;
  const question = pen.inOrder(lines.WHICH_FIRST);
  return question && join([pen.inOrder(lines.SEVERAL_LINES, { n: NUMBERS[now.items] ?? null }), question]);
}

/** One more matter beside the present one, before any of them has led to a step. */
export function addedReply({ now, heard, commitment, isIdeaNew, lastAsked }: Thread, pen: Pen): string | null {
  const isAnswer = lastAsked === "options" || lastAsked === "will" || lastAsked === "barrier";
  if (!ADDS.test(now.said) || heard.length === 0 || commitment || isIdeaNew || isAnswer || now.words < 4) return null;
  const line = pen.inOrder(lines.ADDED_LINES);
  return line && join([line, pen.inOrder(lines.WHICH_FIRST.slice(0, 1)) ?? pen.inOrder(lines.WHICH_FIRST)]);
}

/** A matter that was spoken of before and is named again, with nothing else: what was said of it, and on from there. */
export function namedReply(thread: Thread, pen: Pen): string | null {
  if (!thread.named) return null;
  const phrase = saidAbout(thread.told, thread.named);
  const line = phrase && pen.form(lines.NAMED_FORMS, { q: quoted(phrase) }, thread.replies.length);
  return join([line, pen.inOrder(lines.NAMED_QUESTIONS) ?? ask(thread, pen, "reality")]);
}

/** The last rule once more, when the person comes back. */
export function lastTime(thread: Thread, pen: Pen): string | null {
  const kept = thread.isPlanned ? thread.commitment : null;
  const plan = kept?.cue && ifThen({ action: kept.action, cue: kept.cue }).replace(/^If\b/, "if").replace(/\.$/, "");
  const line = plan && pen.form(lines.LAST_TIME_FORMS, { plan }, 0);
  const question = line && pen.inOrder(lines.REVIEW_QUESTIONS);
  return question ? join([line, question]) : null;
}

/** How a planned step went. */
export function reviewReply(thread: Thread, pen: Pen): string | null {
  const { now, lastAsked, isDone } = thread;
  if (isDone) {
    const line = pen.inOrder(lines.DONE_LINES);
    return line && join([line, pen.any(lines.DONE_QUESTIONS) ?? goOn(thread, pen)]);
  }
  if (lastAsked !== "review" || !(NOT_DONE.test(now.said) || /^(?:no|nope|nah|not)\b/.test(now.said))) return null;
  const line = pen.inOrder(lines.NOT_DONE_LINES);
  return line && join([line, pen.any(lines.NOT_DONE_QUESTIONS) ?? goOn(thread, pen)]);
}

/** The person wants to be heard: no question, no advice, until they ask or want something. */
export function listeningReply(thread: Thread, pen: Pen): string | null {
  const { now, isListening } = thread;
  if (!isListening || CLOSING.test(now.said) || THANKS.test(now.said) || now.said.endsWith("?")) return null;
  // 'Let me rant for a moment' asks for room and tells nothing yet.
  const isAsking = VENTS.test(now.said) && now.words <= MAX_VENT_WORDS;
  const [heard] = now.words >= 4 && !isAsking ? reflect(thread, pen).sentences : [];
  return heard ?? pen.inOrder(LISTENING_LINES);
}

const MAX_VENT_WORDS = 12;
const MIN_OBSTACLE = 4;

/** What is known of a plan that is not one yet, and the piece that is missing. */
export function planReply(thread: Thread, pen: Pen): string | null {
  const { now, want, idea, commitment, heard } = thread;
  const isWanted = WANTS_PLAN.test(now.said);
  if (!(isWanted || (ASKS_PLAN.test(now.said) && /\bplans?\b/.test(now.said))) || now.words > 30 || latestPlan(thread))
    return null;
  if (isWanted && INSISTS_ON_ADVICE.test(now.said) && pen.countSaid(lines.PLAN_SO_FAR_FORMS) > 0)
    return advise(thread, pen);
  const step = commitment?.action ?? idea;
  const obstacle = heard
    .map((message) => message.obstacle && mirror(message.obstacle))
    .findLast((statement) => statement && countWords(statement) >= MIN_OBSTACLE);
  const isOther = obstacle && !(want && normal(obstacle).includes(normal(want)));
  const parts = [
    want && asWish(want),
    isOther ? `against it stands that ${midSentence(condense(obstacle))}` : null,
    step && `a step would be to ${condense(flipPerson(step))}`,
  ].filter(Boolean);
  const line =
    parts.length > 0
      ? pen.form(lines.PLAN_SO_FAR_FORMS, { parts: parts.join("; ") }, 0)
      : pen.inOrder(lines.PLAN_NEEDS);
  const day = step ? pen.inOrder(lines.PLAN_DAY_QUESTIONS, { idea: condense(flipPerson(step)) }) : null;
  const missing = want ? lines.PLAN_STEP_QUESTIONS : lines.PLAN_GOAL_QUESTIONS;
  return join([line, day ?? pen.inOrder(missing) ?? ask(thread, pen, partOf(thread))]);
}
