import { ask } from "./ask";
import * as cue from "./cues";
import {
  AFTER_PLAN,
  AGAIN_QUESTIONS,
  AT_ONCE_LINES,
  ANNOUNCED_CUE_QUESTIONS,
  BARRIER_QUESTIONS,
  CONFIDENCE_QUESTIONS,
  CUE_QUESTIONS,
  KEEP_FORMS,
  NAME_IT_QUESTIONS,
  PLAN_FRAMES,
  SMALLER_FORMS,
  SMALLER_QUESTIONS,
  THEN_QUESTIONS,
} from "./plan-lines";
import { condense, flipPerson, quoted } from "./mirror";
import { join, lineIn, type Pen } from "./pen";
import { ifThen } from "./if-then";
import { REHEARSAL_INVITES } from "./offer-lines";
import { isUnnamed } from "./promises";
import { isSerious } from "./scenes/index";
import {
  CLOSING_ASKS,
  CLOSING_IDEA_ASKS,
  CLOSING_ENDS,
  CLOSING_LINES,
  MOMENT_MISSING,
  THANKS_LINES,
  THANKS_QUESTIONS,
} from "./special-lines";
import { asSentence, countWords, normal, sentencesOf } from "./text";
import { announcedOf, type Thread } from "./thread-state";

const STEP_FORMS = ["So you will {step}.", "Then the step is to {step}.", "You have decided: {step}."];
const POSSIBLE_STEPS = ["{Step}: that is concrete.", "That is a step: {step}.", "{Step}, then."];
const LATE_FORMS = ["That belongs to the plan as well.", "Good that it came up now."];
const CLEAR_FORMS = ["Then the way is clear.", "So much the better."];
const DEADLINES = ["A deadline says when it is late; a plan also needs the moment it begins."];
const MOMENT_FORMS = ["{Cue}, then.", "{Cue}: good.", "{Cue} it is."];
const LONG_MOMENT_FORMS = ["{Cue}: good.", "{Cue}: noted."];
const MAX_SHORT_MOMENT = 5;
const CHANGED_FORMS = ["Then it reads like this.", "Changed."];
const SURE = ["{N} is enough to begin with.", "With {n}, I would not touch the plan.", "{N}: then it stands."];
const UNSURE = [
  "{N} tells me that something in it is still too big.",
  "{N} is honest; the plan should be smaller or nearer.",
  "With {n}, it would probably lose against a busy day.",
];

/** A number with its article: `a 6`, `an 8`. */
export const aNumber = (value: number) => `${value === 8 ? "an" : "a"} ${value}`;

const isDeadline = (moment: string | null) => moment !== null && /^by\b/i.test(moment);

/** The plan as one or two rules, in the person's words; null while its moment is missing. */
function planText({ commitment, barrier }: Pick<Thread, "commitment" | "barrier">): string | null {
  if (!commitment?.cue) return null;
  return [ifThen({ action: commitment.action, cue: commitment.cue }), barrier].filter(Boolean).join(" ");
}

/** Every plan of the conversation, the latest last. */
export const allPlans = ({ commitment, barrier, past }: Thread): string[] => [
  ...new Set([...past, { commitment, barrier }].flatMap((topic) => planText(topic) ?? [])),
];

/** The latest plan of the conversation, also of an earlier topic. */
export const latestPlan = (thread: Thread): string | null => allPlans(thread).at(-1) ?? null;

function statePlan(thread: Thread, pen: Pen): string | null {
  const plan = planText(thread);
  // Words that will be said were quoted before, and may be again.
  if (!plan || !pen.isNew(plan.replace(/“[^“”]*”/g, ""))) return null;
  const { rating, words } = thread.now;
  // Who gives the number before it was asked for is not asked for it.
  if (rating !== null && words <= 3) return join([pen.any(PLAN_FRAMES), plan, numberAnswer(thread, pen, rating)]);
  return join([pen.any(PLAN_FRAMES), plan, pen.any(CONFIDENCE_QUESTIONS) ?? pen.any(AFTER_PLAN)]);
}

/** What is said to how sure somebody is: from 7 on the plan stands, below it becomes smaller. */
function numberAnswer(thread: Thread, pen: Pen, rating: number): string {
  const slots = { n: aNumber(rating) };
  if (rating >= 7) return join([pen.any(SURE, slots), pen.any(AFTER_PLAN) ?? ask(thread, pen, null)]);
  return join([pen.any(UNSURE, slots), pen.any(SMALLER_QUESTIONS) ?? ask(thread, pen, "options")]);
}

