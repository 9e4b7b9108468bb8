"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import { fullDueText } from "@/lib/features/goals/model";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { serverMessage } from "@/lib/shared/api-client";
import { browserZone, settleCommitment, type SettleRequest } from "../goals-api";

export type SettleAnswer = SettleRequest["answer"];

const QUESTIONS: Record<SettleAnswer, string> = {
  done: "What happened? One line, if you like",
  moved: "What got in the way? One line, if you like",
  dropped: "What changed? One line, if you like",
};
const VERBS: Record<SettleAnswer, string> = { done: "Done", moved: "Move it", dropped: "Let it go" };
const FAILED = "This could not be saved. Your words are kept here; please try again.";

interface SettleFormProps {
  commitment: CommitmentView;
  answer: SettleAnswer;
  onSettled: (commitment: CommitmentView) => void;
  onCancel: () => void;
}

export function SettleForm({ commitment, answer, onSettled, onCancel }: SettleFormProps) {
  const [{ outcome, text, ...day }, change, forget] = useTabDraft(`clarity-settle-${commitment.id}-${answer}`, {
    outcome: "",
    text: commitment.text,
    date: "",
    time: commitment.due?.time ?? "",
  });
  const [state, setState] = useState<{ isSaving: boolean; error: string | null }>({ isSaving: false, error: null });
  const save = async () => {
    setState({ isSaving: true, error: null });
    const request: SettleRequest = answer === "moved" ? { answer, outcome, text, ...day } : { answer, outcome };
    try {
      const settled = await settleCommitment(commitment.id, request);
      forget();
      onSettled(settled);
    } catch (error) {
      setState({ isSaving: false, error: serverMessage(error) ?? FAILED });
    }
  };
  return (
    <Form onSubmit={save} className="mt-3 space-y-3">
      <Field
        label={QUESTIONS[answer]}
        name="outcome"
        value={outcome}
        maxLength={500}
        autoFocus
        enterKeyHint="done"
        onChange={(event) => change({ outcome: event.target.value })}
      />
      {answer === "moved" && (
        <>
          <Field
            label="The next step, smaller if that helps"
            name="text"
            value={text}
            maxLength={300}
            required
            onChange={(event) => change({ text: event.target.value })}
          />
          <DayFields {...day} timeZone={browserZone()} onChange={change} isRequired label="New day" />
        </>
      )}
      {state.error && <Alert>{state.error}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={state.isSaving} disabled={answer === "moved" && !day.date}>
          {VERBS[answer]}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => (forget(), onCancel())}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

interface DayFieldsProps {
  date: string;
  time: string;
  timeZone: string;
  withoutDay?: string;
  label?: string;
  isRequired?: boolean;
  onChange: (day: { date: string; time: string }) => void;
}

export function DayFields({ date, time, timeZone, withoutDay, label = "Day", isRequired, onChange }: DayFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-3">
      <Field
        label={label}
        type="date"
        name="date"
        value={date}
        required={isRequired}
        onChange={(event) => onChange({ date: event.target.value, time })}
      />
      <Field
        label="Time, if any"
        type="time"
        name="time"
        value={time}
        onChange={(event) => onChange({ date, time: event.target.value })}
      />
      <p aria-live="polite" className="col-span-2 text-sm font-medium empty:hidden" suppressHydrationWarning>
        {date ? `Due: ${fullDueText({ date, time: time || null, timeZone })}` : withoutDay}
      </p>
    </div>
  );
}
