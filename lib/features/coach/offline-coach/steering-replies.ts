import { hasPastedText } from "../pasted-text";
import { aboutCoach } from "./about-cues";
import { ask, goOn } from "./ask";
import { partOf } from "./part";
import * as cue from "./cues";
import { CHALLENGE_QUESTIONS } from "./question-lines";
import { NEW_SIGHT_FORMS, NEW_SIGHT_QUESTIONS } from "./short-lines";
import { join, type Pen } from "./pen";
import { lastTime } from "./matter-replies";
import { quoted } from "./mirror";
import { restOf } from "./rest-of";
import * as lines from "./special-lines";
import { normal, trimEndOf, wordsOf } from "./text";
import type { Thread } from "./thread-state";

interface Steering {
  cue: RegExp;
  lines: string[];
  questions: string[];
  /** Longer messages hold more than this and are answered for that. */
  maxWords: number;
}

const STEERINGS: Steering[] = [
  { cue: cue.DOUBTS_COACH, lines: lines.DOUBT_LINES, questions: lines.DOUBT_PARTNER_QUESTIONS, maxWords: 25 },
  { cue: cue.ASKS_MEANING, lines: lines.MEANING_LINES, questions: [], maxWords: 12 },
  { cue: cue.LEAVES_MATTER, lines: lines.LEFT_LINES, questions: lines.LEFT_QUESTIONS, maxWords: 12 },
  { cue: cue.CLAIMS_SAID, lines: lines.NOT_SAID_LINES, questions: [], maxWords: 25 },
  { cue: cue.ASKED_TWICE, lines: lines.ASKED_TWICE_LINES, questions: [], maxWords: 12 },
  { cue: cue.PARROTED, lines: lines.PARROT_LINES, questions: [], maxWords: 12 },
  { cue: cue.HOSTILE, lines: lines.HOSTILE_LINES, questions: lines.HOSTILE_QUESTIONS, maxWords: 25 },
  { cue: cue.COMPLAINS, lines: lines.COMPLAINT_LINES, questions: lines.COMPLAINT_QUESTIONS, maxWords: 12 },
  { cue: cue.CORRECTS, lines: lines.CORRECTED_LINES, questions: lines.CORRECTED_QUESTIONS, maxWords: 8 },
  { cue: cue.ASKS_VERDICT, lines: lines.VERDICT_LINES, questions: lines.VERDICT_QUESTIONS, maxWords: 12 },
  { cue: cue.ASKS_REASSURANCE, lines: lines.REASSURANCE_LINES, questions: lines.REASSURANCE_QUESTIONS, maxWords: 20 },
  { cue: cue.WANTS_AGREEMENT, lines: lines.AGREEMENT_LINES, questions: lines.AGREEMENT_QUESTIONS, maxWords: 60 },
];

/** Messages about the conversation itself: displeasure, correction, a wish for applause. */
export function steeringReply(thread: Thread, pen: Pen): string | null {
  const { said, words } = thread.now;
  if (cue.ASKS_MENTIONED.test(said)) return null;
  const steering = STEERINGS.find((each) => each.cue.test(said) && words <= each.maxWords);
  if (!steering || (steering.cue === cue.COMPLAINS && cue.INSISTS_ON_ADVICE.test(said))) return null;
  if (steering.cue === cue.CLAIMS_SAID && wasSaidHere(thread)) return null;
  const line = pen.inOrder(steering.lines);
  if (!line) return null;
  const rest = restOf(thread, steering.cue);
  if (rest && pen.isNew(rest)) return join([line, rest, ask(thread, pen, partOf(thread))]);
  // 'Not my manager, my skip level' has put it right already.
  const isBare = steering.cue !== cue.CORRECTS || words <= MAX_BARE;
  return join([line, (isBare ? pen.inOrder(steering.questions) : null) ?? ask(thread, pen, partOf(thread))]);
}

