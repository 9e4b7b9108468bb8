"use client";

import { ArrowRight } from "lucide-react";
import { cx } from "@/components/ui/cx";
import type { Confidence, EvidenceView, InsightView } from "@/lib/features/report/schema";
import { DisputeControl } from "./dispute-control";
import { useDispute } from "./use-dispute";

const CONFIDENCE: Record<Confidence, string> = {
  high: "High: the figures leave little room for another reading.",
  moderate: "Moderate: the figures lean this way, and another reading is possible.",
  low: "Low: a hint, worth checking against your own week.",
};

interface InsightItemProps {
  insight: InsightView;
  userId: number;
}

/** One insight with its step, what it rests on, and the reader's own word on it. */
export function InsightItem({ insight, userId }: InsightItemProps) {
  const dispute = useDispute({ userId, insight });
  const isStruck = dispute.verdict !== null;
  return (
    <li className="py-8 print:break-inside-avoid">
      <h3 className={cx("display-type text-2xl", isStruck ? "text-muted" : "text-ink")}>{insight.title}</h3>
      <div className={cx("mt-3 space-y-4", isStruck ? "text-muted line-through" : "text-ink")}>
        <p className="text-lg whitespace-pre-line">{insight.text}</p>
        {insight.nextStep && (
          <p className="border-signal flex gap-3 border-l-2 pl-4">
            <span>
              <span className="eyebrow block">One small step</span>
              {insight.nextStep}
            </span>
          </p>
        )}
      </div>
      <Basis insight={insight} />
      <DisputeControl title={insight.title} {...dispute} />
    </li>
  );
}

function Basis({ insight: { evidence, confidence, wouldChange } }: { insight: InsightView }) {
  return (
    <details className="group mt-5">
      <summary className="text-accent hover:text-accent-hover inline-flex min-h-11 list-none items-center gap-2 text-sm font-medium underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
        What this rests on
        <ArrowRight
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
      </summary>
      <div className="bg-sunken mt-2 space-y-5 rounded-lg p-5 text-sm">
        <ul className="space-y-3">
          {evidence.map((fact) => (
            <Fact key={`${fact.label}/${fact.value}`} fact={fact} />
          ))}
        </ul>
        <dl className="border-subtle space-y-3 border-t pt-4">
          <div>
            <dt className="text-ink font-medium">How sure this is</dt>
            <dd className="text-muted">{CONFIDENCE[confidence]}</dd>
          </div>
          <div>
            <dt className="text-ink font-medium">What would change it</dt>
            <dd className="text-muted">{wouldChange}</dd>
          </div>
        </dl>
      </div>
    </details>
  );
}

function Fact({ fact: { label, value, source } }: { fact: EvidenceView }) {
  return (
    <li>
      <p className="text-ink">
        <span className="font-medium">{label}:</span> {value}
      </p>
      <p className="text-muted text-xs">{source}</p>
    </li>
  );
}
