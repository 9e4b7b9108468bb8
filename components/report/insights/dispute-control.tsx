"use client";

import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { VERDICT_LABELS, VERDICTS } from "@/lib/features/report/schema";
import type { Dispute } from "./use-dispute";

export function DisputeControl({ title, verdict, isSaving, hasFailed, decide }: Dispute & { title: string }) {
  return (
    <div className="pb-3 print:hidden">
      <div role="group" aria-label={`Disagree with ${title}`} className="flex flex-wrap items-center gap-2">
        {VERDICTS.map((option) => (
          <Button
            key={option}
            variant={verdict === option ? "primary" : "secondary"}
            size="sm"
            aria-pressed={verdict === option}
            // Not `disabled`, which would take the focus from the button that was pressed.
            aria-disabled={isSaving || undefined}
            onClick={() => !isSaving && decide(verdict === option ? null : option)}
          >
            {VERDICT_LABELS[option]}
          </Button>
        ))}
      </div>
      <p role="status" className="text-muted mt-2 text-sm empty:hidden">
        {verdict && "Removed. The coach will not build on it. Press the same button again to undo this."}
      </p>
      {hasFailed && (
        <Alert className="mt-2">
          Your answer could not be stored, so the insight stands as before. Please try again.
        </Alert>
      )}
    </div>
  );
}
