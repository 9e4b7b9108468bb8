"use client";

import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { fetchOpen, removeCommitment } from "../goals-api";
import { DeleteCommitmentsChoice } from "./delete-commitments-choice";

interface AskedDispute {
  commitments: CommitmentView[];
  dispute: () => void;
}

export function useDisputeQuestion(): {
  askBeforeDispute: (insightId: string, dispute: () => void) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<AskedDispute | null>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const ask = async (insightId: string, dispute: () => void) => {
    // A failure to load the list must not prevent a dispute.
    const open = await fetchOpen().catch(() => []);
    const commitments = open.filter(({ source }) => source.kind === "insight" && source.id === insightId);
    if (commitments.length === 0) return dispute();
    setIsRemoved(false);
    setAsked({ commitments, dispute });
  };
  const confirm = () => {
    asked?.dispute();
    if (isRemoved) void Promise.allSettled((asked?.commitments ?? []).map(({ id }) => removeCommitment(id)));
    setAsked(null);
  };
  return {
    askBeforeDispute: (insightId, dispute) => void ask(insightId, dispute),
    question: (
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Remove this insight?"
        description="The coach will not build on it. You can undo this."
        confirmLabel="Remove it"
        onConfirm={confirm}
      >
        {asked && (
          <DeleteCommitmentsChoice commitments={asked.commitments} isRemoved={isRemoved} onChange={setIsRemoved} />
        )}
      </ConfirmDialog>
    ),
  };
}