/** 'So you will …' for a decision, something lighter for an idea. */
function stepSentence({ isFirm, replies }: Thread, pen: Pen, step: string): string | null {
  return pen.form(isFirm ? STEP_FORMS : POSSIBLE_STEPS, { step }, replies.length);
}

function askMoment(thread: Thread, pen: Pen, action: string): string {
  const step = flipPerson(action);
  const opening = isDeadline(thread.commitment?.cue ?? null) ? pen.inOrder(DEADLINES) : stepSentence(thread, pen, step);
  const announced = announcedOf(thread);
  const isFree = announced !== null && !isDeadline(thread.commitment?.cue ?? null);
  const near = isFree ? pen.inOrder(ANNOUNCED_CUE_QUESTIONS, { q: quoted(announced.clause) }) : null;
  return join([opening, near ?? pen.inOrder(CUE_QUESTIONS.slice(1)) ?? ask(thread, pen, "will")]);
}

/** Words that can be said or written this minute. */
const AT_ONCE =
  /^(?:text|call|write|send|e-?mail|message|ask|tell|ring|answer|reply)\b.*\b(?:(?:right )?now|right away|immediately|at once)$/i;

/** A promise: asks for its moment, then for what may get in the way, then says it as a rule. */
export function promiseReply(thread: Thread, pen: Pen): string | null {
  const { commitment, lastAsked, asked, isPlanned, isPromised, replies, barrier } = thread;
  if (isPlanned && lastAsked === "barrier" && barrier && pen.isNew(barrier))
    return join([pen.inOrder(LATE_FORMS), barrier, pen.inOrder(AGAIN_QUESTIONS) ?? pen.any(AFTER_PLAN)]);
  if (!commitment || isPlanned) return null;
  const isAnswer = lastAsked === "cue" || lastAsked === "barrier" || lastAsked === "closing";
  if (!isPromised && !isAnswer) return null;
  if (lastAsked === "barrier") {
    const wasAsked = lineIn(THEN_QUESTIONS, replies.at(-1) ?? "") !== null;
    return (thread.obstacle && !wasAsked ? pen.inOrder(THEN_QUESTIONS) : null) ?? statePlan(thread, pen);
  }
  const unnamed = isPromised && isUnnamed(commitment) ? pen.inOrder(NAME_IT_QUESTIONS) : null;
  if (unnamed) return unnamed;
  const atOnce = isPromised && AT_ONCE.test(commitment.action) ? pen.inOrder(AT_ONCE_LINES) : null;
  if (atOnce) return join([atOnce, pen.inOrder(REHEARSAL_INVITES) ?? pen.any(BARRIER_QUESTIONS)]);
  if (!commitment.cue || isDeadline(commitment.cue)) {
    if ((asked.cue ?? 0) < 2) return askMoment(thread, pen, commitment.action);
    return commitment.cue ? statePlan(thread, pen) : null;
  }
  if ((asked.barrier ?? 0) > 0) return statePlan(thread, pen);
  const forms = countWords(commitment.cue) > MAX_SHORT_MOMENT ? LONG_MOMENT_FORMS : MOMENT_FORMS;
  const opening = pen.form(forms, { cue: flipPerson(commitment.cue) }, replies.length);
  const then = thread.obstacle ? pen.inOrder(THEN_QUESTIONS) : null;
  if (then) return join([opening, then]);
  return join([opening, pen.any(BARRIER_QUESTIONS) ?? ask(thread, pen, "will")]);
}

/** The rule once more, when its moment or manner was changed after it had been said. */
function changedReply(thread: Thread, pen: Pen): string | null {
  const { commitment } = thread;
  const rule = commitment?.cue && ifThen({ action: commitment.action, cue: commitment.cue });
  if (!rule || !pen.isNew(rule)) return null;
  return join([pen.inOrder(CHANGED_FORMS), rule, pen.inOrder(AGAIN_QUESTIONS) ?? pen.any(AFTER_PLAN)]);
}

/** After 'how sure are you' something else than a number: what came to mind only then, or that nothing is in the way. */
function beforeTheNumber(thread: Thread, pen: Pen): string | null {
  const { now, barrier } = thread;
  const again = () => pen.inOrder(AGAIN_QUESTIONS) ?? pen.any(AFTER_PLAN);
  const changed = changedReply(thread, pen);
  if (changed) return changed;
  const then = thread.obstacle && !barrier ? pen.inOrder(THEN_QUESTIONS) : null;
  if (then) return then;
  if (barrier && pen.isNew(barrier)) return join([pen.inOrder(LATE_FORMS), barrier, again()]);
  return cue.NONE.test(now.said) && now.words > 2 ? join([pen.inOrder(CLEAR_FORMS), again()]) : null;
}

