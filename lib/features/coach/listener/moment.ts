import type { PracticeOffer } from "@/lib/features/practices/schema";
import type { CoachContext, CoachTurn } from "../schema";
import { listenerContent } from "./content";
import type { Recognized } from "./recognize";
import type { Given, ListenerState, Situation } from "./schema";
import type { Writer } from "./writer";

/** Everything that a reply is made from. `state` is the reply's own and is changed while it is made. */
export interface Moment {
  said: Recognized;
  context: CoachContext;
  /** Up to the person's last message. */
  turns: CoachTurn[];
  state: ListenerState;
  writer: Writer;
}

/** The text of a reply, and what it gave. */
export interface Answer {
  text: string;
  did: Given;
  /** Set when the next message may work on it. */
  isWorkable?: boolean;
  offer?: PracticeOffer | null;
  isQuestion?: boolean;
}

export const answer = (text: string | null, act: string, subject: string | null = null, more: Partial<Answer> = {}) =>
  text === null || text === "" ? null : { text, did: { act, subject, at: 0 }, ...more };

export const situationOf = (id: string | null): Situation | null =>
  (id !== null && listenerContent().situations.get(id)) || null;
