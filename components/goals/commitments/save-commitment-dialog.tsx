"use client";

import { Dialog } from "@/components/ui/dialogs/dialog";
import type { Notice } from "@/components/ui/toasts/toast";
import type { CommitmentDraft, GoalView } from "@/lib/features/goals/schema";
import { saveCommitment } from "../goals-api";
import { commitmentDraftKey, fieldsOf } from "./commitment-fields";
import { CommitmentForm } from "./commitment-form";

interface SaveCommitmentDialogProps {
  draft: CommitmentDraft;
  goals: GoalView[];
  onSaved: () => void;
  onNotice: (notice: Notice) => void;
  onClose: () => void;
}

export default function SaveCommitmentDialog({ draft, goals, onSaved, onNotice, onClose }: SaveCommitmentDialogProps) {
  const { kind, id } = draft.source;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Keep as a commitment"
      description="Only you see it. On its day it appears above a new conversation."
    >
      <div className="-m-1 max-h-[65dvh] overflow-y-auto p-1">
        <CommitmentForm
          initial={fieldsOf(draft)}
          draftKey={commitmentDraftKey(`${kind}-${id ?? "new"}`)}
          goals={goals}
          verb="Keep"
          onSave={(fields) => saveCommitment(fields, kind === "hand" ? undefined : { kind, id })}
          onDone={() => {
            onNotice({ title: "Saved", description: "You find it under Goals." });
            onSaved();
            onClose();
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
