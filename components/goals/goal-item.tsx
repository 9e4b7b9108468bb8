"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import { notify } from "@/components/ui/toasts/toast";
import type { GoalStatus, GoalView } from "@/lib/features/goals/schema";
import { formatDate } from "@/lib/shared/time/dates";
import { GoalForm, ProgressForm } from "./goal-form";
import { changeGoal, removeGoal, restoreGoal } from "./goals-api";

const MOVES: Record<GoalStatus, [status: GoalStatus, label: string][]> = {
  active: [
    ["done", "Reached"],
    ["paused", "Pause"],
    ["dropped", "Let it go"],
  ],
  paused: [
    ["active", "Resume"],
    ["dropped", "Let it go"],
  ],
  done: [["active", "Reopen"]],
  dropped: [["active", "Reopen"]],
};

function measureText({ target, progress }: GoalView): string | null {
  if (!target) return null;
  const wanted = target.target === null ? "" : `, target ${target.target}`;
  const now = progress && progress.value !== null ? `: ${progress.value}` : "";
  return `${target.measure}${now}${wanted}`;
}

interface GoalItemProps {
  goal: GoalView;
  onChanged: () => void;
}

export function GoalItem({ goal, onChanged }: GoalItemProps) {
  const [mode, setMode] = useState<"shown" | "editing" | "deleting">("shown");
  const measure = measureText(goal);
  const finish = () => {
    setMode("shown");
    onChanged();
  };
  const finishAfter = (call: Promise<unknown>) => call.then(finish, notifyFailure);
  const remove = async () => {
    await removeGoal(goal.id);
    const restore = () => void finishAfter(restoreGoal(goal.id));
    notify({
      title: "Goal deleted",
      description: "You can restore it for a day.",
      action: { label: "Undo", onClick: restore },
    });
  };
  if (mode === "editing") return <GoalForm goal={goal} onDone={finish} onCancel={() => setMode("shown")} />;
  return (
    <article className="border-subtle bg-surface rounded-md border px-4 py-3">
      <h3 dir="auto" className="text-ink leading-snug font-medium wrap-anywhere">
        {goal.title}
      </h3>
      {goal.description && (
        <p className="text-muted mt-1 text-sm wrap-anywhere whitespace-pre-wrap">{goal.description}</p>
      )}
      {measure && <p className="text-muted mt-1 text-sm">{measure}</p>}
      {goal.progress && (
        <p className="text-muted text-xs" suppressHydrationWarning>
          Recorded on {formatDate(goal.progress.at, "en-GB")}
        </p>
      )}
      {goal.status === "active" && goal.target && <ProgressForm key={goal.updated_at} goal={goal} onDone={onChanged} />}
      <div className="-mx-2.5 mt-1 flex flex-wrap">
        {MOVES[goal.status].map(([status, label]) => (
          <Button
            key={status}
            size="sm"
            variant="ghost"
            className="px-2.5"
            onClick={() => void finishAfter(changeGoal(goal.id, { status }))}
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="ghost" className="px-2.5" onClick={() => setMode("editing")}>
          Edit
        </Button>
        <Button size="sm" variant="ghost" className="px-2.5" onClick={() => setMode("deleting")}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={mode === "deleting"}
        onOpenChange={(isOpen) => !isOpen && setMode("shown")}
        title="Delete this goal?"
        description={`“${goal.title}” and its measure will be deleted. You can undo this right away. Its commitments stay.`}
        confirmLabel="Delete"
        onConfirm={() => void finishAfter(remove())}
      />
    </article>
  );
}
