import type { Asked } from "./questions";
import { NONE, UNSURE } from "./cues";
import { barrierPlan, obstacleIn } from "./if-then";
import { beginsWithCue, cueIn, eventIn, type Announced } from "./moments";
import { BARE_VERB, ideaIn, promiseIn, ruleIn, type Commitment } from "./steps";
import { normal, sentencesOf, trimEndOf } from "./text";
import type { Understanding } from "./understand";

/** What the person has promised so far in a conversation. */
export interface Promises {
  commitment: Commitment | null;
  /** The promise was made, or made anew, in this very message; firm ones say 'I will'. */
  isPromised: boolean;
  isFirm: boolean;
  /** An idea that is not a promise yet. */
  idea: string | null;
  /** What may get in the way, named while the answer to it is still open. */
  obstacle: string | null;
  /** The second rule: what to do about what may get in the way. */
  barrier: string | null;
}

export const NO_PROMISES: Promises = {
  commitment: null,
  isPromised: false,
  isFirm: false,
  idea: null,
  obstacle: null,
  barrier: null,
};

const MAX_MOMENT_WORDS = 8;
const MAX_DATED_WORDS = 14;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const hasDay = (cue: string) => /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\btomorrow|\btonight/i.test(cue);
/** One word that is a step already. */
const SINGLE_STEP = /^(?:e-?mail|call|write|talk|ask|quit|resign|wait|apologi[sz]e|leave)[.!]?$/;
const OPENING = /^(?:(?:probably|maybe|i guess|i think|ok|okay|well|yes|so|then|to)[,.:]? )+/i;
/** An order to the coach is no step. */
const TO_COACH = /^(?:give|tell|show|help|let|make|send|write|ask|remind|leave) me\b|^forget\b/i;
/** A step named without 'I will', as people answer when they were asked for one. */
function bareStep({ text, said, words }: Understanding): Commitment | null {
  const bare = lowerFirst(text.replace(OPENING, ""));
  if (words < 2 || words > 16 || said.endsWith("?") || !BARE_VERB.test(bare) || TO_COACH.test(bare)) return null;
  const step = promiseIn(`I will ${bare}`);
  return step && { action: step.action, cue: step.cue };
}

