"use client";

import { useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { PracticeAnnouncement } from "@/components/practices/practice-announcement";
import { onDemand } from "@/components/ui/lazy/on-demand";
import type { Practices } from "@/components/practices/use-practices";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { hasKeyboard } from "@/lib/shared/browser/has-keyboard";
import { focusInput } from "./composer";

const PracticePanel = onDemand(async () => (await import("@/components/practices/practice-panel")).default);
const PracticeList = onDemand(async () => (await import("@/components/practices/practice-list")).default);

export const asksForPractices = (draft: string): boolean => /^\/[\p{L} -]*$/u.test(draft);

interface PracticeDockProps {
  practices: Practices | null;
  matches: PracticeSummary[] | null;
  onStart: (practiceId: string) => void;
  isStarting: boolean;
  children: ReactNode;
}

export function PracticeDock({ practices, matches, onStart, isStarting, children }: PracticeDockProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!matches || event.key !== "ArrowDown" || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLButtonElement>("button[data-practice]")?.focus();
  };
  const focusIfKeyboard = useCallback(() => {
    if (hasKeyboard()) focusInput();
  }, []);
  // The panel disappears with the last step, and the focus with it.
  const isRunning = Boolean(practices?.run);
  const wasRunning = useRef(isRunning);
  const isBusy = practices?.isBusy ?? false;
  useEffect(() => {
    if (isBusy) return;
    if (wasRunning.current && !isRunning && document.activeElement === document.body) focusIfKeyboard();
    wasRunning.current = isRunning;
  }, [isBusy, isRunning, focusIfKeyboard]);
  return (
    <div onKeyDown={onKeyDown}>
      {practices?.run && (
        <PracticePanel
          run={practices.run}
          isBusy={practices.isBusy}
          error={practices.error}
          onAct={practices.act}
          onDiscard={practices.discard}
          onFocusInput={focusIfKeyboard}
        />
      )}
      {matches && !practices?.run && <PracticeList practices={matches} disabled={isStarting} onStart={onStart} />}
      <PracticeAnnouncement text={practices?.announcement ?? ""} />
      {children}
    </div>
  );
}
