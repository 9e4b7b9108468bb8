"use client";

import { cx } from "@/components/ui/cx";
import type { StepView, WeightsValue } from "@/lib/features/practices/schema";
import { errorProps, type ControlProps } from "./entry-controls";

type ViewOf<K extends StepView["kind"]> = Extract<StepView, { kind: K }>;

type ChoiceControlProps = ControlProps<string | null> & { step: ViewOf<"choice"> };

export function ChoiceControl({ step, value, onChange, errorId }: ChoiceControlProps) {
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="sr-only">{step.question}</legend>
      <div className="grid gap-1.5">
        {step.options.map(({ id, label, hint }) => (
          <label
            key={id}
            className={cx(
              "border-subtle flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3 py-2 text-sm",
              "has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:ring-accent has-focus-visible:ring-2",
            )}
          >
            <input
              type="radio"
              name={step.id}
              value={id}
              checked={value === id}
              onChange={() => onChange(id)}
              className="accent-accent size-4 shrink-0"
            />
            <span>
              {label}
              {hint && <span className="text-muted block text-xs">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface DotsProps {
  name: string;
  legend: string;
  from: number;
  to: number;
  value: number | null;
  onChange: (value: number) => void;
  errorId: string | undefined;
  className?: string;
}

function Dots({ name, legend, from, to, value, onChange, errorId, className }: DotsProps) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      {...errorProps(errorId)}
      className={cx("flex flex-wrap gap-1", className)}
    >
      {numbers.map((number) => (
        <label
          key={number}
          className={cx(
            "border-subtle relative grid size-11 cursor-pointer place-items-center rounded-md border text-sm tabular-nums",
            "has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent",
            "has-focus-visible:ring-accent has-focus-visible:ring-2 has-focus-visible:ring-offset-1",
          )}
        >
          <input
            type="radio"
            name={name}
            value={number}
            checked={value === number}
            onChange={() => onChange(number)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span aria-hidden="true">{number}</span>
          <span className="sr-only">{number}</span>
        </label>
      ))}
    </div>
  );
}

type ScaleControlProps = ControlProps<number | null> & { step: ViewOf<"scale"> };

export function ScaleControl({ step, value, onChange, errorId }: ScaleControlProps) {
  return (
    <>
      <Dots
        errorId={errorId}
        name={step.id}
        legend={`${step.min} is ${step.low}, ${step.max} is ${step.high}`}
        from={step.min}
        to={step.max}
        value={value}
        onChange={onChange}
      />
      <p aria-hidden="true" className="text-muted mt-2 flex justify-between text-xs">
        <span>
          {step.min} {step.low}
        </span>
        <span>
          {step.max} {step.high}
        </span>
      </p>
    </>
  );
}

const asNumber = (score: number | undefined) => (score ? score : null);

type WeightsControlProps = ControlProps<WeightsValue> & { step: ViewOf<"weights"> };

export function WeightsControl({ step, value, onChange, errorId }: WeightsControlProps) {
  const rate = (row: number, column: number, score: number) =>
    onChange({
      ...value,
      scores: value.scores.map((scores, index) =>
        index === row ? scores.map((one, position) => (position === column ? score : one)) : scores,
      ),
    });
  const weigh = (column: number, weight: number) =>
    onChange({ ...value, weights: value.weights.map((one, index) => (index === column ? weight : one)) });
  const cell = (row: number, column: number, label: string) => {
    const { label: name, low, high } = step.columns[column] ?? { label: "", low: "", high: "" };
    return (
      <div key={`${row}-${column}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-sm wrap-anywhere">{label}</span>
        <Dots
          errorId={value.scores[row]?.[column] ? undefined : errorId}
          name={`${step.id}-${row}-${column}`}
          legend={`${step.rows[row]}: ${name}, 1 is ${low}, 5 is ${high}`}
          from={1}
          to={5}
          value={asNumber(value.scores[row]?.[column])}
          onChange={(score) => rate(row, column, score)}
        />
      </div>
    );
  };
  if (step.weighted) {
    return (
      <div className="space-y-4">
        {step.columns.map(({ label, low, high }, column) => (
          <fieldset key={label} className="border-subtle rounded-md border p-3">
            <legend className="px-1 text-sm font-medium">{label}</legend>
            <div className="space-y-2">
              <div className="border-subtle flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-2">
                <span className="text-muted text-sm">How much it counts</span>
                <Dots
                  errorId={undefined}
                  name={`${step.id}-weight-${column}`}
                  legend={`How much ${label} counts, 1 little, 5 most`}
                  from={1}
                  to={5}
                  value={asNumber(value.weights[column])}
                  onChange={(weight) => weigh(column, weight)}
                />
              </div>
              {step.rows.map((row, index) => cell(index, column, row))}
              <p className="text-muted text-xs">
                1 {low}, 5 {high}
              </p>
            </div>
          </fieldset>
        ))}
      </div>
    );
  }
  return (
    <div className="space-y-4">
      {step.rows.map((row, index) => (
        <fieldset key={row} className="border-subtle rounded-md border p-3">
          <legend className="px-1 text-sm font-medium wrap-anywhere">{row}</legend>
          <div className="space-y-2">
            {step.columns.map(({ label, low, high }, column) => cell(index, column, `${label} (1 ${low}, 5 ${high})`))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
