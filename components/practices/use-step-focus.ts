"use client";

import { useEffect, useRef, type RefObject } from "react";
import type { RunView } from "@/lib/features/practices/schema";
import { isWritten } from "./step-control";

/**
 * A button or control that was used disappears with its step, and the focus with it. Moves the focus to what the next
 * step is answered with, unless another element has it.
 */
export function useStepFocus(
  panel: RefObject<HTMLElement | null>,
  { run, isBusy, onFocusInput }: { run: RunView; isBusy: boolean; onFocusInput: () => void },
): void {
  const { version, step, paused } = run;
  const focusedVersion = useRef(version);
  const isTyped = paused || !step || isWritten(step);
  useEffect(() => {
    if (isBusy || focusedVersion.current === version) return;
    focusedVersion.current = version;
    if (document.activeElement !== document.body) return;
    if (isTyped) onFocusInput();
    else panel.current?.focus({ preventScroll: true });
  }, [isBusy, version, isTyped, panel, onFocusInput]);
}
