"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/forms/form";
import type { AnswerValue, StepView } from "@/lib/features/practices/schema";
import { ListControl, PeopleControl } from "./entry-controls";
import { ChoiceControl, ScaleControl, WeightsControl } from "./choice-controls";
import { DateControl } from "./date-control";
import { STEP_ERROR_ID } from "./use-practices";
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
  const control = controlFor(step, { value, onChange: setValue, errorId: props.error ? STEP_ERROR_ID : undefined });
  const answer = async () => {
    if (await props.onAnswer(value as AnswerValue)) clear(); // The server parses it by the step's kind.
  };
  return (
    <Form onSubmit={() => void answer()} className="mt-3">
      {control}
      {props.error && (
        <p id={STEP_ERROR_ID} role="alert" className="text-danger mt-2 text-sm">
          {props.error}
        </p>
      )}
      <Button type="submit" className="mt-3" pending={props.isBusy} disabled={value === null}>
        Answer
      </Button>
    </Form>
  );
}

interface Control {
  value: unknown;
  onChange: (value: unknown) => void;
  errorId: string | undefined;
}

function controlFor(step: StepView, { value, ...rest }: Control): ReactNode {
  switch (step.kind) {
    case "list":
      return <ListControl {...rest} value={value as typeof step.value} fields={step.fields} max={step.max} />;
    case "people":
      return <PeopleControl {...rest} value={value as typeof step.value} max={step.max} />;
    case "choice":
      return <ChoiceControl {...rest} step={step} value={value as typeof step.value} />;
    case "scale":
      return <ScaleControl {...rest} step={step} value={value as typeof step.value} />;
    case "weights":
      return <WeightsControl {...rest} step={step} value={value as typeof step.value} />;
    case "date":
      return <DateControl {...rest} value={value as typeof step.value} />;
    default:
      return null;
  }
}
