"use client";

import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { Textarea } from "@/components/ui/forms/textarea";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import type { CommitmentView, GoalView } from "@/lib/features/goals/schema";
import { browserTimeZone } from "@/lib/shared/browser/time-zone";
import type { CommitmentFields } from "../goals-api";
import { DayFields } from "./day-fields";

interface CommitmentFormProps {
  initial: CommitmentFields;
  draftKey: string;
  goals: GoalView[];
  verb: "Keep" | "Save";
  onSave: (fields: CommitmentFields) => Promise<CommitmentView>;
  onDone: (commitment: CommitmentView) => void;
  onCancel: () => void;
}

export function CommitmentForm({ initial, draftKey, goals, verb, onSave, onDone, onCancel }: CommitmentFormProps) {
  const [fields, change, clearDraft] = useTabDraft(draftKey, { ...initial, goalId: initial.goalId ?? "" });
  const { text, cue, date, time, timeZone, goalId } = fields;
  const { isPending, error, submit } = useSubmit(async () => {
    const saved = await onSave({ ...fields, goalId: goalId || null });
    clearDraft();
    onDone(saved);
  });
  const cancel = () => {
    clearDraft();
    onCancel();
  };
  return (
    <Form onSubmit={submit} className="space-y-4">
      <Field label="What I will do">
        <Textarea
          autoGrow
          dir="auto"
          maxLength={300}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <Field
        label="In which situation (optional)"
        hint="For example: if she interrupts me. A plan for a situation that you will notice works better than a good intention."
        name="cue"
        maxLength={300}
        value={cue}
        onChange={(event) => change({ cue: event.target.value })}
      />
      <DayFields
        {...{ date, time, timeZone }}
        withoutDay="Without a date you will not be reminded."
        onChange={(day) => change({ ...day, timeZone: browserTimeZone() })}
      />
      {goals.length > 0 && (
        <Field label="Goal (optional)">
          <select value={goalId} onChange={(event) => change({ goalId: event.target.value })} className={CONTROL_CLASS}>
            <option value="">None</option>
            {goals.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </Field>
      )}
      {error && <Alert>{error}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isPending} disabled={text.trim() === ""}>
          {verb}
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
