import type { CoachContext, CoachTurn } from "../schema";
import {
  CLOSING,
  DID,
  GREETING,
  NEW_TOPIC,
  NOT_DONE,
  RETURNS,
  SHORT_NO,
  SHORT_OK,
  SHORT_YES,
  THANKS,
  UNSURE,
  VENTS,
  WANTS_PLAN,
} from "./cues";
import { flipPerson } from "./mirror";
import { ADVICE_MARK } from "./offer-lines";
import { summaryLines } from "../summary-lines";
import { beginsWithCue, ideaIn, promiseIn, type Commitment } from "./plan";
import { hearPromise, NO_PROMISES, type Promises } from "./promises";
import { askedIn, type Asked } from "./questions";
import { isSerious } from "./scenes/index";
import type { Scene } from "./scenes/scene";
import { normal, seedOf, trimEndOf, wordsOf } from "./text";
import { isAboutTalking, isRehearsed, tellsSomething, understand, type Understanding } from "./understand";

/** A matter that was talked about, as far as it had come. */
export interface Topic extends Promises {
  scene: Scene | null;
  want: string | null;
  other: string | null;
  asked: Partial<Record<Asked, number>>;
  /** The plan of this topic has been said. */
  isPlanned: boolean;
  /** What the person told of it, oldest first. */
  heard: Understanding[];
}

/** What is known of a conversation, read from its turns alone. */
export interface Thread extends Topic {
  context: CoachContext;
  seed: number;
  now: Understanding;
  /** Earlier messages that told something, oldest first. */
  told: Understanding[];
  /** What the coach has said, oldest first. */
  replies: string[];
  /** The want was said in this very message. */
  isWantNew: boolean;
  /** The idea was named in this very message. */
  isIdeaNew: boolean;
  /** What the last question was for. */
  lastAsked: Asked | null;
  /** Coach turns since the last piece of advice; null when there was none. */
  sinceAdvice: number | null;
  /** Answers of a word or three, seen from the coach's side, oldest first. */
  crumbs: string[];
  /** Earlier topics, oldest first. */
  past: Topic[];
  /** This very message went back to an earlier topic. */
  isReturn: boolean;
  /** Words of a matter that was spoken of before and that this very message only names. */
  named: string[] | null;
  /** This very message says that the planned step was taken. */
  isDone: boolean;
  /** The person wants to be heard, and neither asked nor advised. */
  isListening: boolean;
}

type State = Omit<Thread, "context" | "seed" | "now">;

const NO_TOPIC: Topic = {
  ...NO_PROMISES,
  scene: null,
  want: null,
  other: null,
  asked: {},
  isPlanned: false,
  heard: [],
};

const START: State = {
  ...NO_TOPIC,
  told: [],
  replies: [],
  isWantNew: false,
  isIdeaNew: false,
  lastAsked: null,
  sinceAdvice: null,
  crumbs: [],
  past: [],
  isReturn: false,
  named: null,
  isDone: false,
  isListening: false,
};

const PLAN = /\bIf\b.{3,160}, then I\b/;

function hearCoach(state: State, text: string): State {
  const lastAsked = askedIn(text);
  const waited = state.sinceAdvice === null ? null : state.sinceAdvice + 1;
  return {
    ...state,
    replies: [...state.replies, text],
    lastAsked,
    asked: lastAsked ? { ...state.asked, [lastAsked]: (state.asked[lastAsked] ?? 0) + 1 } : state.asked,
    sinceAdvice: text.includes(ADVICE_MARK) ? 0 : waited,
    isPlanned: state.isPlanned || (PLAN.test(text) && state.commitment !== null),
  };
}

const topicOf = (state: State): Topic => ({
  commitment: state.commitment,
  isPromised: false,
  isFirm: state.isFirm,
  idea: state.idea,
  obstacle: state.obstacle,
  barrier: state.barrier,
  scene: state.scene,
  want: state.want,
  other: state.other,
  asked: state.asked,
  isPlanned: state.isPlanned,
  heard: state.heard,
});

/** The same conversation on another topic; what was said of the present one is kept. */
function turnTo(state: State, topic: Topic): State {
  const past = state.past.filter((each) => each !== topic);
  return { ...state, ...topic, past: state.heard.length > 0 ? [...past, topicOf(state)] : past };
}

const namesOf = (text: string) => wordsOf(normal(text)).filter((word) => word.length > 1);
const saidIn = (topic: Topic, name: string) => topic.heard.filter(({ said }) => wordsOf(said).includes(name)).length;

