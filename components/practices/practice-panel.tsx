"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import type { PracticeAct } from "@/lib/features/practice-runs/schema";
import type { RunView, StepView } from "@/lib/features/practices/schema";
import { SafetyCheckCard } from "./safety-check-card";
import { isWritten, StepControl } from "./step-control";
import { STEP_ERROR_ID } from "./use-practices";
import { useStepFocus } from "./use-step-focus";

interface PracticePanelProps {
  run: RunView;
  isBusy: boolean;
  error: string | null;
  onAct: (act: PracticeAct) => Promise<boolean>;
  onDiscard: () => Promise<void>;
  onFocusInput: () => void;
}

export default function PracticePanel({ run, isBusy, error, onAct, onDiscard, onFocusInput }: PracticePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useStepFocus(panel, { run, isBusy, error, onFocusInput });
  const { step, progress } = run;
  if (run.paused || !step) return <Paused run={run} isBusy={isBusy} onAct={onAct} onDiscard={onDiscard} />;
  const place = `Step ${progress.step} of ${progress.of}`;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Practice: ${run.title}`}
      className={cx(
        "border-subtle bg-surface mx-auto mb-2 max-h-[52dvh] w-[calc(100%-2rem)] max-w-[43rem] overflow-y-auto rounded-lg",
        "short:max-h-[42dvh] short:py-2 overscroll-contain border p-3 sm:p-4 print:hidden",
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-sm">
          <span className="font-medium tabular-nums">{place}</span> <span className="text-muted">{run.title}</span>
        </p>
        <progress
          value={progress.step - 1}
          max={progress.of}
          aria-hidden="true"
          className={cx(
            "bg-sunken [&::-moz-progress-bar]:bg-accent h-1 w-24 appearance-none rounded-full border-0 max-[30rem]:mt-1.5 max-[30rem]:w-full",
            "[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-bar]:rounded-full",
            "[&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:rounded-full",
          )}
        />
      </div>
      {run.check && (
        <SafetyCheckCard
          check={run.check}
          isBusy={isBusy}
          onAnswer={(isMeant) => void onAct({ act: "check", isMeant })}
        />
      )}
      <StepBody key={`${run.id}-${step.id}`} run={run} step={step} isBusy={isBusy} error={error} onAct={onAct} />
    </section>
  );
}

type StepBodyProps = Pick<PracticePanelProps, "run" | "isBusy" | "error" | "onAct"> & { step: StepView };

function StepBody({ run, step, isBusy, error, onAct }: StepBodyProps) {
  const [isExplained, setIsExplained] = useState(false);
  const { canGoBack, canKeep } = run;
  return (
    <>
      {isExplained && (
        <div className="text-muted mt-2 text-sm">
          <p>{step.why}</p>
          {step.example && <p className="mt-1 italic">For example: {step.example}</p>}
        </div>
      )}
      {/* Where the message with the question has no room; screen readers have heard it. */}
      <p aria-hidden="true" className="short:block mt-1 hidden text-sm">
        {step.question}
      </p>
      {isWritten(step) ? (
        <p className="text-muted short:hidden mt-1 text-sm">
          {step.kind === "rehearsal" ? "Answer the other side below, in one line." : "Write your answer below."}
        </p>
      ) : (
        <StepControl
          draftKey={`${run.id}-${step.id}`}
          step={step}
          isBusy={isBusy}
          error={error}
          onAnswer={(value) => onAct({ act: "answer", value })}
        />
      )}
      {isWritten(step) && error && (
        <p id={STEP_ERROR_ID} role="alert" className="text-danger mt-2 text-sm">
          {error}
        </p>
      )}
      <div className="-mx-2 mt-1 flex flex-wrap items-center">
        {canKeep && (
          <Button
            size="sm"
            variant="secondary"
            className="mx-2"
            disabled={isBusy}
            onClick={() => void onAct({ act: "keep" })}
          >
            Keep it
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-expanded={isExplained} onClick={() => setIsExplained(!isExplained)}>
          Why this?
        </Button>
        {canGoBack && (
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void onAct({ act: "back" })}>
            Back
          </Button>
        )}
        {step.optional && (
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void onAct({ act: "skip" })}>
            Skip
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy}
          onClick={() =>
            void onAct(step.kind === "rehearsal" ? { act: "end-rehearsal" } : { act: "say", text: "stop", offset: 0 })
          }
        >
          {step.kind === "rehearsal" ? "End the rehearsal" : "Stop"}
        </Button>
      </div>
    </>
  );
}

function Paused({ run, isBusy, onAct, onDiscard }: Omit<PracticePanelProps, "error" | "onFocusInput">) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section
      aria-label={`Practice: ${run.title}`}
      className="border-subtle bg-surface mx-auto mb-2 flex w-[calc(100%-2rem)] max-w-[43rem] flex-wrap items-center gap-2 rounded-lg border p-3 text-sm print:hidden"
    >
      <p className="mr-auto">
        <span className="font-medium">{run.title}</span>{" "}
        <span className="text-muted">
          is paused at step {run.progress.step} of {run.progress.of}. What you write now goes to the coach.
        </span>
      </p>
      <div className="flex gap-2">
        <Button size="sm" disabled={isBusy} onClick={() => void onAct({ act: "resume" })}>
          Go on
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => setIsAsking(true)}>
          Discard
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard this practice?"
        description="It ends without a page. What you have answered stays in the conversation."
        confirmLabel="Discard"
        onConfirm={() => {
          setIsAsking(false);
          void onDiscard();
        }}
      />
    </section>
  );
}