/** The number after 'how sure are you'. */
export function confidenceReply(thread: Thread, pen: Pen): string | null {
  const { now, lastAsked } = thread;
  if (lastAsked === "confidence" && now.rating === null) return beforeTheNumber(thread, pen);
  if (lastAsked !== "confidence" || now.rating === null) return null;
  return numberAnswer(thread, pen, now.rating);
}

/** The plan made smaller after a low number. */
export function smallerReply(thread: Thread, pen: Pen): string | null {
  const { lastAsked, now } = thread;
  if (lastAsked !== "smaller" || now.words < 2 || cue.UNSURE.test(now.said)) return null;
  const changed = changedReply(thread, pen);
  if (changed) return changed;
  return join([pen.any(SMALLER_FORMS), pen.inOrder(AGAIN_QUESTIONS) ?? ask(thread, pen, null)]);
}

/** The last words: the rule to keep when there is one, or what is missing from it. */
function farewell(thread: Thread, pen: Pen): string {
  const { commitment, isPlanned, context } = thread;
  const name = { name: context.firstName };
  const plan = planText(thread);
  if (plan && !isPlanned && pen.isNew(plan)) return join([pen.any(CLOSING_LINES, name), plan, pen.any(CLOSING_ENDS)]);
  const kept = [...thread.past, thread].toReversed().find((topic) => topic.commitment?.cue)?.commitment;
  const first = kept?.cue && ifThen({ action: kept.action, cue: kept.cue });
  const rule = first && pen.countSaid(KEEP_FORMS) === 0 && pen.any(KEEP_FORMS, { plan: first.replace(/^If\b/, "if") });
  if (rule) return join([pen.any(CLOSING_LINES, name), rule]);
  if (commitment && !plan) return pen.any(MOMENT_MISSING, name) ?? join([pen.any(CLOSING_ENDS)]);
  const end = pen.any(CLOSING_ENDS) ?? asSentence(`${context.firstName}, the door stays open`);
  return join([pen.any(CLOSING_LINES, name), end]);
}

/** Asks for the next time. */
const SEE_YOU = /\b(?:same time|tomorrow|next week|next time|later|again)\s?\?$/;
const MAX_THANKS = 12;
const MAX_BEFORE = 30;

/** The end of a conversation: the plan when there is one, else one question for a step, asked once. */
export function closingReply(thread: Thread, pen: Pen): string | null {
  const { now, commitment, told, isPlanned, isListening, lastAsked, asked, context } = thread;
  const isClosing =
    cue.CLOSING.test(now.said) && now.words <= 25 && (!now.said.endsWith("?") || SEE_YOU.test(now.said));
  const last = sentencesOf(now.text).at(-1) ?? "";
  const isThanks =
    cue.THANKS.test(normal(last)) && countWords(last) <= MAX_THANKS && !last.endsWith("?") && now.words <= MAX_BEFORE;
  // 'I want to be liked. There, that's it.' ends nothing yet.
  if ((!isClosing && !isThanks) || (told.length === 0 && now.want !== null)) return null;
  const thanks = isThanks ? pen.any(THANKS_LINES, { name: context.firstName }) : null;
  if (commitment && !isPlanned && !commitment.cue && (asked.cue ?? 0) === 0) {
    const moment = pen.inOrder(CUE_QUESTIONS, { action: flipPerson(commitment.action) });
    if (moment) return join([thanks, moment]);
  }
  if (isThanks && isListening) return join([thanks, pen.any(CLOSING_ENDS)]);
  const mayAsk =
    told.length >= 2 &&
    !commitment &&
    latestPlan(thread) === null &&
    lastAsked !== "closing" &&
    !isSerious(thread.scene);
  const idea = thread.idea && condense(flipPerson(thread.idea));
  const request = mayAsk ? (pen.inOrder(CLOSING_IDEA_ASKS, { idea }) ?? pen.inOrder(CLOSING_ASKS)) : null;
  if (request) return join([thanks, request]);
  if (isClosing) return farewell(thread, pen);
  return join([thanks, pen.any(THANKS_QUESTIONS) ?? pen.any(CLOSING_ENDS)]);
}
