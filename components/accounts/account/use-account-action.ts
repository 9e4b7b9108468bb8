"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { notify } from "@/components/ui/toasts/toast";
import { ApiError, failureText } from "@/lib/shared/api-client";
import { useConfirmIdentity } from "./confirm-identity";

/**
 * One action of the account page: pending while it runs, with its failure in words and fresh page data after success.
 * An action that needs a recent sign-in is repeated once the person has confirmed their identity.
 */
export function useAccountAction() {
  const router = useRouter();
  const confirmIdentity = useConfirmIdentity();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (action: () => Promise<string | null>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const message = await action();
      if (message) notify({ title: message });
      router.refresh();
    } catch (error) {
      const mustConfirm = error instanceof ApiError && error.body.code === "confirm_identity";
      if (mustConfirm) confirmIdentity(() => void run(action));
      else setFailure(failureText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy, failure };
}
