import type { InsightView } from "@/lib/features/report/schema";
import type { CoachContext } from "./schema";

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** True when a dispute names the insight by id or title, or repeats a telling part of its text. */
function isDisputed(insight: InsightView, disputes: string[]): boolean {
  const text = plain(insight.text);
  return disputes.some((dispute) => {
    if (dispute === insight.id) return true;
    const words = plain(dispute);
    return words === plain(insight.title) || (words.length >= 12 && text.includes(words)) || words.includes(text);
  });
}

/** The report's insights that the person has not disputed, in the report's order. */
export function usableInsights({ report, disputes }: Pick<CoachContext, "report" | "disputes">): InsightView[] {
  return (report?.details ?? []).filter((insight) => !isDisputed(insight, disputes));
}
