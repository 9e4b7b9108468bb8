"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { notifyOnNextPage } from "@/components/ui/next-page-notice";
import { goTo } from "@/lib/shared/navigate";
import { paths } from "@/lib/shared/paths";
import { deleteAccount, type DeletionOutcome } from "./delete-account";
import { receiptSummary, receiptText } from "./deletion-receipt";
import { clearBrowserData } from "./clear-browser-data";

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  verb: "Delete Account" | "Delete Profile";
  email: string | null;
}

export function DeleteAccountDialog({ open, onOpenChange, verb, email }: DeleteAccountDialogProps) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<"idle" | "deleting" | "failed">("idle");

  const leave = ({ receipt }: Extract<DeletionOutcome, { kind: "deleted" }>) => {
    clearBrowserData(queryClient);
    notifyOnNextPage({
      title: "Account deleted successfully",
      ...(receipt && {
        description: receiptSummary(receipt),
        download: { label: "Save receipt", fileName: "deletion-receipt.txt", text: receiptText(receipt) },
      }),
    });
    goTo(paths.trial);
  };
  const confirm = async () => {
    setState("deleting");
    const outcome = await deleteAccount(email);
    if (outcome.kind === "deleted") leave(outcome);
    else setState("failed");
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        setState("idle");
        onOpenChange(next);
      }}
      title={`${verb}?`}
      description="Your report, your scores, your conversations, your connections and your sign-in are removed for good. This cannot be undone. Comments under notes stay without your name and address."
      confirmLabel={verb}
      pendingLabel="Deleting..."
      pending={state === "deleting"}
      onConfirm={() => void confirm()}
    >
      {state === "failed" && <Alert>Failed to delete account. Please try again or contact support.</Alert>}
    </ConfirmDialog>
  );
}
