"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { Textarea } from "@/components/ui/forms/textarea";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import type { CommitmentView, GoalView } from "@/lib/features/goals/schema";
import { serverMessage } from "@/lib/shared/api-client";
import { browserZone, type CommitmentFields } from "../goals-api";
import { DayFields } from "./day-fields";

const FAILED = "This could not be kept. Your words are still here; please try again.";

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
  const [fields, change, forget] = useTabDraft(draftKey, { ...initial, goalId: initial.goalId ?? "" });
  const [state, setState] = useState<{ isSaving: boolean; error: string | null }>({ isSaving: false, error: null });
  const { text, cue, date, time, timeZone, goalId } = fields;
  const save = async () => {
    setState({ isSaving: true, error: null });
    try {
      const saved = await onSave({ ...fields, goalId: goalId || null });
      forget();
      onDone(saved);
    } catch (error) {
      setState({ isSaving: false, error: serverMessage(error) ?? FAILED });
    }
  };
  return (
    <Form onSubmit={save} className="space-y-4">
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
        label="When, as a situation (if that helps)"
        hint="As in: if she interrupts me. A situation you will notice works better than good intentions."
        name="cue"
        maxLength={300}
        value={cue}
        onChange={(event) => change({ cue: event.target.value })}
      />
      <DayFields
        {...{ date, time, timeZone }}
        withoutDay="Without a day it is kept, and nobody asks."
        onChange={(day) => change({ ...day, timeZone: browserZone() })}
      />
      {goals.length > 0 && (
        <Field label="For which goal">
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
      {state.error && <Alert>{state.error}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={state.isSaving} disabled={text.trim() === ""}>
          {verb}
        </Button>
        <Button variant="ghost" onClick={() => (forget(), onCancel())}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
