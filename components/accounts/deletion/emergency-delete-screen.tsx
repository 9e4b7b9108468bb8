"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toasts/toast";
import { ApiError, failureText } from "@/lib/shared/api-client";
import { AddressForm } from "../address-form";
import { AuthLayout } from "../auth-layout";
import { requestDeletionByAddress } from "./delete-account";
import { receiptSummary } from "./deletion-receipt";

async function deleteAndNotify(email: string): Promise<void> {
  try {
    const receipt = await requestDeletionByAddress(email);
    notify({ title: "Account deleted successfully", ...(receipt && { description: receiptSummary(receipt) }) });
  } catch (error) {
    const description =
      error instanceof ApiError
        ? failureText(error, "Could not delete account")
        : "An error occurred while deleting your account.";
    notify({ title: "Delete failed", description, variant: "destructive" });
  }
}

export function EmergencyDeleteScreen() {
  const [email, setEmail] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await deleteAndNotify(email ?? "");
    setIsPending(false);
    setEmail(null);
  };
  return (
    <AuthLayout
      title="Emergency Delete"
      lead="Delete an account by email, for testing."
      facts={["This page exists only while test routes are switched on. People delete their own account themselves."]}
    >
      <AddressForm
        label="Delete Account"
        pendingLabel="Deleting..."
        variant="danger"
        isPending={isPending}
        onSubmit={setEmail}
      />
      <ConfirmDialog
        open={email !== null}
        onOpenChange={(isOpen) => !isOpen && setEmail(null)}
        title="Delete Account?"
        description={
          <>
            Everything about <strong className="text-ink wrap-anywhere">{email}</strong> is removed for good. This
            cannot be undone.
          </>
        }
        confirmLabel="Delete Account"
        pendingLabel="Deleting..."
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </AuthLayout>
  );
}
