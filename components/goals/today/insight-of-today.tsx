"use client";

import { Button } from "@/components/ui/button";
import { insightDraft } from "@/lib/features/goals/model";
import type { TodayInsight } from "@/lib/features/goals/schema";
import { useSaveCommitmentOrNoOp } from "../commitments/save-commitment-provider";

interface InsightOfTodayProps {
  insight: TodayInsight;
  onPractice: (practiceId: string, insightId: string) => void;
}

/** Later insights of a report are titled by number, which means nothing outside the report. */
const isNumbered = (title: string): boolean => /^Insight \d+$/.test(title);

export function InsightOfToday({ insight, onPractice }: InsightOfTodayProps) {
  const { id, title, nextStep, evidence, isFitting, practiceId } = insight;
  const { openDraft } = useSaveCommitmentOrNoOp();
  return (
    <section aria-labelledby="today-insight" className="border-subtle mt-2 border-t pt-2">
      <h3 id="today-insight" className="eyebrow">
        {isFitting ? "From your report, for what is due" : "From your report, for this week"}
        {!isNumbered(title) && (
          <>
            : <span className="text-ink">{title}</span>
          </>
        )}
      </h3>
      <p className="text-ink mt-0.5 text-sm">{nextStep}</p>
      {evidence && (
        <details className="text-muted text-xs">
          <summary className="min-h-11 cursor-pointer py-3.5">What this rests on</summary>
          <p className="pb-2">
            {evidence.label}: {evidence.value}
          </p>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        {practiceId && (
          <Button size="sm" variant="secondary" onClick={() => onPractice(practiceId, id)}>
            Practise this
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => openDraft(insightDraft(insight))}>
          Keep as a commitment
        </Button>
      </div>
    </section>
  );
}
