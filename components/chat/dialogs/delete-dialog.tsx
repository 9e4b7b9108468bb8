"use client";

import { DeleteCommitmentsChoice } from "@/components/goals/commitments/delete-commitments-choice";
import { useCommitmentsFrom } from "@/components/goals/commitments/use-commitments-from";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { useSubmit } from "@/components/ui/forms/use-submit";
import type { ConversationView } from "@/lib/features/chat/schema";

const FAILED = "It could not be deleted. Please try again.";

interface DeleteDialogProps {
  conversations: ConversationView[];
  onDelete: () => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

export default function DeleteDialog({ conversations, onDelete, onDone, onCancel }: DeleteDialogProps) {
  const [only] = conversations;
  const ids = new Set(conversations.map(({ id }) => id));
  const { choice, applyChoice } = useCommitmentsFrom(({ conversation_id: id }) => id !== null && ids.has(id));
  const { isPending, error, submit } = useSubmit(async () => {
    await onDelete();
    await applyChoice();
    onDone();
  }, FAILED);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={conversations.length === 1 ? "Delete this conversation?" : `Delete ${conversations.length} conversations?`}
      description={
        conversations.length === 1 && only
          ? `“${only.title}” and all its messages will be deleted. You can undo this right afterwards.`
          : "All their messages will be deleted. You can undo this right afterwards."
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={() => void submit()}
    >
      <DeleteCommitmentsChoice {...choice} />
      {error && <Alert>{error}</Alert>}
    </ConfirmDialog>
  );
}
