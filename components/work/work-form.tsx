"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { Textarea } from "@/components/ui/forms/textarea";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { MAX_AIM, MAX_NOTE, MAX_ROLE, type WorkInput, type WorkView } from "@/lib/features/work/schema";
import { EMPTY_ANSWERS } from "./use-work";

const orNull = (text: string) => text.trim() || null;

interface WorkFormProps {
  view: WorkView;
  onSave: (answers: WorkInput) => Promise<void>;
  /** Names the button that saves empty answers. */
  emptyLabel?: "Clear" | "Skip";
  onClose?: () => void;
}

export function WorkForm({ view: { answers, situations }, onSave, emptyLabel, onClose }: WorkFormProps) {
  const [role, setRole] = useState(answers?.role ?? "");
  const [aim, setAim] = useState(answers?.aim ?? "");
  const [situation, setSituation] = useState(answers?.situation ?? "");
  const [note, setNote] = useState(answers?.note ?? "");
  const { isPending, error, submit } = useSubmit(onSave);
  const given = { role: orNull(role), aim: orNull(aim), situation: situation || null, note: orNull(note) };
  return (
    <Form onSubmit={() => submit(given)} className="space-y-4">
      <Field
        label="Your role, and what it spans"
        hint="For example: head of operations, 40 people in three countries."
        name="role"
        maxLength={MAX_ROLE}
        value={role}
        onChange={(event) => setRole(event.target.value)}
      />
      <Field label="What this year must achieve">
        <Textarea
          name="aim"
          rows={2}
          maxLength={MAX_AIM}
          value={aim}
          onChange={(event) => setAim(event.target.value)}
        />
      </Field>
      <Field label="One situation that keeps coming back">
        <select
          name="situation"
          value={situation}
          onChange={(event) => setSituation(event.target.value)}
          className={CONTROL_CLASS}
        >
          <option value="">None of these</option>
          {situations.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field
        label="A sentence about it, if you like"
        name="note"
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {error && <Alert>{error}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} pendingLabel="Updating your report...">
          Save
        </Button>
        {emptyLabel && (
          <Button variant="secondary" disabled={isPending} onClick={() => void submit(EMPTY_ANSWERS)}>
            {emptyLabel}
          </Button>
        )}
        {onClose && (
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Close
          </Button>
        )}
      </div>
      <p className="text-muted text-xs">
        Only you and the coach see this. You can change or clear it at any time, here and in your account.
      </p>
    </Form>
  );
}
