import type { CoachContext } from "../schema";
import type { Announced } from "./moments";
import { NO_PROMISES, type Promises } from "./promises";
import type { Asked } from "./questions";
import type { Scene } from "./scenes/scene";
import type { Understanding } from "./understand";

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
  /** Sentences of a text that the person is finding, oldest first. */
  draft: string[];
  /** This very message is one of them. */
  isDrafted: boolean;
  /** Ways that the person listed, in their order. */
  options: string[];
  /** The person wants to be heard, and neither asked nor advised. */
  isListening: boolean;
  /** The person has asked to be challenged. */
  isChallenged: boolean;
}

/** The date that was named last in this topic, a rule to hang a step on. */
export const announcedOf = ({ heard, now }: Pick<Topic, "heard"> & { now?: Understanding }): Announced | null =>
  [...heard, ...(now ? [now] : [])].findLast(({ announced }) => announced !== null)?.announced ?? null;

export type State = Omit<Thread, "context" | "seed" | "now">;

export const NO_TOPIC: Topic = {
  ...NO_PROMISES,
  scene: null,
  want: null,
  other: null,
  asked: {},
  isPlanned: false,
  heard: [],
};

export const START: State = {
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
  draft: [],
  isDrafted: false,
  options: [],
  isListening: false,
  isChallenged: false,
};

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
export function turnTo(state: State, topic: Topic): State {
  const past = state.past.filter((each) => each !== topic);
  return { ...state, ...topic, past: state.heard.length > 0 ? [...past, topicOf(state)] : past };
}
