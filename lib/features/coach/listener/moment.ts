import type { PracticeOffer } from "@/lib/features/practices/schema";
import type { CoachContext, CoachTurn } from "../schema";
import { listenerContent } from "./content";
import type { Recognized } from "./recognize";
import type { Given, ListenerState, Situation } from "./schema";
import type { Writer } from "./writer";

/** The input of all answers. `state` is a copy for this reply and is changed while the reply is composed. */
export interface Moment {
  said: Recognized;
  context: CoachContext;
  turns: CoachTurn[];
  state: ListenerState;
  writer: Writer;
}

export interface Answer {
  text: string;
  did: Given;
  isWorkable?: boolean;
  offer?: PracticeOffer | null;
  isQuestion?: boolean;
}

export const answer = (text: string | null, act: string, subject: string | null = null, more: Partial<Answer> = {}) =>
  text === null || text === "" ? null : { text, did: { act, subject, at: 0 }, ...more };

export const situationOf = (id: string | null): Situation | null =>
  (id !== null && listenerContent().situations.get(id)) || null;
