"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import { notify } from "@/components/ui/toasts/toast";
import type { CommitmentView, GoalView } from "@/lib/features/goals/schema";
import { paths } from "@/lib/shared/paths";
import { formatDate } from "@/lib/shared/time/dates";
import { changeCommitment, removeCommitment, restoreCommitment, reviseCommitment } from "../goals-api";
import { commitmentDraftKey, fieldsOf } from "./commitment-fields";
import { CommitmentForm } from "./commitment-form";
import { DueCard } from "./due-card";
import { DueLine } from "./due-line";

const STATUS_LABELS = { done: "Done", moved: "Moved", dropped: "Let go", open: "" } as const;

interface CommitmentItemProps {
  commitment: CommitmentView;
  goals: GoalView[];
  onChanged: () => void;
}

function Source({ commitment: { source } }: { commitment: CommitmentView }) {
  const { kind, id, conversation_id: conversationId } = source;
  if (kind === "message" && conversationId)
    return (
      <a href={paths.conversation(conversationId)} className="text-link">
        From a conversation
      </a>
    );
  if (kind === "page" && id)
    return (
      <a href={paths.page(id)} className="text-link">
        From a page
      </a>
    );
  return kind === "insight" ? <span>From your report</span> : null;
}

export function CommitmentItem({ commitment, goals, onChanged }: CommitmentItemProps) {
  const [mode, setMode] = useState<"shown" | "editing" | "deleting">("shown");
  const { id, text, status, outcome, settled_at, goal_id } = commitment;
  const goal = goals.find((each) => each.id === goal_id);
  const finish = () => {
    setMode("shown");
    onChanged();
  };
  const finishAfter = (call: Promise<unknown>) => call.then(finish, notifyFailure);
  const remove = async () => {
    await removeCommitment(id);
    notify({
      title: "Commitment deleted",
      description: "You can restore it for a day.",
      action: { label: "Undo", onClick: () => void finishAfter(restoreCommitment(id)) },
    });
  };
  if (mode === "editing")
    return (
      <div className="border-subtle bg-surface rounded-md border p-4">
        <CommitmentForm
          initial={fieldsOf({ ...commitment, goal_id: goal?.id ?? null })}
          draftKey={commitmentDraftKey(id)}
          goals={goals.filter((each) => each.status === "active" || each.id === goal_id)}
          verb="Save"
          onSave={(fields) => reviseCommitment(id, fields)}
          onDone={finish}
          onCancel={() => setMode("shown")}
        />
      </div>
    );
  const foot = (
    <div className="border-subtle text-muted mt-2 flex flex-wrap items-center gap-x-3 border-t pt-1 text-xs">
      {goal && <span className="basis-full pt-1">For: {goal.title}</span>}
      <Source commitment={commitment} />
      {status === "open" && commitment.due && (
        <a
          href={`/api/commitments/${id}/calendar`}
          className="text-link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
          download="clarity.ics"
        >
          Calendar file
        </a>
      )}
      <span className="-mr-2.5 ml-auto flex">
        {status === "open" && (
          <Button
            size="sm"
            variant="ghost"
            className="px-2.5"
            aria-label={`Edit: ${text}`}
            onClick={() => setMode("editing")}
          >
            Edit
          </Button>
        )}
        {(status === "done" || status === "dropped") && (
          <Button
            size="sm"
            variant="ghost"
            className="px-2.5"
            aria-label={`Reopen: ${text}`}
            onClick={() => void finishAfter(changeCommitment(id, { reopen: true }))}
          >
            Open again
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          className="px-2.5"
          aria-label={`Delete: ${text}`}
          onClick={() => setMode("deleting")}
        >
          Delete
        </Button>
      </span>
    </div>
  );
  return (
    <>
      {status === "open" ? (
        <DueCard commitment={commitment} foot={foot} onChanged={onChanged} />
      ) : (
        <div className="border-subtle rounded-md border px-4 pt-2.5 pb-1">
          <p dir="auto" className="text-ink text-sm font-medium wrap-anywhere">
            {text}
          </p>
          <DueLine commitment={commitment} />
          <p className="text-muted mt-1 text-xs" suppressHydrationWarning>
            {STATUS_LABELS[status]}
            {settled_at && ` on ${formatDate(settled_at, "en-GB")}`}
            {outcome && (
              <span dir="auto" className="text-ink mt-0.5 block">
                “{outcome}”
              </span>
            )}
          </p>
          {foot}
        </div>
      )}
      <ConfirmDialog
        open={mode === "deleting"}
        onOpenChange={(isOpen) => !isOpen && setMode("shown")}
        title="Delete this commitment?"
        description={`“${text}” and what you noted about it will be deleted, and the coach no longer knows about it. You can undo this right away.`}
        confirmLabel="Delete"
        onConfirm={() => void finishAfter(remove())}
      />
    </>
  );
}
