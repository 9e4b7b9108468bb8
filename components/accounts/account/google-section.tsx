"use client";

import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import type { AccountView, OutcomeView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { PageSection } from "@/components/layout/page-section";
import { useAccountAction } from "./use-account-action";

const OUTCOMES = new Map<string, { tone: "success" | "info" | "danger"; text: string }>([
  ["linked", { tone: "success", text: "Google is linked. You can sign in with it from now on." }],
  ["taken", { tone: "danger", text: "This Google account is linked to another account here. Nothing was changed." }],
  ["cancelled", { tone: "info", text: "You did not finish the sign-in with Google. Nothing was changed." }],
  ["failed", { tone: "danger", text: "Linking did not finish. Nothing was changed; please try again." }],
  ["unreachable", { tone: "danger", text: "Google cannot be reached right now. Please try again in a moment." }],
]);

interface GoogleSectionProps {
  account: AccountView;
  isConfigured: boolean;
  outcome: string | undefined;
}

export function GoogleSection({ account, isConfigured, outcome }: GoogleSectionProps) {
  const { run, isBusy, failure } = useAccountAction();
  const link = () =>
    run(async () => {
      goTo((await apiClient<{ next: string }>("/api/account/google", { method: "POST" })).next);
      return null;
    });
  const unlink = () =>
    run(async () => (await apiClient<OutcomeView>("/api/account/google", { method: "DELETE" })).message);
  const known = OUTCOMES.get(outcome ?? "");
  return (
    <PageSection
      id="google"
      title="Google"
      lead="Google tells us your name and address when you sign in, and nothing else."
    >
      <div className="grid gap-4">
        {known && <Alert tone={known.tone}>{known.text}</Alert>}
        {failure && <Alert>{failure}</Alert>}
        {account.hasGoogle && (
          <>
            <p>A Google account is linked.</p>
            <Button variant="secondary" className="justify-self-start" pending={isBusy} onClick={() => void unlink()}>
              Unlink Google
            </Button>
          </>
        )}
        {!account.hasGoogle && isConfigured && (
          <>
            {!account.isEmailVerified && (
              <p className="text-muted text-sm">
                If it has the same address as this account, linking also confirms the address, removes the password and
                signs out other browsers.
              </p>
            )}
            <Button variant="secondary" className="justify-self-start" pending={isBusy} onClick={() => void link()}>
              Link Google
            </Button>
          </>
        )}
        {!account.hasGoogle && !isConfigured && (
          <p className="text-muted">Google sign-in is not configured on this installation.</p>
        )}
      </div>
    </PageSection>
  );
}
