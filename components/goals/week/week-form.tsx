"use client";

import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import { MAX_WEEK_OUTCOMES } from "@/lib/features/goals/model";
import type { WeekOutcome } from "@/lib/features/goals/schema";

const EMPTY: WeekOutcome = { text: "", slot: null, done: false };

interface WeekFormProps {
  /** The first day of the week that is planned. */
  week: string;
  outcomes: WeekOutcome[];
  onSave: (outcomes: WeekOutcome[]) => Promise<void>;
  onClose: () => void;
}

export function WeekForm({ week, outcomes, onSave, onClose }: WeekFormProps) {
  const known = Array.from({ length: MAX_WEEK_OUTCOMES }, (_, index) => outcomes[index] ?? EMPTY);
  const [texts, change, clearDraft] = useTabDraft(
    `clarity-week-${week}`,
    Object.fromEntries(known.map(({ text }, index) => [index, text])),
  );
  const lines = known.map((line, index) => ({ ...line, text: texts[index] ?? "" }));
  const { isPending, error, submit } = useSubmit(async () => {
    await onSave(lines.filter(({ text }) => text.trim() !== ""));
    clearDraft();
    onClose();
  });
  const cancel = () => {
    clearDraft();
    onClose();
  };
  return (
    <Form onSubmit={submit} className="mt-2 space-y-2">
      <p className="text-muted text-sm">What is there at the end of the week that is not there today?</p>
      {lines.map((line, index) => (
        <Field
          key={index}
          label={`Outcome ${index + 1}`}
          name={`outcome-${index}`}
          dir="auto"
          maxLength={200}
          value={line.text}
          onChange={(event) => change({ [index]: event.target.value })}
        />
      ))}
      {error && <Alert>{error}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isPending}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
