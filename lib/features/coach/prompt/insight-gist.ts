import type { InsightView } from "@/lib/features/report/schema";
import { cleanText } from "@/lib/shared/clean-text";

const MAX_GIST = 115;
const MIN_GIST = 50;

const COMPARES = /^(?:Of your \w+ scores, [^.]+ stands out most|Your [\w-]+ score lies in the typical range)\. /;

const sentencesOf = (text: string) =>
  cleanText(text)
    .replace(COMPARES, "")
    .split(/(?<=[.!?])\s+/);

function cutAtClause(sentence: string): string {
  if (sentence.length <= MAX_GIST) return sentence;
  const head = sentence.slice(0, MAX_GIST);
  const clause = Math.max(head.lastIndexOf(";"), head.lastIndexOf(":"), head.lastIndexOf(","));
  const at = clause > MIN_GIST ? clause : head.lastIndexOf(" ");
  return `${head.slice(0, at)}.`;
}

export function shortenInsight({ title, text }: Pick<InsightView, "title" | "text">): string {
  const sentences = sentencesOf(text);
  const from = title === "Reframe" && sentences.length > 1 ? 1 : 0;
  const [first = "", second = ""] = sentences.slice(from);
  return cutAtClause(first.length < MIN_GIST && second ? `${first} ${second}` : first);
}
