"use client";

import { Alert } from "@/components/ui/feedback/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { Progress } from "@/components/ui/feedback/progress";
import { Spinner } from "@/components/ui/feedback/spinner";
import type { Analysis, AnalysisKind, TrialState } from "@/lib/features/trial/schema";
import { paths } from "@/lib/shared/paths";
import { StepFrame } from "@/components/layout/step-frame";
import type { Send } from "../client/send";
import { StageList } from "./stage-list";

const PROGRESS_TITLES: Record<AnalysisKind, string> = {
  sources: "Analyzing your emails and LinkedIn profile...",
  scores: "Analyzing your HEXACO scores...",
};

const FAILURES: Record<string, string> = {
  unauthenticated: "This browser no longer holds the trial that this analysis belongs to. Log in, or begin again.",
  forbidden: "This analysis belongs to somebody else. Log in as its owner, or begin your own.",
  not_found: "This analysis is not there any more. You can begin a new one.",
  access_required: "Your access to the trial has run out. Enter your access code again to go on.",
  conflict: "There is nothing to read yet. Add your scores, answer the questionnaire or connect a source.",
};
const FAILED = "The analysis could not be finished. What you entered is kept.";

interface AnalysisStepProps {
  state: TrialState;
  send: Send;
  onWork: () => void;
}

export function AnalysisStep({ state, send, onWork }: AnalysisStepProps) {
  const { analysis } = state;
  if (analysis.status === "running") return <Running analysis={analysis} onWork={onWork} />;
  return (
    <StepFrame title={analysis.status === "stopped" ? "This takes longer than usual" : "No report yet"}>
      <div className="mt-6 space-y-6">
        {analysis.status === "failed" && <Alert>{FAILURES[analysis.code] ?? FAILED}</Alert>}
        {analysis.status === "stopped" && (
          <Alert tone="info">
            We stopped waiting after a minute. What you entered is kept, and the analysis may still finish.
          </Alert>
        )}
        <NextActions analysis={analysis} state={state} send={send} />
      </div>
    </StepFrame>
  );
}

interface RunningProps {
  analysis: Extract<Analysis, { status: "running" }>;
  onWork: () => void;
}

function Running({ analysis: { kind, progress, stageProgress }, onWork }: RunningProps) {
  return (
    <StepFrame title="Reading what you gave" lead={<p>This typically takes 30-45 seconds.</p>}>
      <div className="mt-10 space-y-5">
        <p className="text-ink flex items-center gap-3 text-base font-medium">
          <Spinner className="text-accent size-5" />
          <span role="status">{PROGRESS_TITLES[kind]}</span>
        </p>
        <Progress value={progress} label="Analysis" valueText={PROGRESS_TITLES[kind]} />
        <p className="text-muted flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <span className="tabular-nums">{Math.round(progress)}%</span>
          <span>You may leave this page. Opened again in this browser, it shows the result.</span>
        </p>
        <StageList kind={kind} stageProgress={stageProgress} />
        <div className="border-subtle border-t pt-5">
          <p className="text-muted mb-3 text-sm">
            Three questions about your work make the report more specific. They take 90 seconds, and all are optional.
          </p>
          <Button variant="secondary" onClick={onWork}>
            Answer them meanwhile
          </Button>
        </div>
      </div>
    </StepFrame>
  );
}

function NextActions({ analysis, state, send }: { analysis: Analysis; state: TrialState; send: Send }) {
  const isLockedOut =
    analysis.status === "failed" && ["unauthenticated", "forbidden", "not_found"].includes(analysis.code);
  const kind = "kind" in analysis ? analysis.kind : "sources";
  return (
    <div className="flex flex-wrap gap-3">
      {isLockedOut ? (
        <a href={paths.login} className={buttonClass()}>
          Log in
        </a>
      ) : (
        <Button onClick={() => send({ type: "analysis-asked", kind })}>Try again</Button>
      )}
      {state.report.status === "background" && (
        <Button variant="secondary" onClick={() => send({ type: "report-wanted" })}>
          Back to your report
        </Button>
      )}
      <Button variant="secondary" onClick={() => send({ type: "back" })}>
        Back to Options
      </Button>
    </div>
  );
}
