"use client";

import { Button } from "@/components/ui/button";
import { insightDraft } from "@/lib/features/goals/model";
import { useSaveCommitmentOrNoOp } from "./save-commitment-provider";

export function SaveStepButton({ insight }: { insight: { id: string; nextStep: string } }) {
  const { openDraft } = useSaveCommitmentOrNoOp();
  return (
    <Button variant="ghost" size="sm" className="-ml-3 print:hidden" onClick={() => openDraft(insightDraft(insight))}>
      Keep as a commitment
    </Button>
  );
}
