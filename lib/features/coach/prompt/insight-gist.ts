import type { InsightView } from "@/lib/features/report/schema";
import { cleanText } from "@/lib/shared/text/clean-text";

const MAX_GIST = 125;
const MAX_PART_CHARS = 74;
const MIN_CLAUSE = 30;
const MIN_SENTENCE_CHARS = 50;

const COMPARES =
  /^(?:Of your \w+ scores, [^.]+ stands out most|One part of the trait points the other way: [^.]+|These two scores often go together; yours part ways)\. /;
const FIGURES = / \([^()\d]*\d[^()]*\)/g;
const COST = /^(?:The (?:cost|price|tension|risk)\b|Worth watching\b)/;
const LEADS: [RegExp, string][] = [
  [/^You have a strong tendency to /, "Strong tendency to "],
  [/^You tend to /, "Tendency to "],
  [/^You may lean towards /, "Slight tendency towards "],
  [/^The cost is (?:that )?/, "The cost: "],
  [/^Worth watching (?:is|are) /, "To watch: "],
];

const sentencesOf = (text: string) =>
  cleanText(text)
    .split(/(?<=[.!?]['"”]?)\s+/)
    .map((sentence) => `${sentence} `.replace(COMPARES, "").replace(FIGURES, "").trim())
    .filter((sentence) => sentence !== "");

const withoutLead = (sentence: string) =>
  LEADS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), sentence);

const CLAUSE_END =
  /;(?= )|:(?= )| \(|,(?= (?:and|but|so|because|where|which|while|when|if|although|though|provided|rather)\b)/g;
const MIN_WORDS_AFTER_COLON = 5;

const isWhole = (head: string) => head.lastIndexOf("(") <= head.lastIndexOf(")") && !/\s'[^']*$/.test(head);

function itemEnds(sentence: string): number[] {
  const [item = "", lead = ""] = /^([^:]+: )[^,;:]+(?=,)/.exec(sentence) ?? [];
  return item.slice(lead.length).split(" ").length < MIN_WORDS_AFTER_COLON ? [] : [item.length];
}

function cutAtClause(sentence: string, max: number): string {
  if (sentence.length <= max) return sentence;
  const ends = [...[...sentence.matchAll(CLAUSE_END)].map(({ index }) => index), ...itemEnds(sentence)]
    .filter((end) => end >= MIN_CLAUSE && isWhole(sentence.slice(0, end)))
    .toSorted((one, other) => one - other);
  const at = ends.findLast((end) => end <= max) ?? ends[0];
  return at === undefined ? sentence : `${sentence.slice(0, at)}.`;
}

function chooseSecondSentence(title: string, first: string, rest: string[]): string | undefined {
  if (title === "Reframe") return rest[0];
  return rest.find((sentence) => COST.test(sentence)) ?? (first.length < MIN_SENTENCE_CHARS ? rest[0] : undefined);
}

const shortPart = (sentence: string) => cutAtClause(sentence, MAX_PART_CHARS);

export function shortenInsight({ title, text }: Pick<InsightView, "title" | "text">): string {
  const [first = "", ...rest] = sentencesOf(text);
  const second = chooseSecondSentence(title, first, rest);
  const parts = second === undefined ? [cutAtClause(first, MAX_GIST)] : [first, second].map(shortPart);
  return parts.map(withoutLead).join(" ");
}
