export type ActKind = "fact" | "ask" | "follow-up" | "dialogue";

const setOf = (names: string) => new Set(names.split(" "));
export const REQUEST_ACTS = setOf(
  "advice steps first-step checklist questions first-sentence draft options decide challenge prepare practice-start",
);
const DIALOGUE_ACTS = setOf(
  "yes no no-practice dont-know greeting thanks bye vent complaint doubt-coach laugh good-news feeling-bad start-topic " +
    "off-topic ignore-rules answer-share tell why-self unclear",
);

export function actKindOf(act: string): ActKind {
  if (act.startsWith("f-")) return "follow-up";
  if (REQUEST_ACTS.has(act)) return "ask";
  return DIALOGUE_ACTS.has(act) ? "dialogue" : "fact";
}
