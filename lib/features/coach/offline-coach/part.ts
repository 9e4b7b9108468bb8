import { ADDS } from "./cues";
import { isSerious } from "./scenes/index";
import { isSore } from "./sore";
import type { Thread } from "./thread-state";
import { leaningsOf, voiceFor } from "./voice";

/** The four parts of a conversation about one matter. */
export type Part = "goal" | "reality" | "options" | "will";

export const PARTS: Part[] = ["goal", "reality", "options", "will"];

export const PREFERS =
  /\b(?:i (?:think|guess|suppose|prefer|like|choose|pick)|i'd (?:say|go with|choose|prefer|pick)|let's go with|the (?:first|second|third|last|best|honest|right|former|latter)(?: one| way| option| idea)?)\b/;
export const WELCOMES =
  /\b(?:could work|might work|would work|works|fits?|i like|good idea|makes sense|worth (?:a try|trying)|i could do that|helpful|that's good|that one|good one|yes)\b/;

const MAX_PRESSING = 2;
const MAX_IDEAS = 2;
const TOLD_BEFORE_PRESSING = 3;

/**
 * Where the conversation stands: what is wanted, what is so, what could be done, what will be done. A decision is asked for
 * only when the person has named something that could be decided.
 */
export function partOf({
  want,
  asked,
  context,
  idea,
  isIdeaNew,
  isPlanned,
  lastAsked,
  now,
  heard,
  scene,
}: Thread): Part | null {
  if (isPlanned) return null;
  if (lastAsked === "advice" && WELCOMES.test(now.said)) return "will";
  if (idea && PREFERS.test(now.said)) return "will";
  if (isIdeaNew && (asked.options ?? 0) === 0) return "options";
  if (ADDS.test(now.said) && !isIdeaNew) return "reality";
  const count = (part: Part) => asked[part] ?? 0;
  const { isSlow } = voiceFor(leaningsOf(context));
  const isHeavy = isSore(now) || now.feelings.length > 0 || now.sides !== null;
  if (isHeavy && heard.length > 0) return "reality";
  if (!want && count("goal") === 0) return "goal";
  const isNear = isIdeaNew || lastAsked === "options" || lastAsked === "will" || lastAsked === "advice";
  const mayPress =
    idea !== null && count("options") > 0 && isNear && heard.length >= TOLD_BEFORE_PRESSING && !isSerious(scene);
  if (mayPress) return count("will") < MAX_PRESSING ? "will" : "reality";
  if (isIdeaNew && count("options") < MAX_IDEAS) return "options";
  if (count("reality") < (isSlow ? 6 : 5)) return "reality";
  return count("options") < 2 ? "options" : "reality";
}
