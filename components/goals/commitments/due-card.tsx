"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { onDemand } from "@/components/ui/lazy/on-demand";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import { notify } from "@/components/ui/toasts/toast";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { changeCommitment } from "../goals-api";
import { DueLine } from "./due-line";
import type { OutcomeAnswer } from "./outcome-form";

const OutcomeForm = onDemand(async () => (await import("./outcome-form")).OutcomeForm);

const ANSWERS: [answer: OutcomeAnswer, label: string][] = [
  ["done", "Done"],
  ["moved", "Not yet"],
  ["dropped", "Let it go"],
];
const RECORDED: Record<OutcomeAnswer, string> = {
  done: "Recorded as done",
  moved: "Moved to the new day",
  dropped: "Let go",
};

interface DueCardProps {
  commitment: CommitmentView;
  isBrief?: boolean;
  foot?: ReactNode;
  onChanged: () => void;
}

export function DueCard({ commitment, isBrief = false, foot, onChanged }: DueCardProps) {
  const [answer, setAnswer] = useState<OutcomeAnswer | null>(null);
  const { id, text } = commitment;
  const reopen = () => changeCommitment(id, { reopen: true }).then(onChanged, notifyFailure);
  const confirmRecorded = () => {
    if (!answer) return;
    const undo = { label: "Undo", onClick: () => void reopen() };
    notify({ title: RECORDED[answer], ...(answer !== "moved" && { action: undo }) });
    setAnswer(null);
    onChanged();
  };
  return (
    <div className="border-subtle bg-surface rounded-md border px-4 pt-2.5 pb-1">
      <p
        dir="auto"
        className={cx("text-ink text-sm font-medium wrap-anywhere", isBrief && !answer && "line-clamp-2")}
        title={isBrief ? text : undefined}
      >
        {text}
      </p>
      <DueLine commitment={commitment} />
      {answer ? (
        <OutcomeForm
          key={answer}
          commitment={commitment}
          answer={answer}
          onRecorded={confirmRecorded}
          onCancel={() => setAnswer(null)}
        />
      ) : (
        <div
          role="group"
          aria-label={`How did it go: ${text}`}
          className={cx("flex flex-wrap gap-2", isBrief ? "mt-1" : "mt-2 mb-1.5")}
        >
          {ANSWERS.map(([value, label]) => (
            <Button
              key={value}
              size="sm"
              variant={value === "done" ? "secondary" : "ghost"}
              onClick={() => setAnswer(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {foot}
    </div>
  );
}
