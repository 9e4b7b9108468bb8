"use client";

import { StepFrame } from "@/components/layout/step-frame";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import type { ReportView } from "@/lib/features/report/schema";
import { useWork } from "./use-work";
import { WorkForm } from "./work-form";

interface WorkStepProps {
  userId: number;
  onDone: (report: ReportView | null) => void;
}

export function WorkStep({ userId, onDone }: WorkStepProps) {
  const { view, save } = useWork(userId);
  return (
    <StepFrame
      title="About your work"
      lead={<p>Three optional questions, 90 seconds. Your report is being made meanwhile.</p>}
    >
      <div className="mt-8">
        {view ? (
          <WorkForm view={view} emptyLabel="Skip" onSave={async (answers) => onDone(await save(answers))} />
        ) : (
          <LoadingText label="Loading the questions..." />
        )}
      </div>
    </StepFrame>
  );
}