// The sentence itself, as the person would say it: “What would have to be true?”
const WHOLE_QUOTE =
  /^(?:(?:something like|maybe|perhaps|like|just|i'd say|then|so|yes|ok)[,:]? )*["“'‘]([^"“”]{4,140})["”'’][.!]?$/i;
const PROPOSED_LINE = /^(?:something like|for example|along the lines of)[:,]? ["“'‘]?([^"“”]{4,140}?)["”'’]?[.!]?$/i;

/** A sentence that the person wants to say, as a step. */
export function lineToSay({ text }: Understanding): string | null {
  const line = WHOLE_QUOTE.exec(text)?.[1] ?? PROPOSED_LINE.exec(text)?.[1];
  if (!line) return null;
  return `${/\?$/.test(line) || /^(?:what|how|why|who|when|where|would|could|can)\b/i.test(line) ? "ask" : "say"}: “${trimEndOf(line, " .!?")}”`;
}

const MANNER =
  /\b(?:by (?:phone|e-?mail|mail|letter|video)|in (?:writing|person)|over (?:coffee|lunch|dinner)|on (?:the phone|zoom|teams))\b/i;
const MOVES_IT = /\b(?:do|did|make|made|have|had|move|moved|put) (?:it|that|this)\b/i;

/** The same step at another moment or in another manner: `if I did it by phone on Wednesday`. */
function changedPlan(commitment: Commitment, message: Understanding, isSmaller: boolean): Commitment | null {
  const { text, rating, said } = message;
  if (said.endsWith("?") && /\bor\b/.test(said)) return null;
  const less = isSmaller ? bareStep({ ...message, text: text.replace(/^(?:only|just|at least) /i, "") }) : null;
  if (less) return { action: less.action, cue: less.cue ?? commitment.cue };
  const isAboutIt = beginsWithCue(text.replace(OPENING, "")) || MOVES_IT.test(text);
  if (!isAboutIt || rating !== null) return null;
  const moment = cueIn(text);
  const manner = MANNER.exec(text)?.[0];
  if (!moment && !manner) return null;
  return {
    action: manner ? `${commitment.action} ${manner}` : commitment.action,
    cue: moment ? nearer(commitment.cue, moment) : commitment.cue,
  };
}

const IS_EVENT = /^(?:when|whenever|once|as soon as|the next time)\b/i;
const WEEK = /^(?:this|next) (?:week|month)$/i;

/** A moment made more exact: another event or day replaces one, an hour or a place is added to it. */
function nearer(cue: string | null, moment: string): string {
  if (!cue || IS_EVENT.test(cue) || IS_EVENT.test(moment)) return moment;
  if (WEEK.test(cue) && hasDay(moment)) return `${moment} ${lowerFirst(cue)}`;
  return hasDay(moment) ? moment : `${cue} ${lowerFirst(moment)}`;
}

/** A wish that is a deed already, as a step: `to apologise without taking it back`. */
function stepIn(want: string | null): string | null {
  const verb = want?.startsWith("to ") && !/\byou(?:r|rs|rself)?\b/i.test(want) ? want.slice(3) : null;
  return verb && BARE_VERB.test(verb) ? verb : null;
}

const singleStep = ({ said }: Understanding) => (SINGLE_STEP.test(said) ? trimEndOf(said, ".!") : null);

/** True for a promise that only says 'it'. */
export const isUnnamed = ({ action }: Commitment) => /^do (?:it|that|this|so)$/i.test(action);

const MEANT = /\bi (?:was|am|had) (?:supposed|meant|going) to ((?!be\b|do\b|have\b)\w+ [^.;!?\n]{3,60})/i;

/** What 'it' stands for: `I was supposed to ask him for two months. I'll do it on Friday.` */
const meantIn = (text: string): string | null => MEANT.exec(text)?.[1]?.trim() ?? null;

/** 'I'd like to do it next Monday': an idea that gets its moment becomes a promise. */
function datedIdea({ text, words }: Understanding, idea: string | null): Commitment | null {
  const cue =
    idea && words <= 14 && /\b(?:do|try|start|begin|have|take|make) (?:it|that|this|with it)\b/i.test(text)
      ? cueIn(text)
      : null;
  return idea && cue ? { action: idea, cue } : null;
}

/** Words to somebody, and not what somebody was called. */
const SPOKEN_TO = /\b(?:I|you|your|we)\b.*\b\w+ \w+/;

/** After these questions a sentence in quotation marks is what the person would say. */
const LINES_FIT = new Set<Asked | null>(["will", "options", "name", "advice", "offer", "closing", "rehearsal"]);

function hearBarrier(
  { obstacle, barrier }: Promises,
  { text, said }: Understanding,
): Pick<Promises, "obstacle" | "barrier"> {
  if (NONE.test(said)) return { obstacle: null, barrier };
  const whole = barrierPlan(text);
  if (whole) return { obstacle: null, barrier: whole };
  const answer =
    obstacle &&
    !UNSURE.test(said) &&
    text.replace(OPENING, "").replace(/^(?:then )?(?:(?:i'd|i'll|i will|i would|i) )?/i, "");
  if (answer) return { obstacle: null, barrier: barrierPlan(`${obstacle}. Then I'll ${answer}`) ?? barrier };
  return { obstacle: UNSURE.test(said) ? null : obstacleIn(text), barrier };
}

const IS_FACT = /\b(?:we|i|they|he|she|there) (?:have|has|are|is|will|must)\b/;
const TAKES_DATE =
  /^(?:yes|yeah|yep|exactly|right|correct|sure|then|there|that one|that's (?:it|the one|when|right))\b/;

/** The same step when the date of its event is told: `in our video call next Tuesday at 17:00`. */
function datedEvent({ action, cue }: Commitment, announced: Announced | null): Commitment | null {
  const event = announced && cue && !hasDay(cue) ? /^(?:at|in|during) \w+ (.+)$/i.exec(cue)?.[1] : undefined;
  const isSame = event && normal(announced?.clause ?? "").includes(normal(event));
  return isSame ? { action, cue: `${cue} ${announced?.when}` } : null;
}

/** Somebody else may not go along. */
const OBJECTS = /^(?:that |but )?(?:he|she|they|[a-z]+)(?:'ll| will|'d| would| might| may) /;

/** The moment in an answer to 'when' that names no day: an event, with its date when it was told before, or a yes to that date. */
function answeredMoment(
  lastAsked: Asked | null,
  announced: Announced | null,
  { text, said, words }: Understanding,
): string | null {
  if ((lastAsked !== "cue" && lastAsked !== "will") || words > MAX_DATED_WORDS) return null;
  const event = eventIn(text);
  const isSame =
    announced !== null &&
    event !== null &&
    normal(announced.clause).includes(trimEndOf(event, "s").replace(/^at (?:the|my|our|next|his|her|their) /, ""));
  if (event && cueIn(text) === null)
    return isSame && !announced.when.startsWith("at ") ? `${event} ${announced.when}` : event;
  return announced && TAKES_DATE.test(said) && cueIn(text) === null ? announced.when : null;
}

/** What a message adds, given what the coach had asked for. */
export function hearPromise(
  before: Promises & { want: string | null; announced: Announced | null; wasNear: boolean },
  lastAsked: Asked | null,
  message: Understanding,
): Promises {
  const { commitment, idea } = before;
  const kept = { ...before, isPromised: false, isFirm: false };
  if (lastAsked === "barrier" && commitment) {
    const moment = message.words <= MAX_MOMENT_WORDS && beginsWithCue(message.text) ? cueIn(message.text) : null;
    const isOtherDay = moment !== null && hasDay(moment) && hasDay(commitment.cue ?? "");
    if (moment && !isOtherDay) return { ...kept, commitment: { ...commitment, cue: nearer(commitment.cue, moment) } };
    const dated = datedEvent(commitment, message.announced);
    if (dated) return { ...kept, commitment: dated };
    return { ...kept, ...hearBarrier(before, message) };
  }
  const late = lastAsked === "confidence" && commitment && !before.barrier ? barrierPlan(message.text) : null;
  if (late) return { ...kept, barrier: late };
  const lateObstacle =
    lastAsked === "confidence" && commitment && !before.barrier && message.rating === null && OBJECTS.test(message.said)
      ? obstacleIn(message.text)
      : null;
  if (lateObstacle) return { ...kept, obstacle: lateObstacle };
  const changed =
    commitment?.cue && (lastAsked === "confidence" || lastAsked === "smaller")
      ? changedPlan(commitment, message, lastAsked === "smaller")
      : null;
  if (changed) return { ...kept, commitment: changed };
  const line = lineToSay(message);
  if (line && (idea || LINES_FIT.has(lastAsked) || SPOKEN_TO.test(line))) return { ...kept, idea: line };
  const promise = promiseIn(message.text);
  const moment = answeredMoment(lastAsked, before.announced, message);
  const dateless =
    commitment ?? (idea && (lastAsked === "will" || lastAsked === "cue") ? { action: idea, cue: null } : null);
  if (moment && dateless && !dateless.cue && !promise)
    return { ...kept, commitment: { ...dateless, cue: moment }, isPromised: true, isFirm: true };
  // 'He will say the numbers do not fit': the date is taken for granted, and what comes then is named.
  const objection = before.wasNear && !promise && OBJECTS.test(message.said) ? obstacleIn(message.text) : null;
  if (objection && dateless && !dateless.cue && before.announced) {
    const dated = { ...dateless, cue: before.announced.when };
    return { ...kept, commitment: dated, isPromised: true, isFirm: true, obstacle: objection };
  }
  if (lastAsked === "cue" && commitment && !promise?.isFirm) {
    return { ...kept, commitment: { ...commitment, cue: promise?.cue ?? cueIn(message.text) ?? commitment.cue } };
  }
  const wasAskedForStep = lastAsked === "will" || lastAsked === "closing" || lastAsked === "name";
  const isOneOfSeveral = (message.said.match(/\b(?:could|might|or)\b/g) ?? []).length > 1;
  const isDated = promise !== null && promise.cue !== null && !isOneOfSeveral && !promise.isDuty;
  if (promise && (promise.isFirm || wasAskedForStep || isDated)) {
    const action = isUnnamed(promise) ? (meantIn(message.text) ?? idea ?? promise.action) : promise.action;
    const isSame = action === commitment?.action || lastAsked === "name";
    const cue = promise.cue ?? (isSame ? (commitment?.cue ?? null) : null);
    return {
      commitment: { action, cue },
      isPromised: true,
      isFirm: promise.isFirm,
      idea,
      obstacle: null,
      barrier: null,
    };
  }
  const dated = datedIdea(message, idea) ?? (wasAskedForStep || lastAsked === "advice" ? ruleIn(message.text) : null);
  if (dated) return { commitment: dated, isPromised: true, isFirm: true, idea, obstacle: null, barrier: null };
  const step = idea ?? stepIn(before.want);
  // 'When I explain things I forget the time' is no moment for a step.
  const isAsked = lastAsked === "will" || lastAsked === "cue";
  // A date that is told as a fact waits for its step.
  const isFact = message.announced !== null && !isAsked && IS_FACT.test(message.said);
  const isBare =
    !isFact &&
    [message.text, sentencesOf(message.text).at(-1) ?? ""].some(beginsWithCue) &&
    message.words <= MAX_DATED_WORDS &&
    !/^when(?:ever)? i\b/.test(message.said);
  const isAnswer = isAsked && message.words <= MAX_DATED_WORDS;
  const isMoment = message.words <= 6 || (step !== null && (isBare || isAnswer));
  const mayBeMoment = isAsked || (step !== null && (lastAsked === "options" || isBare));
  const onlyMoment = mayBeMoment && !promise && isMoment && !commitment?.cue ? cueIn(message.text) : null;
  if (onlyMoment) {
    return {
      commitment: { action: step ?? "do it", cue: onlyMoment },
      isPromised: true,
      isFirm: true,
      idea,
      obstacle: null,
      barrier: null,
    };
  }
  const bare = promise ? null : bareStep(message);
  const asked = wasAskedForStep || bare?.cue ? bare : null;
  const named = asked && lastAsked === "name" && commitment ? { ...asked, cue: asked.cue ?? commitment.cue } : asked;
  return {
    ...kept,
    commitment: named ?? commitment,
    isPromised: named !== null,
    idea: promise?.action ?? ideaIn(message.text) ?? bare?.action ?? singleStep(message) ?? idea,
  };
}
