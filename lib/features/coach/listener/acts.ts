export type ActKind = "fact" | "ask" | "follow-up" | "dialogue";

export const REQUEST_ACTS = new Set([
  ...["advice", "steps", "first-step", "checklist", "questions", "first-sentence", "draft", "options", "decide"],
  ...["challenge", "prepare", "practice-start"],
]);
const DIALOGUE_ACTS = new Set([
  ...[
    "yes",
    "no",
    "no-practice",
    "dont-know",
    "greeting",
    "thanks",
    "bye",
    "vent",
    "complaint",
    "doubt-coach",
    "laugh",
  ],
  ...["good-news", "feeling-bad", "start-topic", "off-topic", "ignore-rules", "answer-share", "tell"],
]);

export function actKindOf(act: string): ActKind {
  if (act.startsWith("f-")) return "follow-up";
  if (REQUEST_ACTS.has(act)) return "ask";
  return DIALOGUE_ACTS.has(act) ? "dialogue" : "fact";
}
