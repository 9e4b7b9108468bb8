"use client";

import { useEffect, useRef, type RefObject } from "react";
import type { RunView } from "@/lib/features/practices/schema";
import { hasKeyboard } from "@/lib/shared/browser/has-keyboard";
import { isWritten } from "./step-control";

interface StepFocusOptions {
  run: RunView;
  isBusy: boolean;
  error: string | null;
  onFocusInput: () => void;
}

/** The first field to correct, else to fill in. */
const FIELDS = ["[aria-invalid] input, textarea[aria-invalid], input[aria-invalid]", "form textarea, form input"];

function focusControl(panel: HTMLElement | null): void {
  const fields = FIELDS.map((selector) => panel?.querySelector<HTMLElement>(selector));
  // A field would open an on-screen keyboard.
  const target = (hasKeyboard() && fields.find(Boolean)) || panel;
  target?.focus({ preventScroll: true });
}

/**
 * A button or control that was used disappears with its step or is disabled while the answer is stored, and the focus
 * goes with it. Moves the focus to what the step is answered with, unless another element has it.
 */
export function useStepFocus(
  panel: RefObject<HTMLElement | null>,
  { run, isBusy, error, onFocusInput }: StepFocusOptions,
): void {
  const { version, step, paused } = run;
  const focusedVersion = useRef(version);
  const isTyped = paused || !step || isWritten(step);
  const isRefused = error !== null && !isTyped;
  useEffect(() => {
    if (isBusy || (focusedVersion.current === version && !isRefused)) return;
    focusedVersion.current = version;
    if (document.activeElement !== document.body) return;
    if (isTyped) onFocusInput();
    else focusControl(panel.current);
  }, [isBusy, version, isRefused, isTyped, panel, onFocusInput]);
}
