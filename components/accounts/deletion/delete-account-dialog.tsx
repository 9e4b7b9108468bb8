"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notifyOnNextPage } from "@/components/ui/toasts/next-page-notice";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { failureText } from "@/lib/shared/api-client";
import { clearBrowserData } from "../clear-browser-data";
import { postPassword } from "../post-password";
import { ConfirmIdentityFields } from "./confirm-identity-fields";
import { deleteAccount, type DeletionOutcome, type IdentityWays } from "./delete-account";
import { receiptSummary, receiptText } from "./deletion-receipt";

const DESCRIPTION =
  "Your report, your scores, your conversations, your connections and your sign-in are removed for good. This cannot be " +
  "undone. Your comments on notes stay. Your name and address are removed from those that you wrote with your confirmed address.";

const FAILED = "Failed to delete account. Please try again or contact support.";

/** Returns null when the password was accepted, else the message to show. */
async function confirmByPassword(password: string): Promise<string | null> {
  try {
    await postPassword(password);
    return null;
  } catch (error) {
    return failureText(error);
  }
}

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  verb: "Delete Account" | "Delete Profile";
  email: string | null;
}

export function DeleteAccountDialog({ open, onOpenChange, verb, email }: DeleteAccountDialogProps) {
  const queryClient = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [ways, setWays] = useState<IdentityWays | null>(null);
  const [password, setPassword] = useState("");

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
    setIsDeleting(true);
    setFailure(null);
    const refusal = ways ? await confirmByPassword(password) : null;
    const outcome = refusal === null ? await deleteAccount(email) : null;
    if (outcome?.kind === "deleted") return leave(outcome);
    if (outcome?.kind === "confirm") setWays(outcome.ways);
    if (outcome?.kind === "failed") setFailure(FAILED);
    if (refusal !== null) setFailure(refusal);
    setIsDeleting(false);
  };
  const reset = () => {
    setFailure(null);
    setWays(null);
    setPassword("");
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        reset();
        onOpenChange(next);
      }}
      title={`${verb}?`}
      description={DESCRIPTION}
      confirmLabel={verb}
      pendingLabel="Deleting..."
      pending={isDeleting}
      disabled={ways !== null && password === ""}
      onConfirm={() => void confirm()}
    >
      {ways && <ConfirmIdentityFields ways={ways} password={password} onPassword={setPassword} />}
      {failure && <Alert className={ways ? "mt-4" : undefined}>{failure}</Alert>}
    </ConfirmDialog>
  );
}
