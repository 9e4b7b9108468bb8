import { ask, goOn } from "./ask";
import { partOf } from "./part";
import * as cue from "./cues";
import {
  ADVICE_FRAMES,
  ADVICE_WITHHELD,
  AFTER_ADVICE,
  AFTER_REHEARSAL,
  ASK_YOURS,
  GENERAL_ADVICE,
  OFFERS,
  REHEARSAL_INVITES,
  REHEARSAL_LINES,
} from "./offer-lines";
import { join, type Pen } from "./pen";
import { reflect } from "./reflect";
import { BACK_QUESTIONS, FACT_LINES } from "./special-lines";
import type { Thread } from "./thread-state";
import { isRehearsed } from "./understand";
import { restOf } from "./rest-of";

// One coach turn in six may carry advice.
const TURNS_BETWEEN = 5;
const YOURS_FIRST = ["Then yours first.", "Good, yours counts for more.", "Then we leave mine aside."];

const DEPENDS = [
  "That depends on what it is like in your case.",
  "I'd want to know more before either of us answers that.",
];

const mayAdvise = ({ sinceAdvice }: Thread) => sinceAdvice === null || sinceAdvice >= TURNS_BETWEEN;

export function advise(thread: Thread, pen: Pen): string | null {
  const advice = pen.inOrder(thread.scene?.advice ?? []) ?? pen.inOrder(GENERAL_ADVICE);
  const text = advice && pen.any(ADVICE_FRAMES, { advice });
  return text && join([text, pen.any(AFTER_ADVICE) ?? ask(thread, pen, "options")]);
}

/** The answer to an offered suggestion. */
export function offeredReply(thread: Thread, pen: Pen): string | null {
  const { lastAsked, now } = thread;
  // A step of their own is an answer, too.
  if (lastAsked !== "offer" || thread.isPromised || thread.isIdeaNew || cue.CLOSING.test(now.said)) return null;
  const isYes =
    cue.SHORT_YES.test(now.said) ||
    cue.INSISTS_ON_ADVICE.test(now.said) ||
    /^(?:yes|sure|please|go (?:ahead|on)|tell me|yours|(?:your|an?|the) (?:suggestion|idea)|suggestion|ok(?:ay)?)\b/.test(
      now.said,
    );
  if (isYes && mayAdvise(thread)) return advise(thread, pen);
  const isNo = cue.SHORT_NO.test(now.said) || /^(?:no|mine|my own|let me)\b/.test(now.said);
  if (isNo && now.words <= 6) return join([pen.any(YOURS_FIRST), pen.any(ASK_YOURS) ?? ask(thread, pen, "options")]);
  return /^(?:an?|another|the|your|different)? ?(?:different )?question\b/.test(now.said)
    ? ask(thread, pen, partOf(thread))
    : null;
}

