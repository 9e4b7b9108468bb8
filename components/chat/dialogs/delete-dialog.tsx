"use client";

import { useState } from "react";
import { DeleteCommitmentsChoice } from "@/components/goals/commitments/delete-commitments-choice";
import { useCommitmentsFrom } from "@/components/goals/commitments/use-commitments-from";
import { ConfirmDialog } from "@/components/ui/dialogs/alert-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import type { ConversationView } from "@/lib/features/chat/schema";
import { serverMessage } from "@/lib/shared/api-client";

interface DeleteDialogProps {
  conversations: ConversationView[];
  onDelete: () => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

export default function DeleteDialog({ conversations, onDelete, onDone, onCancel }: DeleteDialogProps) {
  const [state, setState] = useState<{ isDeleting: boolean; error: string | null }>({ isDeleting: false, error: null });
  const [only] = conversations;
  const ids = new Set(conversations.map(({ id }) => id));
  const { choice, applyChoice } = useCommitmentsFrom(({ conversation_id: id }) => id !== null && ids.has(id));
  const confirm = async () => {
    setState({ isDeleting: true, error: null });
    try {
      await onDelete();
      await applyChoice();
      onDone();
    } catch (error) {
      setState({ isDeleting: false, error: serverMessage(error) ?? "It could not be deleted. Please try again." });
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={conversations.length === 1 ? "Delete this conversation?" : `Delete ${conversations.length} conversations?`}
      description={
        conversations.length === 1 && only
          ? `“${only.title}” and everything said in it will go. You can undo it right afterwards.`
          : "Everything said in them will go. You can undo it right afterwards."
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={state.isDeleting}
      onConfirm={() => void confirm()}
    >
      <DeleteCommitmentsChoice {...choice} />
      {state.error && <Alert>{state.error}</Alert>}
    </ConfirmDialog>
  );
}
