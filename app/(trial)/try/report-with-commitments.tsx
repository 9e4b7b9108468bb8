"use client";

import type { ComponentProps } from "react";
import { KeepCommitments } from "@/components/goals/commitments/keep-commitments";
import { KeepStep } from "@/components/goals/commitments/keep-step";
import { useDisputeQuestion } from "@/components/goals/commitments/use-dispute-question";
import { InsightSlotContext } from "@/components/report/insights/insight-slot";
import { ReportPage } from "@/components/report/report-page";
import { notifyOnDemand } from "@/components/ui/toasts/notify-on-demand";
import type { Notice } from "@/components/ui/toasts/toast";

const showNotice = (notice: Notice) => void notifyOnDemand(notice);

interface ReportWithCommitmentsProps extends ComponentProps<typeof ReportPage> {
  isSignedIn: boolean;
}

export function ReportWithCommitments({ isSignedIn, ...report }: ReportWithCommitmentsProps) {
  const { askBeforeDispute, question } = useDisputeQuestion();
  const slot = {
    belowStep: (insight: { id: string; nextStep: string }) => <KeepStep insight={insight} />,
    askBeforeDispute,
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