const REFUSES =
  /^(?:(?:no|nah|nope|meh|hm+|well|sorry|but)[,.]? )*(?:i(?:'ve| have)? (?:already )?tried (?:that|it|this)|(?:i wouldn't|i won't|i'd never|i can't|not) (?:say|do|try|use|that|ask)\b|(?:that|it|this) (?:won't|doesn't|wouldn't|didn't|isn't|would never) \w+|(?:that|it|this)(?:'s| is) (?:too \w+|not (?:me|for me|him|her|us)|nothing for)|not (?:for me|my style|possible|realistic)|too (?:risky|soft|hard|early|late|much)|already (?:did|done|tried)|none of (?:that|it|those|these|them)\b|nothing (?:of|in) (?:that|it)\b)|^(?:no|nah|nope|meh)[.!]*$/;
const REFUSED_LINES = ["Then that one is off the table.", "Good to know what does not fit."];

/** The person has no use for the suggestion: it is dropped, and theirs is asked for. */
export function refusedReply(thread: Thread, pen: Pen): string | null {
  const { lastAsked, now } = thread;
  if (lastAsked !== "advice" || now.words > 14 || !REFUSES.test(now.said)) return null;
  const rest = restOf(thread, REFUSES);
  return join([
    pen.any(REFUSED_LINES),
    rest && pen.isNew(rest) ? rest : null,
    pen.any(ASK_YOURS) ?? ask(thread, pen, "options"),
  ]);
}

/** A request for advice: first the question whether it is wanted now, later the suggestion, and seldom. */
export function adviceReply(thread: Thread, pen: Pen): string | null {
  const { now, told, scene } = thread;
  const isInsisting = cue.INSISTS_ON_ADVICE.test(now.said);
  if (!isInsisting && (!cue.ASKS_ADVICE.test(now.said) || cue.ASKS_WORDING.test(now.said))) return null;
  if (told.length === 0 && now.words < 12) {
    const question = scene ? pen.any(scene.reality) : pen.any(BACK_QUESTIONS);
    return join([scene ? pen.inOrder(DEPENDS) : null, question ?? ask(thread, pen, "goal")]);
  }
  const heard = now.words >= 12 ? reflect(thread, pen).sentences[0] : null;
  if (!mayAdvise(thread)) return join([pen.any(ADVICE_WITHHELD) ?? heard, ask(thread, pen, "options")]);
  // Who says so has given leave already.
  if (isInsisting) return advise(thread, pen);
  const offer = pen.any(OFFERS);
  return offer ? join([heard, offer]) : advise(thread, pen);
}

/** Requests for facts and errands. */
export function errandReply(thread: Thread, pen: Pen): string | null {
  const { now } = thread;
  if (!cue.ASKS_FACT.test(now.said)) return null;
  return join([pen.any(FACT_LINES), goOn(thread, pen)]);
}

const HEDGES =
  /\b(?:just|maybe|perhaps|sort of|kind of|a bit|a little|i feel like|i was wondering|if that's ok(?:ay)?|sorry|i guess|i think)\b/g;
const BLAMES = /\b(?:you (?:always|never|keep|should have|don't ever|failed)|your fault|because of you|you made me)\b/;
const APOLOGY =
  /\b(?:(?:i|that|it) was wrong|i(?:'m| am) sorry|i apologi[sz]e|(?:won't|will not) happen again|my (?:mistake|fault))\b/;
const REQUESTS =
  /\b(?:could you|would you|can you|can we|could we|can i|could i|i'd like|i would like|i need|i want|i ask|i'm asking|please|let's|let us|may i|we should|should we)\b/;

/** How words that were tried out arrive with the one they are meant for. */
export function heardAsListener(said: string): string {
  const blame = BLAMES.exec(said)?.[0];
  if (blame) return `As the one across the table I'd stop listening at “${blame}” and start defending.`;
  const hedges = [...new Set(said.match(HEDGES) ?? [])].slice(0, 2);
  const small = hedges.map((hedge) => `“${hedge}”`).join(" and ");
  if (APOLOGY.test(said))
    return /\bbut\b/.test(said) ? "I hear it owned, up to the “but”." : "I hear somebody who owns it.";
  if (!REQUESTS.test(said)) return "I hear what happened; I don't hear yet what you ask of me.";
  if (hedges.length > 0)
    return `I hear a request, and ${small} ${hedges.length > 1 ? "make" : "makes"} it easy to pass over.`;
  return "I hear a clear request, and nothing in it that I would have to defend myself against.";
}

// 'She'd say: so you have decided already'.
const ANSWERS_AS_OTHER =
  /^(?:then |and |but |so )*(?:he|she|they|[a-z]+)(?:'d| would|'ll| will| might| may| could)(?: probably| just)? (?:say|answer|ask|reply|go|be like)\b/;
const OTHERS_ANSWER_QUESTIONS = [
  "And what do you say to that, in the same breath?",
  "What do you answer, without explaining yourself?",
];

/** Trying out a conversation: the coach listens, and says how it lands. */
export function rehearsalReply(thread: Thread, pen: Pen): string | null {
  const { now, lastAsked, other } = thread;
  const isEnding = cue.CLOSING.test(now.said) || cue.THANKS.test(now.said);
  if (lastAsked === "rehearsal" && ANSWERS_AS_OTHER.test(now.said)) {
    const question = pen.any(OTHERS_ANSWER_QUESTIONS);
    if (question) return question;
  }
  if (lastAsked === "rehearsal" && !isEnding && isRehearsed(now)) {
    const heard = heardAsListener(now.said);
    if (pen.isNew(heard)) return join([heard, pen.any(AFTER_REHEARSAL) ?? ask(thread, pen, "will")]);
  }
  if (!cue.ASKS_REHEARSAL.test(now.said)) return null;
  const invite = pen.inOrder(REHEARSAL_INVITES);
  return invite && join([pen.inOrder(REHEARSAL_LINES, { other }), invite]);
}
