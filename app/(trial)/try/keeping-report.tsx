"use client";

import type { ComponentProps } from "react";
import { KeepCommitments } from "@/components/goals/keep-commitments";
import { KeepStep } from "@/components/goals/keep-step";
import { useStrikeQuestion } from "@/components/goals/strike-question";
import { InsightSlotContext } from "@/components/report/insight-slot";
import { ReportPage } from "@/components/report/report-page";
import { notifyOnDemand } from "@/components/ui/notify-on-demand";
import type { Notice } from "@/components/ui/toast";

const showNotice = (notice: Notice) => void notifyOnDemand(notice);

interface KeepingReportProps extends ComponentProps<typeof ReportPage> {
  isSignedIn: boolean;
}

export function KeepingReport({ isSignedIn, ...report }: KeepingReportProps) {
  const { askBeforeStrike, question } = useStrikeQuestion();
  const slot = {
    belowStep: (insight: { id: string; nextStep: string }) => <KeepStep insight={insight} />,
    askBeforeStrike,
  };
  return (
    <KeepCommitments onKept={() => undefined} onNotice={showNotice}>
      <InsightSlotContext value={isSignedIn ? slot : null}>
        <ReportPage {...report} />
      </InsightSlotContext>
      {question}
    </KeepCommitments>
  );
}