/** The person wants to be contradicted: a yes to it, and the harder question. */
export function challengeReply(thread: Thread, pen: Pen): string | null {
  const { now, told } = thread;
  if (!cue.WANTS_CHALLENGE.test(now.said)) return null;
  const line = pen.inOrder(lines.CHALLENGED_LINES);
  const rest = restOf(thread, cue.WANTS_CHALLENGE);
  const questions = now.scene !== null || told.length > 0 ? CHALLENGE_QUESTIONS : lines.CHALLENGE_BACK_QUESTIONS;
  return line && join([line, rest, pen.inOrder(questions) ?? ask(thread, pen, partOf(thread))]);
}

/** Whether the coach has given anything that a person may call its words: a suggestion, or a quotation. */
function wasSaidHere({ now, replies, sinceAdvice }: Thread): boolean {
  const claimed = wordsOf(now.said).filter((word) => word.length >= LONG_WORD);
  const spoken = normal(replies.join(" "));
  return sinceAdvice !== null || (claimed.length > 0 && claimed.every((word) => spoken.includes(word)));
}
const LONG_WORD = 6;

const MAX_BARE = 5;

export function praiseReply(thread: Thread, pen: Pen): string | null {
  const { said, words } = thread.now;
  if (!cue.PRAISES.test(said) || words > 14 || cue.UNSURE.test(said)) return null;
  const line = pen.any(thread.told.length < 2 ? lines.EARLY_PRAISE_LINES : lines.PRAISE_LINES);
  return line && join([line, goOn(thread, pen)]);
}

/** The person sees something new: room for it, and what it changes. */
export function newSightReply(thread: Thread, pen: Pen): string | null {
  const { said, words } = thread.now;
  if (!cue.SEES_ANEW.test(said) || words > 14 || said.endsWith("?")) return null;
  const question = pen.any(NEW_SIGHT_QUESTIONS);
  return question && join([pen.any(NEW_SIGHT_FORMS), question]);
}

/** Orders to a machine are text like any other; the message as it was typed is looked at, quoted mail included. */
export function injectionReply(thread: Thread, pen: Pen, message: string): string | null {
  if (!cue.INJECTION.test(message.toLowerCase())) return null;
  const isPasted = hasPastedText(message) || thread.now.words > 60;
  const line = pen.inOrder(isPasted ? lines.PASTED_INJECTION_LINES : lines.INJECTION_LINES);
  return join([line, pen.inOrder(lines.INJECTION_QUESTIONS) ?? ask(thread, pen, partOf(thread))]);
}

const MAX_BESIDE = 8;

/** Somebody else's text with hardly a word of the person's own: it is theirs to say what is in it for them. */
export function pastedReply({ now }: Thread, pen: Pen, message: string): string | null {
  const saysMore =
    now.words > MAX_BESIDE || now.feelings.length > 0 || now.want !== null || cue.ASKS_WORDING.test(now.said);
  if (saysMore || !hasPastedText(message)) return null;
  const line = pen.inOrder(lines.PASTED_LINES);
  // Who asks what to do with it is asked what it should lead to.
  const questions = cue.ASKS_ADVICE.test(now.said) ? lines.PASTED_QUESTIONS.slice(1) : lines.PASTED_QUESTIONS;
  return line && join([line, pen.inOrder(questions)]);
}

export function greetingReply(thread: Thread, pen: Pen): string | null {
  const { now, context, replies, told } = thread;
  const isSmall =
    now.words <= 14 && !now.scene && !now.want && !now.obstacle && now.feelings.length === 0 && !now.other;
  const isOpening =
    cue.OPENS.test(now.said) &&
    aboutCoach(now.said) === null &&
    replies.length === 0 &&
    isSmall &&
    !now.said.endsWith("?");
  if (!cue.GREETING.test(now.said) && !isOpening) return null;
  const name = context.firstName;
  const before = lastTime(thread, pen);
  if (before) return join([pen.any(lines.GREETINGS.back, { name }), before]);
  const [remembered] = context.memories;
  const isNew = replies.length === 0 && told.length === 0;
  if (isNew && remembered && remembered.length <= 160) {
    const memory = quoted(trimEndOf(remembered, " ."));
    return join([pen.any(lines.GREETINGS.known, { name, memory }), pen.any(lines.GREETINGS.knownQuestions)]);
  }
  const hello = pen.any(lines.GREETINGS.first, { name });
  return join([hello, goOn(thread, pen)]);
}
