"use client";

import { Button, buttonClass } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { OutcomeView } from "@/lib/features/accounts/schema";
import { apiClient, ApiError, failureText } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { AuthLayout } from "./auth-layout";
import { OPEN_LINK_AGAIN, useMailedLink } from "./use-mailed-link";

const failureOf = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 401)
    return "Please sign in with this address first, then open the link from your mail again.";
  return failureText(error);
};

/** Asks before confirming, because mail programs open links by themselves. */
export function VerifyEmailScreen({ token }: { token: string | undefined }) {
  const { running, outcome, run } = useMailedLink<"confirm">(failureOf);
  const confirm = () =>
    run("confirm", () => apiClient<OutcomeView>("/api/auth/verify-email", { method: "POST", body: { token } }));
  return (
    <AuthLayout
      title="Confirm your address"
      lead="Confirm only if you created the account yourself and are signed in to it in this browser."
    >
      <div className="grid gap-5">
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        {!token && <Alert tone="info">{OPEN_LINK_AGAIN}</Alert>}
        {outcome?.tone === "success" && (
          <a href={paths.account} className={buttonClass({ size: "lg" })}>
            Go to your account
          </a>
        )}
        {outcome?.tone !== "success" && token && (
          <Button size="lg" pending={running !== null} onClick={() => void confirm()}>
            Confirm address
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}
