"use client";

import { Button } from "@/components/ui/button";
import { insightDraft } from "@/lib/features/goals/model";
import { useKeepCommitmentOrNoOp } from "./keep-commitments";

export function KeepStep({ insight }: { insight: { id: string; nextStep: string } }) {
  const { keepDraft } = useKeepCommitmentOrNoOp();
  return (
    <Button variant="ghost" size="sm" className="-ml-3 print:hidden" onClick={() => keepDraft(insightDraft(insight))}>
      Keep as a commitment
    </Button>
  );
}
