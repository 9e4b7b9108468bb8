import { isMissingEvidence, type InsightView } from "@/lib/features/report/schema";
import type { CoachContext, DisputedInsight } from "../schema";

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Shorter texts occur in others by chance. */
const MIN_COMPARED_CHARS = 12;

function isDisputed({ id, text }: InsightView, disputes: DisputedInsight[]): boolean {
  const words = plain(text);
  return disputes.some((dispute) => {
    const disputed = plain(dispute.text);
    return (
      dispute.insightId === id ||
      (disputed.length >= MIN_COMPARED_CHARS && words.includes(disputed)) ||
      disputed.includes(words)
    );
  });
}

export function usableInsights({ report, disputes }: Pick<CoachContext, "report" | "disputes">): InsightView[] {
  return (report?.details ?? []).filter((insight) => !isDisputed(insight, disputes));
}

/** Without those that only say what is not known. */
export const evidencedInsights = (context: Pick<CoachContext, "report" | "disputes">): InsightView[] =>
  usableInsights(context).filter((insight) => !isMissingEvidence(insight));
