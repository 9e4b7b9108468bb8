"use client";

import { useState } from "react";
import { BackToOptions } from "@/components/layout/back-to-options";
import { StepFrame } from "@/components/layout/step-frame";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import { Button, buttonClass } from "@/components/ui/button";
import { FORM_SIZES, type Form, type FormView, type QuestionnaireState } from "@/lib/features/hexaco/schema";
import { paths } from "@/lib/shared/paths";
import { Statements } from "./statements";
import { useQuestionnaire } from "./use-questionnaire";

interface QuestionnairePanelProps {
  userId: number;
  /** Begun at once by a person who has no questionnaire yet; otherwise the person chooses a length. */
  firstForm?: Form;
  onDone: () => void;
  onClose: () => void;
}

export function QuestionnairePanel({ userId, firstForm, onDone, onClose }: QuestionnairePanelProps) {
  const { state, hasFailedToLoad, reload, status, change } = useQuestionnaire({ userId, firstForm, onDone });
  const [isChoosing, setIsChoosing] = useState(false);
  const [round, setRound] = useState(1);
  const [hasBegun, setHasBegun] = useState(false);
  const open = state?.questionnaire?.completedAt === null ? state.questionnaire : null;

  const begin = async (form: Form) => {
    const done = state?.questionnaire?.completedAt ? state.questionnaire.form : null;
    const isAgain = done !== null && FORM_SIZES[done] >= FORM_SIZES[form];
    const next = await change({ form, restart: isAgain || undefined });
    if (next) setIsChoosing(false);
    setHasBegun(next !== null);
  };
  const startAgain = async (form: Form) => {
    if (await change({ form, restart: true })) setRound(round + 1);
  };
  const answer = (id: string, value: number, ms: number) => {
    if (open) void change({ form: open.form, answers: { [id]: { value, ms } } });
  };

  return (
    <StepFrame
      title="The questionnaire"
      lead="Describe how you usually are, not how you would like to be. Give the first answer that comes to mind."
    >
      <div className="mt-8">
        {hasFailedToLoad && <LoadFailure onRetry={reload} />}
        {!state && !hasFailedToLoad && <LoadingText label="Loading the statements..." />}
        {status === "failed" && (
          <Alert className="mb-5">
            Your last answers could not be sent. They are kept here and go with the next one, or when you are online
            again.
          </Alert>
        )}
        {status === "locked-out" && <LockedOut />}
        {state && open && !isChoosing && (
          <>
            {state.refused && <RefusedNotice state={state} onRestart={() => void startAgain(open.form)} />}
            <Statements
              key={`${open.form}/${round}`}
              questionnaire={open}
              scale={state.scale}
              takesFocus={hasBegun}
              onAnswer={answer}
            />
          </>
        )}
        {state && (!open || isChoosing) && (
          <Lengths forms={state.forms} isPending={status === "saving"} onChoose={(form) => void begin(form)} />
        )}
      </div>
      <div className="mt-8 -ml-5 flex flex-wrap gap-2">
        <BackToOptions onClick={onClose} />
        {open && !isChoosing && (
          <Button variant="ghost" onClick={() => setIsChoosing(true)}>
            Change the length
          </Button>
        )}
      </div>
    </StepFrame>
  );
}

function LockedOut() {
  return (
    <Alert className="mb-5" title="This browser no longer holds your trial.">
      Your answers so far are kept. Log in in this tab with the address you gave, and open the questionnaire again. If
      you have no password yet, you can set one there.
      <a href={paths.login} className={buttonClass({ variant: "secondary", size: "sm", className: "mt-3" })}>
        Log in
      </a>
    </Alert>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="space-y-4">
      <Alert>The statements could not be loaded. Answers you gave before are kept.</Alert>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

function RefusedNotice({ state, onRestart }: { state: QuestionnaireState; onRestart: () => void }) {
  return (
    <div className="mb-8 space-y-4">
      <Alert title="Not scored">{state.refused?.message}</Alert>
      <Button variant="secondary" onClick={onRestart}>
        Start again
      </Button>
    </div>
  );
}

interface LengthsProps {
  forms: FormView[];
  isPending: boolean;
  onChoose: (form: Form) => void;
}

function Lengths({ forms, isPending, onChoose }: LengthsProps) {
  return (
    <ul className="border-subtle divide-subtle divide-y border-y">
      {forms.map(({ form, statements, minutes, band }) => (
        <li key={form} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
          <p className="min-w-0 flex-1 basis-56">
            <span className="text-ink block font-medium">
              {statements} statements, about {minutes} minutes
            </span>
            <span className="text-muted block text-sm">
              Each trait is known to within {band} points of 100 in either direction, nine times in ten.
            </span>
          </p>
          <Button variant="secondary" disabled={isPending} onClick={() => onChoose(form)}>
            Answer {statements} statements
          </Button>
        </li>
      ))}
    </ul>
  );
}
