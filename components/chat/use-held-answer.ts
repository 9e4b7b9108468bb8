"use client";

import { useEffect, useRef } from "react";
import type { RunView } from "@/lib/features/practices/schema";

export function useHeldAnswer(run: RunView | null, draft: string, onDraft: (text: string) => void): void {
  const shownFor = useRef<string | null>(null);
  const step = run?.step;
  const key = run && step ? `${run.id}-${step.id}-${run.canKeep}` : null;
  useEffect(() => {
    if (key === null || shownFor.current === key) return;
    shownFor.current = key;
    const isWritten = step?.kind === "text" || step?.kind === "sentence";
    // An addition starts with an empty field.
    if (isWritten && !run?.isAddition && step.value !== "" && draft === "") onDraft(step.value);
  }, [key, run?.isAddition, step, draft, onDraft]);
}
