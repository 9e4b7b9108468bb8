"use client";

import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { Textarea } from "@/components/ui/forms/textarea";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
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
  const [fields, change, clearDraft] = useTabDraft("work-answers", {
    role: answers?.role ?? "",
    aim: answers?.aim ?? "",
    situation: answers?.situation ?? "",
    note: answers?.note ?? "",
  });
  const { role, aim, situation, note } = fields;
  const { isPending, error, submit } = useSubmit(async (given: WorkInput) => {
    // Before saving, which mounts a new form: that one would restore it.
    clearDraft();
    try {
      await onSave(given);
    } catch (failure) {
      change(fields);
      throw failure;
    }
  });
  const close = () => {
    clearDraft();
    onClose?.();
  };
  const given = { role: orNull(role), aim: orNull(aim), situation: situation || null, note: orNull(note) };
  return (
    <Form onSubmit={() => submit(given)} className="space-y-4">
      <Field
        label="Your role, and what it spans"
        hint="For example: head of operations, 40 people in three countries."
        name="role"
        maxLength={MAX_ROLE}
        value={role}
        onChange={(event) => change({ role: event.target.value })}
      />
      <Field label="What this year must achieve">
        <Textarea
          name="aim"
          rows={2}
          maxLength={MAX_AIM}
          value={aim}
          onChange={(event) => change({ aim: event.target.value })}
        />
      </Field>
      <Field label="One situation that keeps coming back">
        <select
          name="situation"
          value={situation}
          onChange={(event) => change({ situation: event.target.value })}
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
        onChange={(event) => change({ note: event.target.value })}
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
          <Button variant="secondary" disabled={isPending} onClick={close}>
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
