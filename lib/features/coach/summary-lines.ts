import { dangerIn, plain, sensitiveMatter } from "./safety";
import type { CoachTurn } from "./schema";

/** A summary at most, in UTF-16 units. */
export const MAX_SUMMARY = 2_400;
const MAX_LINE = 280;
const MIN_WORDS = 4;

const GOAL =
  /\bi(?:'d| would)? (?:really |just )?(?:want|like|hope|aim|need) to\b|\bmy (?:\w+ ){0,2}(?:goal|aim|priority|ambition)s? (?:is|are)\b/;
const DECISION =
  /\bi(?:'ve| have)? decided\b|\bi(?:'ll| will|'m going to| am going to)\b(?! (?:not know|see|think))|\bmy (?:first|next) step\b/;
/** The plan that the partner says back at the end, in the person's words. */
const PLAN = /\bIf\b[^.\n]{3,160}, then I\b[^.\n]{2,160}\./g;

const sentencesOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => !/^\s{0,3}(?:>|From:|To:|Subject:)/i.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s/))
    .map((sentence) => sentence.trim());

function linesOf({ role, content }: CoachTurn): string[] {
  if (role === "assistant") return (content.match(PLAN) ?? []).map((plan) => `Plan: “${plan}”`);
  if (dangerIn([{ role, content }]) || sensitiveMatter([{ role, content }])) return [];
  return sentencesOf(content).flatMap((sentence) => {
    if (sentence.split(/\s+/).length < MIN_WORDS || sentence.length > MAX_LINE || sentence.endsWith("?")) return [];
    const said = plain(sentence);
    if (GOAL.test(said)) return [`Goal: “${sentence}”`];
    return DECISION.test(said) ? [`Decided: “${sentence}”`] : [];
  });
}

/** The newest lines that fit, behind the first goal of all. */
function fit(lines: string[]): string {
  const first = lines.find((line) => line.startsWith("Goal: "));
  const kept: string[] = [];
  let left = MAX_SUMMARY - (first?.length ?? 0);
  for (const line of lines.filter((candidate) => candidate !== first).toReversed()) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.unshift(line);
  }
  return [...(first ? [first] : []), ...kept].join("\n");
}

/**
 * What a conversation has come to, without a language model: the person's goals, decisions and plans in their exact
 * words, added to the summary of what was before. Nothing is taken from what touches danger, health or misconduct.
 */
export function quoteSummary(earlier: string | null, turns: CoachTurn[]): string {
  const lines = [...(earlier?.split("\n") ?? []), ...turns.flatMap(linesOf)].filter((line) => line !== "");
  return fit([...new Set(lines)]);
}
