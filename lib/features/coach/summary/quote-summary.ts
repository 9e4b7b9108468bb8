import { isSensitive, normalizeText } from "../sensitive-matter";
import type { CoachTurn } from "../schema";

export const MAX_SUMMARY_CHARS = 2_400;
const MAX_LINE = 280;
const MIN_WORDS = 3;

const GOAL =
  /\bi(?:'d| would)? (?:really |just )?(?:want|like|hope|aim|need) to\b|\bmy (?:\w+ ){0,2}(?:goal|aim|priority|ambition)s? (?:is|are)\b/;
// 'My boss, Karen, …', 'Stefan runs product', 'I'm the CFO of …'.
const PERSON_PATTERN =
  /\b(?:[Mm]y|[Oo]ur) (?:\w+ ){0,2}(?:boss|manager|ceo|cfo|coo|cto|chair\w*|peer|colleague|co-?founder|partner|deputy|report|mentor|founder|investor|client|customer|wife|husband|daughter|son)s?\b[^.]{0,30}?(?:,| is| called| named) [A-Z][a-z]+|^(?!(?:This|That|There|These|Those|Nobody|Everybody|Everyone|Someone|People|What|Who|Where|It|He|She|They|We|You)\b)[A-Z][a-z]{2,14} (?:is|runs|leads|heads|works|reports)\b|\bI(?:'m| am) (?:the|a|an|head of)\b/;
const MAX_WHO = 700;
const DECISION =
  /\bi(?:'ve| have)? decided\b|\bi(?:'ll| will|'m going to| am going to)\b(?! (?:not know|see|think))|\bmy (?:first|next) step\b/;
const PLAN = /\bIf\b[^.\n]{3,160}, then I\b[^.\n]{2,160}\./g;

const sentencesOf = (text: string) =>
  text
    .split("\n")
    .filter((line) => !/^\s{0,3}(?:>|From:|To:|Subject:)/i.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s/))
    .map((sentence) => sentence.trim());

function linesOf({ role, content }: CoachTurn): string[] {
  if (role === "assistant") return (content.match(PLAN) ?? []).map((plan) => `Plan: “${plan}”`);
  if (isSensitive(normalizeText(content))) return [];
  return sentencesOf(content).flatMap((sentence) => {
    if (sentence.split(/\s+/).length < MIN_WORDS || sentence.length > MAX_LINE || sentence.endsWith("?")) return [];
    const normal = normalizeText(sentence);
    if (GOAL.test(normal)) return [`Goal: “${sentence}”`];
    if (DECISION.test(normal)) return [`Decided: “${sentence}”`];
    return PERSON_PATTERN.test(sentence.replace(/[’]/g, "'")) ? [`Who: “${sentence}”`] : [];
  });
}

function fitToRoom(lines: string[], room: number): string[] {
  let left = room;
  return lines.filter((line) => (left -= line.length + 1) >= 0);
}

const MAX_PROSE = 1_600;

function fit(lines: string[]): string {
  const first = lines.filter((line) => line.startsWith("Goal: ")).slice(0, 1);
  const who = fitToRoom(
    lines.filter((line) => line.startsWith("Who: ")),
    MAX_WHO,
  );
  const prose = lines.filter((line) => !LINE.test(line)).map((line) => line.slice(0, MAX_PROSE));
  const always = [...fitToRoom(prose, MAX_PROSE + 1), ...first, ...who];
  const room = MAX_SUMMARY_CHARS - always.join("\n").length;
  const others = lines
    .filter((line) => LINE.test(line) && !line.startsWith("Who: ") && !always.includes(line))
    .toReversed();
  const end = others.findIndex((_, index) => others.slice(0, index + 1).join("\n").length + 1 > room);
  const chosen = new Set([...always, ...others.slice(0, end === -1 ? undefined : end)]);
  return [...new Set([...always.slice(0, prose.length), ...lines])].filter((line) => chosen.has(line)).join("\n");
}

export interface SummaryLine {
  kind: "Goal" | "Decided" | "Plan" | "Who";
  words: string;
}

const LINE = /^(Goal|Decided|Plan|Who): “(.+)”$/;
const isKind = (kind: string | undefined): kind is SummaryLine["kind"] =>
  kind === "Goal" || kind === "Decided" || kind === "Plan" || kind === "Who";

export function summaryLines(summary: string): SummaryLine[] {
  return summary.split("\n").flatMap((line) => {
    const [, kind, words] = LINE.exec(line) ?? [];
    return isKind(kind) && words ? [{ kind, words }] : [];
  });
}

/**
 * Summarises without a language model: extends the earlier summary by the person's goals, decisions, plans and who is
 * who, in their exact words. Takes nothing that concerns danger, health or misconduct.
 */
export function quoteSummary(earlier: string | null, turns: CoachTurn[]): string {
  const lines = [...(earlier?.split("\n") ?? []), ...turns.flatMap(linesOf)].filter((line) => line !== "");
  return fit([...new Set(lines)]);
}
