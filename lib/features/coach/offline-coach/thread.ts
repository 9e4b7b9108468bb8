import type { CoachContext, CoachTurn } from "../schema";
import { NEW_TOPIC } from "./cues";
import { ADVICE_MARK } from "./offer-lines";
import { hearPromise, NO_PROMISES, type Promises } from "./promises";
import { askedIn, type Asked } from "./questions";
import { isSerious } from "./scenes/index";
import type { Scene } from "./scenes/scene";
import { seedOf } from "./text";
import { isAboutTalking, tellsSomething, understand, type Understanding } from "./understand";

/** What is known of a conversation, read from its turns alone. */
export interface Thread extends Promises {
  context: CoachContext;
  seed: number;
  now: Understanding;
  /** Earlier messages that told something, oldest first. */
  told: Understanding[];
  /** What the coach has said, oldest first. */
  replies: string[];
  scene: Scene | null;
  want: string | null;
  /** The want was said in this very message. */
  isWantNew: boolean;
  /** The idea was named in this very message. */
  isIdeaNew: boolean;
  other: string | null;
  /** What the last question was for. */
  lastAsked: Asked | null;
  /** How often each kind was asked since the topic began. */
  asked: Partial<Record<Asked, number>>;
  /** Coach turns since the last piece of advice; null when there was none. */
  sinceAdvice: number | null;
  /** The plan of this topic has been said. */
  isPlanned: boolean;
}

type State = Omit<Thread, "context" | "seed" | "now">;

const START: State = {
  ...NO_PROMISES,
  told: [],
  replies: [],
  scene: null,
  want: null,
  isWantNew: false,
  isIdeaNew: false,
  other: null,
  lastAsked: null,
  asked: {},
  sinceAdvice: null,
  isPlanned: false,
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

function forgetTopic({ told, replies, lastAsked, sinceAdvice }: State): State {
  return { ...START, told, replies, lastAsked, sinceAdvice };
}

const isNewTopic = ({ said, scene }: Understanding, { scene: current, isPlanned }: State) =>
  NEW_TOPIC.test(said) || (isPlanned && scene !== null && scene !== current);

/** Several different words of one situation in one message: enough to change what the conversation is about. */
const isStrong = ({ said, scene }: Understanding) => scene !== null && new Set(said.match(scene.match) ?? []).size >= 2;

function hearPerson(before: State, message: Understanding): State {
  if (isAboutTalking(message)) return { ...before, isWantNew: false, isIdeaNew: false, isPromised: false };
  const state = isNewTopic(message, before) ? forgetTopic(before) : before;
  const leads =
    message.scene !== null &&
    (state.scene === null || isSerious(message.scene) || (isStrong(message) && !isSerious(state.scene)));
  const promises = hearPromise(state, state.lastAsked, message);
  return {
    ...state,
    ...promises,
    isIdeaNew: promises.idea !== null && promises.idea !== state.idea,
    scene: leads ? message.scene : state.scene,
    want: message.want ?? state.want,
    isWantNew: message.want !== null && message.want !== state.want,
    other: message.other ?? state.other,
  };
}

/** Reads a conversation whose last turn is the person's. */
export function readThread(turns: CoachTurn[], context: CoachContext): Thread {
  let state = START;
  let now = understand("");
  for (const [index, { role, content }] of turns.entries()) {
    if (role === "assistant") {
      state = hearCoach(state, content);
      continue;
    }
    now = understand(content);
    const next = hearPerson(state, now);
    const isLast = index === turns.length - 1;
    state = isLast || !tellsSomething(now) ? next : { ...next, told: [...next.told, now] };
  }
  const first = turns.find(({ role }) => role === "user")?.content ?? "";
  return { ...state, context, seed: seedOf(first), now };
}
