"use client";

import { useId, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { AnswerValue, StepView } from "@/lib/features/practices/schema";
import { ListControl, PeopleControl } from "./entry-controls";
import { ChoiceControl, DateControl, ScaleControl, WeightsControl } from "./rating-controls";
import { useStepDraft } from "./use-step-draft";

export const isWritten = ({ kind }: StepView): boolean =>
  kind === "text" || kind === "sentence" || kind === "rehearsal";

interface StepControlProps {
  draftKey: string;
  step: StepView;
  isBusy: boolean;
  error: string | null;
  onAnswer: (value: AnswerValue) => Promise<boolean>;
}

export function StepControl(props: StepControlProps) {
  const { step } = props;
  const [value, setValue, clear] = useStepDraft<unknown>(props.draftKey, step.value);
  const errorId = useId();
  const control = controlFor(step, value, setValue);
  const answer = async () => {
    if (await props.onAnswer(value as AnswerValue)) clear(); // The server parses it by the step's kind.
  };
  return (
    <Form onSubmit={() => void answer()} className="mt-3" aria-describedby={props.error ? errorId : undefined}>
      {control}
      {props.error && (
        <p id={errorId} role="alert" className="text-danger mt-2 text-sm">
          {props.error}
        </p>
      )}
      <Button type="submit" className="mt-3" pending={props.isBusy} disabled={value === null}>
        Answer
      </Button>
    </Form>
  );
}

function controlFor(step: StepView, value: unknown, onChange: (value: unknown) => void): ReactNode {
  switch (step.kind) {
    case "list":
      return <ListControl value={value as typeof step.value} onChange={onChange} fields={step.fields} max={step.max} />;
    case "people":
      return <PeopleControl value={value as typeof step.value} onChange={onChange} max={step.max} />;
    case "choice":
      return <ChoiceControl step={step} value={value as typeof step.value} onChange={onChange} />;
    case "scale":
      return <ScaleControl step={step} value={value as typeof step.value} onChange={onChange} />;
    case "weights":
      return <WeightsControl step={step} value={value as typeof step.value} onChange={onChange} />;
    case "date":
      return <DateControl value={value as typeof step.value} onChange={onChange} />;
    default:
      return null;
  }
}
