"use client";

import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import {
  type InsightView,
  isBare,
  isMissingEvidence,
  offersQuestionnaire,
  type TraitView,
} from "@/lib/features/report/schema";
import { practiceFor } from "@/lib/features/practices/model";
import { paths } from "@/lib/shared/paths";
import { ConfidenceMark } from "./confidence-mark";
import { DisputeControl } from "./dispute-control";
import { InsightBasis } from "./insight-evidence";
import { useDispute } from "./use-dispute";

interface InsightItemProps {
  insight: InsightView;
  position: number;
  traits: TraitView[];
  userId: number;
  onQuestionnaire: () => void;
}

export function InsightItem({ insight, position, traits, userId, onQuestionnaire }: InsightItemProps) {
  const dispute = useDispute({ userId, insight });
  const isStruck = dispute.verdict !== null;
  const isCarried = !isMissingEvidence(insight) && !isBare(insight);
  const practice = practiceFor(insight, traits);
  return (
    <li className="grid gap-x-14 gap-y-3 py-7 sm:gap-y-4 sm:py-12 lg:grid-cols-[10rem_minmax(0,42rem)] print:block print:py-6">
      <div className="flex items-end justify-between gap-4 lg:flex-col lg:items-start lg:justify-start print:mb-2 print:break-after-avoid">
        <span
          aria-hidden="true"
          className={cx("display-type text-4xl leading-none", isStruck ? "text-muted" : "text-signal")}
        >
          {position}
        </span>
        {isMissingEvidence(insight) && <p className="text-muted text-xs">Not told yet</p>}
        {isCarried && <ConfidenceMark insight={insight} />}
      </div>
      <div className="min-w-0">
        <h3 className={cx("display-type text-2xl print:break-after-avoid", isStruck ? "text-muted" : "text-ink")}>
          {insight.title}
        </h3>
        <div className={cx("mt-3 space-y-5", isStruck ? "text-muted line-through" : "text-ink")}>
          <p className="text-lg whitespace-pre-line print:break-inside-avoid">{insight.text}</p>
          {insight.nextStep && (
            <p className="border-signal border-l-2 pl-4 print:break-inside-avoid">
              <span className="eyebrow block">One small step</span>
              {insight.nextStep}
            </p>
          )}
        </div>
        {offersQuestionnaire(insight) && (
          <Button variant="secondary" className="mt-5 print:hidden" onClick={onQuestionnaire}>
            Answer the questionnaire
          </Button>
        )}
        {practice && !isStruck && (
          <a
            href={paths.practice(practice)}
            className={buttonClass({ variant: "secondary", className: "mt-5 print:hidden" })}
          >
            Practise this
          </a>
        )}
        {!isBare(insight) && <InsightBasis insight={insight} traits={traits} />}
        {isCarried && <DisputeControl title={insight.title} {...dispute} />}
      </div>
    </li>
  );
}
