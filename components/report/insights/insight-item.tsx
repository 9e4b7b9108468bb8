"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import {
  type InsightView,
  isBare,
  isMissingEvidence,
  offersQuestionnaire,
  type TraitView,
} from "@/lib/features/report/schema";
import { firstSentence, isNamedPlace, topicOf } from "@/lib/features/report/model";
import { choosePractice } from "@/lib/features/practices/model";
import { paths } from "@/lib/shared/paths";
import { Fold } from "../fold";
import { DisputeControl } from "./dispute-control";
import { InsightEvidence } from "./insight-evidence";
import { InsightFigure } from "./insight-figure";
import { Certainty } from "./certainty";
import { useInsightSlot } from "./insight-slot";
import { type Dispute, useDispute } from "./use-dispute";

interface InsightItemProps {
  insight: InsightView;
  position: number;
  traits: TraitView[];
  userId: number;
  onQuestionnaire: () => void;
  onVerdict: (insight: InsightView, verdict: Dispute["verdict"]) => void;
}

export function InsightItem({ insight, position, traits, userId, onQuestionnaire, onVerdict }: InsightItemProps) {
  const dispute = useDispute({ userId, insight, onVerdict });
  const isDisputed = dispute.verdict !== null;
  const isNamed = isNamedPlace(position);
  const body = <Body {...{ insight, traits, dispute, onQuestionnaire }} />;
  const topic = topicOf(insight);
  const title = (
    <span className="flex flex-wrap items-baseline gap-x-2 sm:gap-x-3">
      {/* 'Insight 4' says its number itself. */}
      {isNamed && (
        <span
          aria-hidden="true"
          className={cx("display-type text-2xl lg:hidden", isDisputed ? "text-muted" : "text-signal")}
        >
          {position}
        </span>
      )}
      <h3 className={cx("display-type text-2xl print:break-after-avoid", isDisputed ? "text-muted" : "text-ink")}>
        {insight.title}
      </h3>
      {topic && (
        <span className={cx("min-w-0 text-sm leading-4 font-medium", isDisputed ? "text-muted" : "text-ink")}>
          {topic}
        </span>
      )}
    </span>
  );
  return (
    <li
      className={cx("grid gap-x-2 sm:py-10 lg:grid-cols-[6rem_minmax(0,42rem)] print:py-6", isNamed ? "py-3" : "py-1")}
    >
      <span
        aria-hidden="true"
        className={cx("display-type hidden text-4xl leading-none lg:block", isDisputed ? "text-muted" : "text-signal")}
      >
        {position}
      </span>
      {isNamed ? (
        <div className="min-w-0">
          {title}
          {body}
        </div>
      ) : (
        <FoldedInsight title={title} text={insight.text} isDisputed={isDisputed}>
          {body}
        </FoldedInsight>
      )}
    </li>
  );
}

function FoldedInsight({
  title,
  text,
  isDisputed,
  children,
}: {
  title: ReactNode;
  text: string;
  isDisputed: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group/more min-w-0">
      <summary className="min-h-11 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="flex items-center justify-between gap-4">
          {title}
          <ChevronDown
            aria-hidden="true"
            className="text-accent size-5 shrink-0 transition-transform group-open/more:rotate-180 motion-reduce:transition-none print:hidden"
          />
        </span>
        <span
          className={cx(
            "line-clamp-1 group-open/more:hidden sm:mt-1 sm:line-clamp-none",
            isDisputed ? "text-muted line-through" : "text-ink",
          )}
        >
          {firstSentence(text)}
        </span>
      </summary>
      {children}
    </details>
  );
}

interface BodyProps extends Pick<InsightItemProps, "insight" | "traits" | "onQuestionnaire"> {
  dispute: Dispute;
}

function Body({ insight, traits, dispute, onQuestionnaire }: BodyProps) {
  const [isOpenAtFirst] = useState(dispute.verdict !== null);
  const slot = useInsightSlot();
  const decide: Dispute["decide"] = (verdict) =>
    verdict && slot ? slot.askBeforeDispute(insight.id, () => dispute.decide(verdict)) : dispute.decide(verdict);
  const isDisputed = dispute.verdict !== null;
  const isCarried = !isMissingEvidence(insight) && !isBare(insight);
  const practice = choosePractice(insight);
  return (
    <>
      {isMissingEvidence(insight) && <p className="text-muted mt-1 text-xs">Not told yet</p>}
      {isCarried && <Certainty insight={insight} />}
      <div className={cx("mt-2 space-y-3 sm:mt-3 sm:space-y-4", isDisputed ? "text-muted line-through" : "text-ink")}>
        <p className="leading-6 whitespace-pre-line sm:text-lg sm:leading-7 print:break-inside-avoid">{insight.text}</p>
        {isCarried && !isDisputed && <InsightFigure insight={insight} traits={traits} />}
        {insight.nextStep && !isDisputed && (
          <div className="border-signal border-l-2 pl-4 leading-6 print:break-inside-avoid">
            <p className="flex items-center justify-between gap-4">
              <span className="eyebrow">One small step</span>
              {practice && (
                <a
                  href={paths.practice(practice, insight.id)}
                  className="text-link -my-2.5 inline-flex min-h-11 items-center text-sm print:hidden"
                >
                  Practise this
                </a>
              )}
            </p>
            <p>{insight.nextStep}</p>
            {isCarried && slot?.belowStep(insight)}
          </div>
        )}
      </div>
      {offersQuestionnaire(insight) && (
        <Button variant="secondary" className="mt-5 print:hidden" onClick={onQuestionnaire}>
          Answer the questionnaire
        </Button>
      )}
      <div className="mt-1 flex flex-wrap items-start gap-x-6">
        {!isBare(insight) && <InsightEvidence insight={insight} />}
        {isCarried && (
          <Fold className="open:basis-full print:hidden" summary="Does not fit?" isOpen={isOpenAtFirst}>
            <DisputeControl title={insight.title} {...dispute} decide={decide} />
          </Fold>
        )}
      </div>
    </>
  );
}
