"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import { serverMessage } from "@/lib/shared/api-client";

interface DeleteDialogProps {
  sessions: ChatSessionView[];
  onDelete: () => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks once before conversations go; it names what goes and that it can be brought back. */
export default function DeleteDialog({ sessions, onDelete, onDone, onCancel }: DeleteDialogProps) {
  const [state, setState] = useState<{ isDeleting: boolean; error: string | null }>({ isDeleting: false, error: null });
  const [only] = sessions;
  const confirm = async () => {
    setState({ isDeleting: true, error: null });
    try {
      await onDelete();
      onDone();
    } catch (error) {
      setState({ isDeleting: false, error: serverMessage(error) ?? "It could not be deleted. Please try again." });
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={sessions.length === 1 ? "Delete this conversation?" : `Delete ${sessions.length} conversations?`}
      description={
        sessions.length === 1 && only
          ? `“${only.title}” and everything said in it will go. You can undo it right afterwards.`
          : "Everything said in them will go. You can undo it right afterwards."
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={state.isDeleting}
      onConfirm={() => void confirm()}
    >
      {state.error && <Alert>{state.error}</Alert>}
    </ConfirmDialog>
  );
}
