"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Button } from "@/components/ui/button";
import type { SessionView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";
import { formatDateTime } from "@/lib/shared/time/dates";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { clearBrowserData } from "../clear-browser-data";
import { PageSection } from "@/components/layout/page-section";
import { useAccountAction } from "./use-account-action";

export function SessionsSection({ sessions }: { sessions: SessionView[] }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, failure } = useAccountAction();
  const endOne = (id: string) =>
    run(async () => {
      await apiClient(`/api/account/sessions/${id}`, { method: "DELETE" });
      return "Signed out there.";
    });
  const endAll = () =>
    run(async () => {
      await apiClient("/api/account/sessions", { method: "DELETE" });
      clearBrowserData(queryClient);
      goTo(paths.trial);
      return null;
    });
  return (
    <PageSection id="sessions" title="Signed-in browsers" lead="A browser is signed out after a week without use.">
      <ul className="divide-subtle border-subtle divide-y border-y">
        {sessions.map(({ id, browser, signedInAt, isThisOne }) => (
          <li key={id} className="border-subtle flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="block">{browser ?? "Unknown browser"}</span>
              <span className="text-muted text-sm">
                since{" "}
                <time dateTime={signedInAt} suppressHydrationWarning>
                  {formatDateTime(signedInAt)}
                </time>
              </span>
            </span>
            {isThisOne ? (
              <span className="text-muted text-sm">this browser</span>
            ) : (
              <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void endOne(id)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && <Alert className="mt-4">{failure}</Alert>}
      <Button variant="secondary" className="mt-5" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out everywhere?"
        description="Every browser is signed out, this one too. Nothing else changes."
        confirmLabel="Sign out everywhere"
        pending={isBusy}
        onConfirm={() => void endAll()}
      />
    </PageSection>
  );
}
