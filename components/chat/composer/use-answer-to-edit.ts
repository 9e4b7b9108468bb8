"use client";

import { useEffect, useRef } from "react";
import type { RunView } from "@/lib/features/practices/schema";

export function answerToEdit(run: RunView | null): string {
  const step = run?.step;
  const isWritten = step?.kind === "text" || step?.kind === "sentence" || step?.kind === "rehearsal";
  return isWritten && !run?.paused && !run?.isAddition ? step.value : "";
}

/**
 * Fills the message field with the earlier answer of a written step each time the step opens, and clears it when the
 * step is left without a change.
 */
export function useAnswerToEdit(run: RunView | null, draft: string, onDraft: (text: string) => void): void {
  const shown = useRef<{ key: string | null; text: string }>({ key: null, text: "" });
  const key = run?.step ? `${run.id}-${run.step.id}-${run.canKeep}-${run.paused}` : null;
  const answer = answerToEdit(run);
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, text: answer };
    if (draft !== answer && draft === before.text) onDraft(answer);
  }, [key, answer, draft, onDraft]);
}
