import { normalizeForPatterns } from "../text";
import { isSensitive } from "../sensitive-matter";
import type { CoachTurn } from "../schema";
import { DECISION, GOAL, PERSON, PLAN } from "./summary-patterns";

export const MAX_SUMMARY_CHARS = 2_400;
const MAX_LINE = 280;
const MIN_WORDS = 3;

const MAX_WHO = 700;
const sentencesOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => !/^\s{0,3}(?:>|From:|To:|Subject:)/i.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s/))
    .map((sentence) => sentence.trim());

function linesOf({ role, content }: CoachTurn): string[] {
  if (role === "assistant") return (content.match(PLAN) ?? []).map((plan) => `Plan: “${plan}”`);
  if (isSensitive(content)) return [];
  return sentencesOf(content).flatMap((sentence) => {
    if (sentence.split(/\s+/).length < MIN_WORDS || sentence.length > MAX_LINE || sentence.endsWith("?")) return [];
    const normal = normalizeForPatterns(sentence);
    if (GOAL.test(normal)) return [`Goal: “${sentence}”`];
    if (DECISION.test(normal)) return [`Decided: “${sentence}”`];
    return PERSON.test(sentence.replace(/[’]/g, "'")) ? [`Who: “${sentence}”`] : [];
  });
}

/** The first lines that fit, each counted with its line break. */
function takeFitting(lines: string[], room: number): string[] {
  let left = room;
  return lines.filter((line) => (left -= line.length + 1) >= 0);
}

const MAX_PROSE = 1_600;
const LINE = /^(?:Goal|Decided|Plan|Who): “.+”$/;
const isWho = (line: string) => line.startsWith("Who: ");

/** Keeps the prose of a model, the first goal and who is who; of the other lines the newest that fit. */
function fitToLimit(lines: string[]): string {
  const prose = lines.filter((line) => !LINE.test(line)).map((line) => line.slice(0, MAX_PROSE));
  const firstGoal = lines.filter((line) => line.startsWith("Goal: ")).slice(0, 1);
  const who = takeFitting(lines.filter(isWho), MAX_WHO);
  const always = [...takeFitting(prose, MAX_PROSE + 1), ...firstGoal, ...who];
  const others = lines.filter((line) => LINE.test(line) && !isWho(line) && !always.includes(line));
  const newest = takeFitting(others.toReversed(), MAX_SUMMARY_CHARS - always.join("\n").length);
  const kept = new Set([...always, ...newest]);
  return [...new Set([...always.slice(0, prose.length), ...lines])].filter((line) => kept.has(line)).join("\n");
}

/**
 * Summarises without a language model: extends the earlier summary by the person's goals, decisions, plans and who is
 * who, in their exact words. Takes nothing that concerns danger, health or misconduct.
 */
export function quoteSummary(earlier: string | null, turns: CoachTurn[]): string {
  const lines = [...(earlier?.split("\n") ?? []), ...turns.flatMap(linesOf)].filter((line) => line !== "");
  return fitToLimit([...new Set(lines)]);
}
