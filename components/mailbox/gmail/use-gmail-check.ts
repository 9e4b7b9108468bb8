import { useEffect, useState } from "react";
import { useSubmit } from "@/components/ui/forms/use-submit";
import type { MailboxCheck, MailboxCheckView } from "@/lib/features/mailbox/schema";
import { apiClient, failureText } from "@/lib/shared/api-client";

type GmailCheck =
  | { status: "reading" }
  | { status: "failed"; message: string }
  | { status: "checking"; mail: MailboxCheckView }
  | { status: "confirmed"; mail: MailboxCheckView }
  | { status: "empty" }
  | { status: "rejected" };

const READ_FAILED = "Your mail could not be read just now. Please try again.";
const START_FAILED = "It could not be started. Please try again.";

export function useGmailCheck(userId: number, onDone: () => void) {
  const [isStrict, setIsStrict] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<GmailCheck>({ status: "reading" });
  const path = `/api/try-clarity/mailbox-check/${userId}`;
  const {
    isPending,
    error,
    submit: start,
  } = useSubmit(async (time: Pick<MailboxCheck, "hours" | "clock">) => {
    await apiClient(path, { method: "POST", body: { isStrict, ...time } });
    onDone();
  }, START_FAILED);

  useEffect(() => {
    const unmount = new AbortController();
    apiClient<MailboxCheckView>(`${path}?strict=${isStrict}`, { signal: unmount.signal }).then(
      (mail) => setState(mail.samples.length > 0 ? { status: "checking", mail } : { status: "empty" }),
      (failure: unknown) => {
        if (!unmount.signal.aborted) setState({ status: "failed", message: failureText(failure, READ_FAILED) });
      },
    );
    return () => unmount.abort();
  }, [path, isStrict, attempt]);

  return {
    state,
    isStrict,
    error,
    isPending,
    retry: () => {
      setState({ status: "reading" });
      setAttempt((count) => count + 1);
    },
    confirmText: () => {
      if (state.status === "checking") setState({ status: "confirmed", mail: state.mail });
    },
    rejectText: () => {
      if (isStrict) return setState({ status: "rejected" });
      setState({ status: "reading" });
      setIsStrict(true);
    },
    start,
  };
}
