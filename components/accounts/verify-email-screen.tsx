"use client";

import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { OutcomeView } from "@/lib/features/accounts/schema";
import { apiClient, ApiError, failureText } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { AuthLayout } from "./auth-layout";
import { useHiddenToken } from "./use-hidden-token";

type Outcome = { tone: "success" | "danger"; text: string } | null;

const failureOf = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 401)
    return "Please sign in with this address first, then open the link from your mail again.";
  return failureText(error);
};

/** Asks before confirming, because mail programs open links by themselves. */
export function VerifyEmailScreen({ token }: { token: string | undefined }) {
  useHiddenToken();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const confirm = async () => {
    setIsBusy(true);
    try {
      const body = { token: token ?? "" };
      const { message } = await apiClient<OutcomeView>("/api/auth/verify-email", { method: "POST", body });
      setOutcome({ tone: "success", text: message });
    } catch (error) {
      setOutcome({ tone: "danger", text: failureOf(error) });
    }
    setIsBusy(false);
  };
  return (
    <AuthLayout
      title="Confirm your address"
      lead="Confirm only if you created the account yourself and are signed in to it in this browser."
    >
      <div className="grid gap-5">
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        {outcome?.tone === "success" ? (
          <a href={paths.account} className={buttonClass({ size: "lg" })}>
            Go to your account
          </a>
        ) : (
          <Button size="lg" pending={isBusy} onClick={() => void confirm()}>
            Confirm address
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}
