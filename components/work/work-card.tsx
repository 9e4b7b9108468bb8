"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { useRestoreFocus } from "@/components/ui/use-restore-focus";
import type { ReportView } from "@/lib/features/report/schema";
import type { WorkInput } from "@/lib/features/work/schema";
import { isAnswered, EMPTY_ANSWERS, useWork } from "./use-work";
import { WorkForm } from "./work-form";

interface WorkCardProps {
  userId: number;
  onReport: (report: ReportView) => void;
}

export function WorkCard({ userId, onReport }: WorkCardProps) {
  const { view, save } = useWork(userId);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const opener = useRestoreFocus<HTMLButtonElement>(isOpen);
  if (!view) return null;
  const { answers, situations } = view;
  const saveAnswers = async (given: WorkInput) => {
    const report = await save(given);
    setIsOpen(false);
    if (report) onReport(report);
  };
  const skip = () => {
    setHasFailed(false);
    save(EMPTY_ANSWERS).then(
      () => opener.current?.focus(),
      () => setHasFailed(true),
    );
  };
  if (isOpen)
    return (
      <OpenCard>
        <WorkForm view={view} onSave={saveAnswers} onClose={() => setIsOpen(false)} />
      </OpenCard>
    );
  if (answers && isAnswered(answers)) {
    const picked = situations.find(({ id }) => id === answers.situation)?.label;
    return (
      <p className="text-muted mt-2 flex items-center gap-x-3 text-sm">
        <span className="min-w-0">
          <span className="block truncate print:whitespace-normal">
            About your work: {[answers.role, picked].filter(Boolean).join(" · ") || "answered"}
          </span>
          {answers.aim && <span className="block truncate print:whitespace-normal">This year: {answers.aim}</span>}
        </span>
        <button ref={opener} type="button" className="text-link min-h-11 print:hidden" onClick={() => setIsOpen(true)}>
          Change
        </button>
      </p>
    );
  }
  return (
    <section
      aria-label="About your work"
      className="border-subtle bg-surface mt-5 max-w-2xl rounded-lg border p-4 print:hidden"
    >
      <p className="text-ink text-sm">
        {answers
          ? "You skipped the three questions about your work."
          : "Three questions about your work make this report more specific. They take 90 seconds, and all are optional."}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button ref={opener} size="sm" onClick={() => setIsOpen(true)}>
          Answer three questions
        </Button>
        {!answers && (
          <Button size="sm" variant="ghost" onClick={skip}>
            Skip
          </Button>
        )}
      </div>
      {hasFailed && <Alert className="mt-2">This could not be saved. Please try again.</Alert>}
    </section>
  );
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true });

function OpenCard({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="About your work"
      className="border-subtle bg-surface mt-6 max-w-2xl rounded-lg border p-5 print:hidden"
    >
      <h2 ref={takeFocus} tabIndex={-1} className="display-type text-ink mb-3 text-xl">
        About your work
      </h2>
      {children}
    </section>
  );
}
