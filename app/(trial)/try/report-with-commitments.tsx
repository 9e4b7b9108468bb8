"use client";

import type { ComponentProps } from "react";
import { SaveCommitmentProvider } from "@/components/goals/commitments/save-commitment-provider";
import { SaveStepButton } from "@/components/goals/commitments/save-step-button";
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
    belowStep: (insight: { id: string; nextStep: string }) => <SaveStepButton insight={insight} />,
    askBeforeDispute,
  };
  return (
    <SaveCommitmentProvider onSaved={() => undefined} onNotice={showNotice}>
      <InsightSlotContext value={isSignedIn ? slot : null}>
        <ReportPage {...report} />
      </InsightSlotContext>
      {question}
    </SaveCommitmentProvider>
  );
}