/** The earlier topic that a message goes back to: the one with most of its words, else the latest. */
function returnedTopic({ past }: State, { said }: Understanding): Topic | null {
  const name = RETURNS.exec(said)?.[1];
  if (!name) return null;
  const hits = (topic: Topic) => namesOf(name).reduce((sum, word) => sum + saidIn(topic, word), 0);
  return past.toSorted((a, b) => hits(b) - hits(a) || past.indexOf(b) - past.indexOf(a))[0] ?? null;
}

/** After a plan, and once nothing about it is open, what is told next begins anew. */
const isNewTopic = (message: Understanding, { isPlanned, lastAsked }: State) =>
  NEW_TOPIC.test(message.said) ||
  (isPlanned && lastAsked === null && message.rating === null && !ENDS.test(message.said) && tellsSomething(message));

const MIN_TO_CHANGE = 12;

/** Several different words of one situation in one message: enough to change what the conversation is about. */
const isStrong = ({ said, scene, words }: Understanding) =>
  scene !== null && words >= MIN_TO_CHANGE && new Set(said.match(scene.match) ?? []).size >= 2;

const ENDS = new RegExp(`${CLOSING.source}|${THANKS.source}`);
const MAX_CRUMB_WORDS = 3;
const NO_CRUMB = [GREETING, SHORT_YES, SHORT_NO, SHORT_OK, UNSURE, THANKS];

const crumbsOf = ({ text, said, words, rating }: Understanding): string[] =>
  words <= MAX_CRUMB_WORDS &&
  rating === null &&
  !said.endsWith("?") &&
  !beginsWithCue(text) &&
  !NO_CRUMB.some((each) => each.test(said))
    ? [flipPerson(trimEndOf(text.toLowerCase(), " .!…,"))]
    : [];

// 'My team' is no reason to forget whom it is about.
const GROUP = /^your (?:team|board|client|customer|assistant)$/;

// 'boss' alone names what it is about.
const MAX_TOPIC_WORDS = 2;

// 'Ok now Tomas', 'back to the budget', 'next: the CRM', and 'knee: could ask Tobias'.
const NAMES_MATTER =
  /^((?:ok(?:ay)?|so|right|and|now|next|then|back to|on to|let's (?:do|take|talk about|go to)|what about|how about|as for|first|first,? the|start with)[,:]? )*((?:the|my|our) )?([\p{L}\d][\p{L}\d' -]{1,28}?)(?: first| then| thing)?[.!:]?$/iu;
