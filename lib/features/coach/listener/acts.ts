export type ActKind = "fact" | "ask" | "follow-up" | "talk";

export const ASKS = new Set([
  ...["advice", "steps", "first-step", "checklist", "questions", "first-sentence", "draft", "options", "decide"],
  ...["challenge", "prepare", "practice-start"],
]);
const TALK = new Set([
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

export function kindOf(act: string): ActKind {
  if (act.startsWith("f-")) return "follow-up";
  if (ASKS.has(act)) return "ask";
  return TALK.has(act) ? "talk" : "fact";
}
