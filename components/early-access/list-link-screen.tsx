"use client";

import { useState } from "react";
import { AuthLayout } from "@/components/accounts/auth-layout";
import { useHiddenToken } from "@/components/accounts/use-hidden-token";
import { Button, buttonClass } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { ListLinkView } from "@/lib/features/early-access/schema";
import { apiClient, failureText } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";

type ListAction = "confirm" | "leave";

export function ListLinkScreen({ token }: { token: string }) {
  useHiddenToken();
  const [busy, setBusy] = useState<ListAction | null>(null);
  const [outcome, setOutcome] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const run = async (action: ListAction) => {
    setBusy(action);
    try {
      const { message } = await apiClient<ListLinkView>(`/api/early-access/${action}`, {
        method: "POST",
        body: { token },
      });
      setOutcome({ tone: "success", text: message });
    } catch (error) {
      setOutcome({ tone: "danger", text: failureText(error) });
    }
    setBusy(null);
  };
  return (
    <AuthLayout
      title="Your place on the list"
      lead={`Confirm that this address is yours and keep your place for ${PRODUCT.name}, or leave the list.`}
      facts={["Leaving removes the address at once.", "We send nothing else to it than the message about your seat."]}
    >
      <div className="grid gap-5">
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        {outcome?.tone === "success" ? (
          <a href={paths.notes} className={buttonClass({ size: "lg" })}>
            Read {PRODUCT.notesName}
          </a>
        ) : (
          <>
            <Button size="lg" pending={busy === "confirm"} disabled={busy !== null} onClick={() => void run("confirm")}>
              Confirm my address
            </Button>
            <Button
              size="lg"
              variant="secondary"
              pending={busy === "leave"}
              disabled={busy !== null}
              onClick={() => void run("leave")}
            >
              Leave the list
            </Button>
          </>
        )}
      </div>
    </AuthLayout>
  );
}
