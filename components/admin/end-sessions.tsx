"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AddressForm } from "@/components/accounts/address-form";
import { Alert } from "@/components/ui/alert";
import type { OutcomeView } from "@/lib/features/accounts/schema";
import { apiClient, serverMessage } from "@/lib/shared/api-client";

interface Outcome {
  tone: "success" | "danger";
  text: string;
}

export function EndSessions() {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const end = async (email: string) => {
    setIsPending(true);
    setOutcome(null);
    try {
      const { message } = await apiClient<OutcomeView>("/api/admin/end-sessions", { method: "POST", body: { email } });
      setOutcome({ tone: "success", text: message });
      router.refresh();
    } catch (error) {
      setOutcome({ tone: "danger", text: serverMessage(error) ?? "This did not work. Please try again." });
    }
    setIsPending(false);
  };
  return (
    <section aria-labelledby="end-sessions" className="mt-12 max-w-xl">
      <h2 id="end-sessions" className="display-type text-2xl">
        End a person&apos;s sessions
      </h2>
      <p className="text-muted mt-2 mb-4 text-sm">
        Signs the person out of every browser, at once. They can sign in again; nothing else changes.
      </p>
      {outcome && (
        <Alert tone={outcome.tone} className="mb-4">
          {outcome.text}
        </Alert>
      )}
      <AddressForm
        label="End sessions"
        pendingLabel="Ending..."
        variant="secondary"
        layout="row"
        isPending={isPending}
        onSubmit={(email) => void end(email)}
      />
    </section>
  );
}
