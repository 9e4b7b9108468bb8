import { useState } from "react";
import { apiClient, ApiError, failureText } from "@/lib/shared/api-client";

/** What an admin has to enter again before the call; null while the session is recent enough. */
export interface AdminIdentity {
  needsCode: boolean;
  password: string;
  code: string;
  change: (fields: { password?: string; code?: string }) => void;
}

/**
 * Runs an admin's calls. When one requires confirmation, `identity` has the fields to show, and the next `run`
 * submits them first.
 */
export function useAdminCall() {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<Omit<AdminIdentity, "change"> | null>(null);

  const fail = (error: unknown) => {
    const fields = error instanceof ApiError && error.body.code === "confirm_identity" ? error.body.fields : undefined;
    if (fields) setAsked((before) => ({ password: "", code: "", ...before, needsCode: "code" in fields }));
    setFailure(failureText(error));
  };
  const run = async (call: () => Promise<void>): Promise<void> => {
    setIsPending(true);
    setFailure(null);
    try {
      if (asked) {
        const body = { password: asked.password, ...(asked.code && { code: asked.code }) };
        await apiClient("/api/admin/confirm", { method: "POST", body });
        setAsked(null);
      }
      await call();
    } catch (error) {
      fail(error);
    } finally {
      setIsPending(false);
    }
  };
  const identity: AdminIdentity | null = asked && {
    ...asked,
    change: (fields) => setAsked({ ...asked, ...fields }),
  };
  const reset = () => {
    setFailure(null);
    setAsked(null);
  };
  return { isPending, failure, identity, run, reset };
}
