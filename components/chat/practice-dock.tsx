"use client";

import { lazy, Suspense, type KeyboardEvent, type ReactNode } from "react";
import type { Practices } from "@/components/practices/use-practices";
import type { PracticeSummary } from "@/lib/features/practices/schema";

const PracticePanel = lazy(() => import("@/components/practices/practice-panel"));
const PracticeList = lazy(() => import("@/components/practices/practice-list"));

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
  return (
    <div onKeyDown={onKeyDown}>
      <Suspense>
        {practices?.run && (
          <PracticePanel
            run={practices.run}
            isBusy={practices.isBusy}
            error={practices.error}
            onAct={practices.act}
            onDiscard={practices.discard}
          />
        )}
        {matches && !practices?.run && <PracticeList practices={matches} disabled={isStarting} onStart={onStart} />}
      </Suspense>
      {children}
    </div>
  );
}
