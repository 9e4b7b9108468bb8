"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/lazy/on-demand";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import type { WeekOutcome, WeekPlanView } from "@/lib/features/goals/schema";
import { saveWeek } from "../goals-api";

const WeekForm = onDemand(async () => (await import("./week-form")).WeekForm);

interface WeekOutcomesProps {
  plan: WeekPlanView;
  onReview: () => void;
  onChanged: () => void;
}

export function WeekOutcomes({ plan, onReview, onChanged }: WeekOutcomesProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [ticked, setTicked] = useState<{ of: WeekPlanView; outcomes: WeekOutcome[] } | null>(null);
  const { week, isNext } = plan;
  const outcomes = ticked?.of === plan ? ticked.outcomes : plan.outcomes;
  const isEmpty = !isEditing && outcomes.length === 0;
  const save = async (next: WeekOutcome[]) => {
    await saveWeek(week, next);
    onChanged();
  };
  const tick = (index: number, done: boolean) => {
    const next = outcomes.map((outcome, position) => (position === index ? { ...outcome, done } : outcome));
    setTicked({ of: plan, outcomes: next });
    save(next).catch((error: unknown) => {
      setTicked(null);
      notifyFailure(error);
    });
  };
  return (
    <section aria-labelledby="week" className="border-subtle mt-2 border-t pt-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id="week" className="eyebrow">
          {isNext ? "Next week" : "This week"}
        </h3>
        {isEmpty && <span className="text-muted grow text-xs">Plan up to three outcomes:</span>}
        {!isEditing && outcomes.length > 0 && <TextButton onClick={() => setIsEditing(true)}>Change</TextButton>}
      </div>
      {isEditing && <WeekForm week={plan.week} outcomes={outcomes} onSave={save} onClose={() => setIsEditing(false)} />}
      {!isEditing && outcomes.length > 0 && (
        <ul>
          {outcomes.map((outcome, index) => (
            <li key={`${index} ${outcome.text}`}>
              <Outcome outcome={outcome} onTick={(done) => tick(index, done)} />
            </li>
          ))}
        </ul>
      )}
      {isEmpty && (
        <p className="text-muted text-sm">
          <TextButton onClick={onReview}>find them in ten minutes</TextButton> or{" "}
          <TextButton onClick={() => setIsEditing(true)}>write them down</TextButton>.
        </p>
      )}
    </section>
  );
}

function Outcome({ outcome, onTick }: { outcome: WeekOutcome; onTick: (done: boolean) => void }) {
  const { text, slot, done } = outcome;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={done}
        onChange={(event) => onTick(event.target.checked)}
        className="accent-accent size-4 shrink-0"
      />
      <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere" title={text}>
        <span className={done ? "text-muted line-through" : "text-ink"}>{text}</span>
        {slot && <span className="text-muted">, {slot}</span>}
      </span>
    </label>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="ghost" size="sm" className="text-accent -mx-2 px-2 underline" onClick={onClick}>
      {children}
    </Button>
  );
}
