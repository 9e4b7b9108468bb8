export type ActKind = "fact" | "ask" | "follow-up" | "dialogue";

const setOf = (names: string) => new Set(names.split(" "));
export const REQUEST_ACTS = setOf(
  "advice steps first-step checklist questions first-sentence draft options decide challenge prepare practice-start own-list",
);
/** Changes of a text that was given. */
export const EDIT_ACTS = setOf("f-remove f-replace f-add f-fill f-order f-back f-merge f-own");
/** A reply with one of these gave a text that may be changed; other lists are facts. */
export const HOLDING_ACTS = setOf(
  "draft first-sentence objection steps checklist questions challenge prepare edit own-list ways",
);
/** After a reply with one of these, such a text stands on the screen. */
export const ON_SCREEN_ACTS = new Set([...HOLDING_ACTS, "own-version"]);
/** The last text is the person's own, or has their words in it. */
export const OWN_TEXT_ACTS = setOf("edit own-version");
/** Between two requests for a text, they do not change what is wanted. */
export const ASIDE_ACTS = setOf("options decide challenge");
/** The message only tells, or is not clear. */
export const TELLING_ACTS = setOf("tell answer-share unclear");
/** They reject a reply or its matter. */
export const PROTEST_ACTS = setOf("correction complaint");
/** The reply gave a mail or a sentence to say. */
export const WORDING_ACTS = setOf("draft first-sentence");
/** The last text is a mail or a sentence to say, the coach's or the person's. */
export const isWording = (act = ""): boolean => OWN_TEXT_ACTS.has(act) || WORDING_ACTS.has(act);
const DIALOGUE_ACTS = setOf(
  "yes no no-practice dont-know greeting thanks bye vent complaint correction doubt-coach laugh good-news feeling-bad start-topic " +
    "off-topic ignore-rules answer-share tell why-self unclear",
);

export function actKindOf(act: string): ActKind {
  if (act.startsWith("f-")) return "follow-up";
  if (REQUEST_ACTS.has(act)) return "ask";
  return DIALOGUE_ACTS.has(act) ? "dialogue" : "fact";
}
