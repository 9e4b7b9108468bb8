"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { Textarea } from "@/components/ui/forms/textarea";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import type { GoalType, GoalView } from "@/lib/features/goals/schema";
import { failureText } from "@/lib/shared/api-client";
import { changeGoal, createGoal } from "./goals-api";

const TYPES: Record<GoalType, string> = {
  outcome: "A result",
  behaviour: "A behaviour",
  learning: "Something to learn",
};

const numberIn = (typed: string): number | null => {
  const value = Number(typed.replace(",", "."));
  return typed.trim() === "" || Number.isNaN(value) ? null : value;
};

/** The draft of a goal that is not saved yet; null for a new one. */
export const goalDraftKey = (goalId: string | null): string => `clarity-goal-${goalId ?? "new"}`;

interface GoalFormProps {
  goal: GoalView | null;
  onDone: () => void;
  onCancel: () => void;
}

export function GoalForm({ goal, onDone, onCancel }: GoalFormProps) {
  const [{ title, type, description, measure, target }, change, clearDraft] = useTabDraft(
    goalDraftKey(goal?.id ?? null),
    {
      title: goal?.title ?? "",
      type: goal?.type ?? "outcome",
      description: goal?.description ?? "",
      measure: goal?.target?.measure ?? "",
      target: goal?.target?.target?.toString() ?? "",
    },
  );
  const { isPending, error, submit } = useSubmit(async () => {
    const fields = {
      title,
      type,
      description,
      target: measure.trim() === "" ? null : { measure, target: numberIn(target) },
    };
    await (goal ? changeGoal(goal.id, fields) : createGoal(fields));
    clearDraft();
    onDone();
  });
  const cancel = () => {
    clearDraft();
    onCancel();
  };
  return (
    <Form onSubmit={submit} className="border-subtle bg-surface mt-3 space-y-4 rounded-md border p-4">
      <Field
        label="What is different when you reach the goal?"
        hint="For example: Jonas runs the daily business without me."
        name="title"
        maxLength={160}
        required
        autoFocus
        value={title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Field label="Kind of goal">
        <select
          value={type}
          onChange={(event) => change({ type: event.target.value as GoalType })} // Its options are these.
          className={CONTROL_CLASS}
        >
          {Object.entries(TYPES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field
          label="How will you measure it?"
          hint="Something to count, such as: hours a week in his meetings."
          name="measure"
          maxLength={120}
          value={measure}
          onChange={(event) => change({ measure: event.target.value })}
        />
        <Field
          label="Target"
          name="target"
          inputMode="decimal"
          value={target}
          onChange={(event) => change({ target: event.target.value })}
        />
      </div>
      <Field label="Why it matters (optional)">
        <Textarea
          autoGrow
          maxLength={1_000}
          value={description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      {error && <Alert>{error}</Alert>}
      <div className="flex gap-2">
        <Button type="submit" pending={isPending} disabled={title.trim() === ""}>
          Save
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

export function ProgressForm({ goal, onDone }: { goal: GoalView; onDone: () => void }) {
  const [typed, setTyped] = useState(goal.progress?.value?.toString() ?? "");
  const [error, setError] = useState<string | null>(null);
  const value = numberIn(typed);
  const save = () =>
    changeGoal(goal.id, { progress: value }).then(onDone, (failure: unknown) => setError(failureText(failure)));
  return (
    <Form onSubmit={save} className="mt-2 flex flex-wrap items-end gap-2">
      <Field
        label={`${goal.target?.measure ?? "Measure"}: now`}
        name="progress"
        inputMode="decimal"
        className="min-w-0 flex-1"
        value={typed}
        error={error ?? undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="min-h-12.5" disabled={typed.trim() !== "" && value === null}>
        Record
      </Button>
    </Form>
  );
}
