import { choosePractice } from "@/lib/features/practices/model";
import { isBare, isMissingEvidence, type InsightView, type ReportView } from "@/lib/features/report/schema";
import type { WeekStart } from "@/lib/shared/formats";
import { WEEK_MS } from "@/lib/shared/time/durations";
import { PRACTICES_BY_MATTER } from "./insight-patterns";
import type { TodayInsight } from "./schema";

const isUsable = (insight: InsightView): boolean =>
  !insight.dispute && insight.nextStep !== "" && !isMissingEvidence(insight) && !isBare(insight);

const weekNumberOf = (week: WeekStart): number => Math.floor(Date.parse(`${week}T00:00:00Z`) / WEEK_MS);

interface Week {
  due: string[];
  week: WeekStart;
}

export function chooseInsight({ details }: Pick<ReportView, "details">, { due, week }: Week): TodayInsight | null {
  const usable = details.filter(isUsable).map((insight) => ({ insight, practiceId: choosePractice(insight) }));
  const wanted = due.flatMap((text) =>
    PRACTICES_BY_MATTER.filter(([pattern]) => pattern.test(text)).flatMap(([, practices]) => practices),
  );
  const fitting = wanted
    .map((practice) => usable.find(({ practiceId }) => practiceId === practice))
    .find((found) => found !== undefined);
  const chosen = fitting ?? usable[weekNumberOf(week) % Math.max(1, usable.length)];
  if (!chosen) return null;
  const { id, title, nextStep, evidence } = chosen.insight;
  const fact = evidence.find(({ kind }) => kind !== "note");
  return {
    id,
    title,
    nextStep,
    evidence: fact ? { label: fact.label, value: fact.value } : null,
    isFitting: fitting !== undefined,
    practiceId: chosen.practiceId,
  };
}
