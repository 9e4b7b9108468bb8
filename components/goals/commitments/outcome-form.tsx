"use client";

import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { browserTimeZone } from "@/lib/shared/browser/time-zone";
import { recordOutcome, type OutcomeRequest } from "../goals-api";
import { DayFields } from "./day-fields";

export type OutcomeAnswer = OutcomeRequest["answer"];

const QUESTIONS: Record<OutcomeAnswer, string> = {
  done: "What happened? (optional)",
  moved: "What got in the way? (optional)",
  dropped: "What changed? (optional)",
};
const VERBS: Record<OutcomeAnswer, string> = { done: "Done", moved: "Move it", dropped: "Let it go" };

interface OutcomeFormProps {
  commitment: CommitmentView;
  answer: OutcomeAnswer;
  onRecorded: (commitment: CommitmentView) => void;
  onCancel: () => void;
}

export function OutcomeForm({ commitment, answer, onRecorded, onCancel }: OutcomeFormProps) {
  const [{ outcome, text, ...day }, change, clearDraft] = useTabDraft(`clarity-settle-${commitment.id}-${answer}`, {
    outcome: "",
    text: commitment.text,
    date: "",
    time: commitment.due?.time ?? "",
  });
  const { isPending, error, submit } = useSubmit(async () => {
    const request: OutcomeRequest = answer === "moved" ? { answer, outcome, text, ...day } : { answer, outcome };
    const recorded = await recordOutcome(commitment.id, request);
    clearDraft();
    onRecorded(recorded);
  });
  const cancel = () => {
    clearDraft();
    onCancel();
  };
  return (
    <Form onSubmit={submit} className="mt-3 space-y-3">
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
            label="The next step; make it smaller if that helps"
            name="text"
            value={text}
            maxLength={300}
            required
            onChange={(event) => change({ text: event.target.value })}
          />
          <DayFields {...day} timeZone={browserTimeZone()} onChange={change} isRequired label="New day" />
        </>
      )}
      {error && <Alert>{error}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isPending} disabled={answer === "moved" && !day.date}>
          {VERBS[answer]}
        </Button>
        <Button variant="ghost" size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
