"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { fullDueText } from "@/lib/features/goals/model";
import type { CommitmentDraft } from "@/lib/features/goals/schema";
import { failureText } from "@/lib/shared/api-client";
import { readFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";
import { paths } from "@/lib/shared/paths";
import { saveCommitment } from "../goals-api";
import { fieldsOf } from "./commitment-fields";
import { useSaveCommitmentOrNoOp } from "./save-commitment-provider";
import { useRefreshCommitments } from "./use-commitments";

const refusedKey = (id: string) => `plan-refused-${id}`;

export function PlanOffer({ plan }: { plan: CommitmentDraft }) {
  const { text, due, source } = plan;
  const { id } = source;
  const { openDraft } = useSaveCommitmentOrNoOp();
  const refresh = useRefreshCommitments();
  const [state, setState] = useState<"open" | "saving" | "saved" | "refused">(() =>
    readFromTab(refusedKey(id)) ? "refused" : "open",
  );
  const [error, setError] = useState<string | null>(null);
  if (state === "refused") return null;
  if (state === "saved") {
    return (
      <p role="status" className="text-muted mt-3 text-sm">
        Saved. You find it under{" "}
        <a href={paths.goals} className="text-link">
          Goals
        </a>
        .
      </p>
    );
  }
  const save = async () => {
    setState("saving");
    setError(null);
    try {
      await saveCommitment(fieldsOf({ ...plan }), { kind: "message", id });
      setState("saved");
      refresh();
    } catch (failure) {
      setError(failureText(failure));
      setState("open");
    }
  };
  const refuse = () => {
    saveToTab(refusedKey(id), "1");
    setState("refused");
  };
  return (
    <section
      aria-label="Keep this as a commitment?"
      className="border-subtle bg-surface mt-3 rounded-md border px-4 py-3 print:hidden"
    >
      <p className="text-muted text-xs">Keep this as a commitment?</p>
      <p dir="auto" className="text-ink mt-1 text-sm wrap-anywhere">
        “{text}”
      </p>
      {due && <p className="text-muted mt-1 text-xs">Due: {fullDueText(due)}</p>}
      {error && <Alert className="mt-2">{error}</Alert>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" pending={state === "saving"} onClick={() => void save()}>
          Keep it
        </Button>
        <Button size="sm" variant="ghost" onClick={() => openDraft(plan)}>
          Change it first
        </Button>
        <Button size="sm" variant="ghost" onClick={refuse}>
          No
        </Button>
      </div>
    </section>
  );
}
