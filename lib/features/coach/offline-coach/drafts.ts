import { ASKS_DRAFT, ASKS_FACT, CLOSING, THANKS, UNSURE } from "./cues";
import { ORDINALS } from "./steps";
import type { State } from "./thread-state";
import { isRehearsed, type Understanding } from "./understand";

/** A salutation: the text begins anew. */
export const BEGINS_LETTER = /^(?:dear|hi|hello|hey|good morning) [A-Z]/i;
/** What is done with the text is none of it. */
const SENDS = /\b(?:send|sending|sent|post|share) (?:it|this|that)\b/;
/** Asks whether the text may go. */
export const ASKS_SENDING =
  /\b(?:send|post|share) (?:it|this|that)(?: (?:now|off|like (?:this|that)|as it is))?\s?\?+$/;
const MAX_WORDS = 120;
/** Asks how words arrive that were just said. */
export const ASKS_EFFECT =
  /^(?:(?:yes|ok(?:ay)?|so|and|hm+|well)[,.]? )*(?:(?:is (?:it|that|this) )?too (?:harsh|soft|long|short|direct|blunt|weak|formal|aggressive|much|rude|cold)|(?:how|what) (?:does|do|would) (?:it|that|this|you) (?:sound|read|land|come across|think)(?: (?:to you|of it|about it|now))?|is (?:it|that|this) (?:ok(?:ay)?|good|fine|better|clear)(?: (?:now|enough|like this))?|(?:good|better|ok(?:ay)?)(?: now| like this)?)\s?\?+$|^how does (?:it|that|this) (?:sound|read|land)\b/;

/** Words for a text that the person is finding with the coach, sentence by sentence; null when a message is none. */
export function draftedIn({ lastAsked, draft }: State, message: Understanding): string | null {
  const { said, text, words } = message;
  const isOther =
    [CLOSING, THANKS, UNSURE, ASKS_DRAFT, ASKS_FACT, ASKS_EFFECT].some((cue) => cue.test(said)) || SENDS.test(said);
  const isAnew = draft.length > 0 && BEGINS_LETTER.test(text);
  if ((lastAsked !== "draft" && !isAnew) || isOther || words < 3 || words > MAX_WORDS) return null;
  const isToCoach = said.endsWith("?") && !/\b(?:can|could|would|shall|may) (?:we|you|i)\b|\bplease\b/.test(said);
  const isForOther = isRehearsed(message) || !said.includes("?");
  return isForOther && !isToCoach ? text : null;
}

const DROPS =
  /\b(?:take|cut|leave|drop|delete|strike|remove) (?:out )?the (first|second|third|last) (?:sentence|line|part|one)\b/;

/** The text without the piece that a message takes out of it; null when it takes none. */
export function shortened(draft: string[], said: string): string[] | null {
  const place = ORDINALS[DROPS.exec(said)?.[1] ?? ""];
  const piece = place === undefined ? undefined : draft.at(place);
  return piece !== undefined && draft.length > 1 ? draft.filter((each) => each !== piece) : null;
}
