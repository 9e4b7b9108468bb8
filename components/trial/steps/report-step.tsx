"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { TrialState } from "@/lib/features/trial/schema";
import { trialApi } from "../client/trial-api";
import { StepFrame } from "@/components/layout/step-frame";
import type { ReportSlotProps } from "../slots";
import type { Send } from "../client/send";

interface ReportStepProps {
  state: TrialState;
  send: Send;
  openChat: () => Promise<void>;
  renderReport: (props: ReportSlotProps) => ReactNode;
}

export function ReportStep({ state, send, openChat, renderReport }: ReportStepProps) {
  const { report, person, step, chat } = state;
  const profileName = useProfileName(person?.userId ?? null);

  if (report.status === "failed") return <Failed send={send} />;
  if (report.status !== "ready" || person === null || profileName === undefined) return <Loading />;
  return renderReport({
    report: report.result,
    userId: person.userId,
    profileName,
    isOpeningChat: step === "chat" || chat.status === "running",
    onChat: () => void openChat(),
    onAddSource: () => send({ type: "source-wanted" }),
    onReport: (report) => send({ type: "report-generated", report }),
    onQuestionnaire: () => {
      send({ type: "source-wanted" });
      send({ type: "panel-chosen", panel: "questionnaire" });
    },
  });
}

function useProfileName(userId: number | null): string | null | undefined {
  const { data } = useQuery({
    queryKey: ["/api/try-clarity/profile", userId],
    queryFn: () => (userId === null ? null : trialApi.profileName(userId).catch(() => null)),
  });
  return data;
}

function Loading() {
  return (
    <StepFrame title="Your report">
      <div className="mt-3">
        <LoadingText label="Loading your report..." />
      </div>
      <div className="mt-10 space-y-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </StepFrame>
  );
}

function Failed({ send }: { send: Send }) {
  return (
    <StepFrame title="Your report">
      <Alert className="mt-6">Your report could not be loaded. It is kept; please try again.</Alert>
      <Button className="mt-6" onClick={() => send({ type: "report-asked" })}>
        Try again
      </Button>
    </StepFrame>
  );
}