const LABEL = /^(?:(?:next|now|and|ok|then)[,:]? )?(?:the |my )?([\p{L}\d][\p{L}\d' -]{1,24}): (.+)$/isu;
const NO_MATTER =
  /^(?:yes|yeah|no|ok|okay|sure|good|fine|maybe|him|her|them|that|this|it|me|you|what|who|when|where|why|how|nothing|everything|more|less|again|well|hm+|true|right|exactly|same|both|neither|done|bye|hello|week|month|quarter|year|time|step|one|question|day|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** The matter a message names, when it was spoken of before; `rest` is what it says about it. */
function namedMatter(
  { told, lastAsked, isPlanned, commitment }: State,
  text: string,
): { names: string[]; rest: string } | null {
  const [, label, rest = ""] = LABEL.exec(text) ?? [];
  const [, lead, , name] = NAMES_MATTER.exec(text) ?? [];
  const isChosen = lead !== undefined || lastAsked === "order" || (isPlanned && lastAsked === null);
  const mayTurn = commitment === null || isPlanned;
  const wanted = label ?? (isChosen && mayTurn ? name : undefined);
  if (!wanted) return null;
  const names = namesOf(wanted).filter((word) => word.length > 2 && !NO_MATTER.test(word));
  const isKnown =
    names.length > 0 &&
    names.length <= 3 &&
    told.some(({ said }) => names.every((each) => wordsOf(said).includes(each)));
  return isKnown ? { names, rest } : null;
}

/** True when a message says that the step of the plan was taken: 'did it', or its verb in the past with a word of it. */
function saysDone({ isPlanned, commitment, lastAsked }: State, { said }: Understanding): boolean {
  if (!isPlanned || !commitment || NOT_DONE.test(said)) return false;
  if (lastAsked === "review") return !/^(?:no|nope|nah|not)\b/.test(said);
  return DID.test(said);
}

function stillListens(before: State, { said, text, want }: Understanding): boolean {
  if (VENTS.test(said)) return true;
  return (
    before.isListening && !said.endsWith("?") && want === null && promiseIn(text) === null && ideaIn(text) === null
  );
}

function hearPerson(before: State, message: Understanding): State {
  const still = {
    ...before,
    isWantNew: false,
    isIdeaNew: false,
    isPromised: false,
    isReturn: false,
    named: null,
    isDone: false,
    isListening: stillListens(before, message),
  };
  const returned = returnedTopic(before, message);
  if (returned) return { ...turnTo(still, returned), isReturn: true };
  const matter = namedMatter(before, message.text);
  if (matter) return { ...turnTo(still, NO_TOPIC), named: matter.names };
  if (saysDone(before, message)) {
    const { want, other, scene } = still;
    return { ...turnTo(still, { ...NO_TOPIC, want, other, scene }), isDone: true };
  }
  const plan = WANTS_PLAN.test(message.said) ? message.want : null;
  if (isAboutTalking(message)) return plan ? { ...still, want: plan } : still;
  if (before.lastAsked === "rehearsal" && isRehearsed(message) && !promiseIn(message.text)?.isFirm) return still;
  const state = isNewTopic(message, before) ? turnTo(still, NO_TOPIC) : still;
  const leads =
    message.scene !== null &&
    (state.scene === null ||
      isSerious(message.scene) ||
      (!isSerious(state.scene) && (isStrong(message) || message.words <= MAX_TOPIC_WORDS)));
  const promises = hearPromise(state, state.lastAsked, message);
  return {
    ...state,
    ...promises,
    isIdeaNew: promises.idea !== null && promises.idea !== state.idea && !promiseIn(message.text)?.isDuty,
    scene: leads ? message.scene : state.scene,
    want: message.want ?? state.want,
    isWantNew: message.want !== null && message.want !== state.want,
    other: message.other && !(state.other && GROUP.test(message.other)) ? message.other : state.other,
  };
}

/** The promise of a plan that was said as a rule: `If it is Monday, then I ask Dana.` */
function promiseOf(rule: string): Commitment | null {
  const [, lead, when, action] = /^If (it is |I am )?(.{3,160}?), then I (.{3,160}?)\.?$/.exec(rule) ?? [];
  return when && action ? { action, cue: lead ? when : `when ${when}` } : null;
}

/** What was said before these turns, as far as the summary has it and the turns have not. */
function remembered(summary: string | null, turns: CoachTurn[]): State {
  const said = turns.map(({ content }) => content).join("\n");
  const lines = summaryLines(summary ?? "").filter(({ words }) => !said.includes(words));
  return lines.reduce<State>((state, { kind, words }, index) => {
    if (kind === "Who") {
      const message = understand(words);
      const other = message.other ?? state.other;
      return { ...state, other, told: [...state.told, message], heard: [...state.heard, message] };
    }
    if (kind !== "Plan") {
      const message = understand(words);
      const next = hearPerson(state, message);
      return { ...next, told: [...next.told, message], heard: [...next.heard, message] };
    }
    // A rule right behind another is its second half: what to do about what may get in the way.
    if (state.commitment && lines[index - 1]?.kind === "Plan") return { ...state, barrier: words };
    const commitment = promiseOf(words);
    return commitment ? { ...state, commitment, barrier: null, isPlanned: true } : state;
  }, START);
}

/** Reads a conversation whose last turn is the person's; of what lies before its turns the context's summary tells. */
export function readThread(turns: CoachTurn[], context: CoachContext): Thread {
  let state = remembered(context.summary, turns);
  let now = understand("");
  for (const [index, { role, content }] of turns.entries()) {
    if (role === "assistant") {
      state = hearCoach(state, content);
      continue;
    }
    now = understand(content);
    const matter = namedMatter(state, now.text);
    if (matter?.rest) {
      state = turnTo(state, NO_TOPIC);
      now = understand(matter.rest);
    }
    const isLine = state.lastAsked === "rehearsal" && isRehearsed(now);
    const next = hearPerson(state, now);
    const isLast = index === turns.length - 1;
    const crumbs = isLast ? next.crumbs : [...next.crumbs, ...crumbsOf(now)];
    const isTold = !isLast && tellsSomething(now) && !isLine;
    state = isTold ? { ...next, crumbs, told: [...next.told, now], heard: [...next.heard, now] } : { ...next, crumbs };
  }
  const first = turns.find(({ role }) => role === "user")?.content ?? "";
  return { ...state, context, seed: seedOf(first), now };
}
