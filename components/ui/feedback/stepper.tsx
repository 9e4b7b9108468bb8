import { Check } from "lucide-react";
import { cx } from "../cx";

interface StepperProps {
  steps: readonly string[];
  current: number;
}

type Place = "done" | "current" | "ahead";

const DOT: Record<Place, string> = {
  done: "border-accent bg-accent text-on-accent",
  current: "border-accent bg-surface text-accent ring-4 ring-accent-soft",
  ahead: "border-strong bg-surface text-muted",
};

const placeOf = (index: number, current: number): Place => {
  if (index === current) return "current";
  return index < current ? "done" : "ahead";
};

export function Stepper({ steps, current }: StepperProps) {
  return (
    <nav aria-label="Progress">
      <p className="mb-3 text-sm sm:hidden" aria-hidden="true">
        <span className="text-ink font-semibold">{steps[current]}</span>
        <span className="text-muted">
          {" "}
          · step {current + 1} of {steps.length}
        </span>
      </p>
      <ol className="flex items-start">
        {steps.map((step, index) => {
          const place = placeOf(index, current);
          return (
            <li
              key={step}
              aria-current={place === "current" ? "step" : undefined}
              className="relative flex flex-1 flex-col items-center gap-2 text-center"
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={cx(
                    "absolute top-3.5 right-[calc(50%+1.375rem)] left-[calc(-50%+1.375rem)] h-px",
                    place === "ahead" ? "bg-strong" : "bg-accent",
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={cx(
                  "flex size-7 items-center justify-center rounded-full border text-xs font-semibold",
                  DOT[place],
                )}
              >
                {place === "done" ? <Check className="size-4" strokeWidth={2.5} /> : index + 1}
              </span>
              <span
                className={cx(
                  "sr-only text-xs sm:not-sr-only",
                  place === "current" ? "text-ink font-semibold" : "text-muted",
                )}
              >
                {step}
                {place === "done" && <span className="sr-only"> (done)</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
