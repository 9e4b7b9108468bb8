"use client";

import { Button } from "@/components/ui/button";
import { BoldText } from "@/components/ui/bold-text";
import type { SafetyCheck } from "@/lib/features/practices/schema";

interface SafetyCheckCardProps {
  check: SafetyCheck;
  isBusy: boolean;
  onAnswer: (isMeant: boolean) => void;
}

export function SafetyCheckCard({ check, isBusy, onAnswer }: SafetyCheckCardProps) {
  const { text, language, yes, no, directory } = check;
  return (
    <div lang={language} className="border-signal bg-signal-soft my-3 rounded-md border p-3 text-sm">
      <p role="status">
        <BoldText text={text} />
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => onAnswer(true)}>
          {yes}
        </Button>
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <a
          href={`https://${directory}`}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-11 items-center px-2"
        >
          {directory}
        </a>
      </div>
    </div>
  );
}
