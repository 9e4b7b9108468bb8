import type { PracticeOffer } from "@/lib/features/practices/schema";
import type { CoachContext, CoachTurn } from "../schema";
import { findHeldText, readHeldText, type HeldText } from "../texts/held-text";
import { readOwnVersion } from "../model";
import { HOLDING_ACTS } from "./acts";
import { listenerContent } from "./content";
import type { RecognizedMessage } from "./recognition/recognize";
import { listenerState, type ReplyAct, type ListenerState, type Situation, type SuggestedAnswer } from "./schema";
import { trimEnd } from "../text";
import type { LinePicker } from "./line-picker";

/** The input of all answers. `state` is a copy for this reply and is changed while the reply is composed. */
export interface AnswerInput {
  message: RecognizedMessage;
  context: CoachContext;
  turns: CoachTurn[];
  state: ListenerState;
  writer: LinePicker;
}

export interface Answer {
  text: string;
  did: ReplyAct;
  isWorkable?: boolean;
  offer?: PracticeOffer | null;
  isQuestion?: boolean;
  asksForOutcome?: boolean;
  /** A text that the message field is to hold, for the person to change. */
  opens?: string;
}

export const answer = (text: string | null, act: string, subject: string | null = null, more: Partial<Answer> = {}) =>
  text === null || text === "" ? null : { text, did: { act, subject }, ...more };

/** Of all matters that were named, the person meant none. */
export const NO_MATTER = "none";
/** The purpose that a text has where neither matter nor purpose is known. */
export const ANY_TEXT = "say";
/** The practice that makes a text of what the person wrote. */
export const OWN_TEXT_PRACTICE = "say-it";
/** The act that was asked for before, or advice. */
export const WANTED = "wanted";
/** The act that a suggested answer asks for. */
export const actOf = ({ act }: Pick<SuggestedAnswer, "act">, { wanted }: ListenerState): string =>
  act === WANTED ? (wanted ?? "advice") : act;
/** The subject of a text that consists of what the person wrote. */
export const OWN_WORDS = "own-words";

/** What the person wrote, the oldest first. */
export const listMessages = (turns: CoachTurn[]): string[] =>
  turns.flatMap(({ role, content }) => (role === "user" ? [content] : []));

export const stateOf = (turn: CoachTurn | undefined) => listenerState.safeParse(turn?.state?.listener).data;

const isSame = (a: string, b: string) => trimEnd(a).toLowerCase() === trimEnd(b).toLowerCase();

/** The suggested answer that a message is, word by word. */
export const findSuggested = (message: string, suggested: SuggestedAnswer[]): SuggestedAnswer | undefined =>
  suggested.find(({ text }) => isSame(text, message));

/** Whether the person pressed the message at a place of the conversation, instead of typing it. */
export const isPressed = (turns: CoachTurn[], at: number): boolean =>
  findSuggested(turns[at]?.content ?? "", stateOf(turns[at - 1])?.suggested ?? []) !== undefined;

export const findSituation = (id: string | null): Situation | null =>
  (id !== null && listenerContent().situations.get(id)) || null;

/** The situation where it is a matter that is known, and not only a purpose. */
export function findMatter(id: string | null): Situation | null {
  const situation = findSituation(id);
  return situation?.isPurpose ? null : situation;
}

/** The matter of the conversation, which only another sure one replaces: one that is known, or that the person chose. */
export const settledMatter = ({ matter, chosen }: ListenerState): Situation | null =>
  matter === chosen ? findSituation(matter) : findMatter(matter);

/** The texts that replies gave, and those that the person made of them, the newest first. */
export const listHeldTexts = (turns: CoachTurn[]): HeldText[] =>
  turns.toReversed().flatMap((turn) => {
    const { role, content } = turn;
    const own = role === "user" ? readOwnVersion(content) : null;
    if (own) return [readHeldText(own)];
    return role === "assistant" && HOLDING_ACTS.has(stateOf(turn)?.did?.act ?? "") ? findHeldText(content) : [];
  });
