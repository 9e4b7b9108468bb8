import { asText } from "@/lib/features/practices/pages/computed";
import { computedEntries } from "@/lib/features/practices/pages/computed-text";
import {
  canGoBack,
  columnsOf,
  findStep,
  labelsOf,
  isAddition,
  progressOf,
  valueOf,
  weightsFor,
} from "@/lib/features/practices/model";
import type { Practice, PracticeStep, StepOf } from "@/lib/features/practices/practice-file";
import type {
  AnswerValue,
  DateValue,
  ListValue,
  PeopleValue,
  RunState,
  RunView,
  StepView,
} from "@/lib/features/practices/schema";
import type { StoredRun } from "./store";

const currentValue = (run: RunState, { id }: PracticeStep): AnswerValue | null => run.pending ?? valueOf(run, id);

function listEntries(practice: Practice, run: RunState, step: StepOf<"list">): ListValue {
  const value = currentValue(run, step);
  if (Array.isArray(value) && value.length > 0) return value as ListValue; // Answers of this step are lists.
  const filled = run.filled?.[step.id];
  if (filled) return filled.slice(0, step.max).map((entry) => [entry]);
  if (!step.prefillFrom) return [];
  const computed = practice.computed.find(({ id }) => id === step.prefillFrom);
  const entries = computed ? computedEntries(computed, run) : labelsOf(run, step.prefillFrom);
  return entries.slice(0, step.max).map((entry) => [entry]);
}

/** For a step that begins with what the person wrote in the conversation; null once it has an answer. */
export function prefilledText(run: RunState, step: PracticeStep): string | null {
  const isOpen = step.kind === "text" && currentValue(run, step) === null;
  return (isOpen && run.filled?.[step.id]?.[0]) || null;
}

function stepView(practice: Practice, run: RunState, step: PracticeStep): StepView {
  const { id, question, why, example = null, optional } = step;
  const common = { id, question, why, example, optional };
  const value = currentValue(run, step);
  switch (step.kind) {
    case "text":
    case "sentence":
      return { ...common, kind: step.kind, max: step.max, value: prefilledText(run, step) ?? asText(value) };
    case "list": {
      const { min, max, fields = [] } = step;
      return { ...common, kind: "list", min, max, fields, value: listEntries(practice, run, step) };
    }
    case "choice":
      return { ...common, kind: "choice", options: step.options, value: typeof value === "string" ? value : null };
    case "scale": {
      const { min, max, low, high } = step;
      return { ...common, kind: "scale", min, max, low, high, value: typeof value === "number" ? value : null };
    }
    case "weights": {
      const columns = columnsOf(run, step);
      const weights = weightsFor(run, step);
      return { ...common, kind: "weights", rows: weights.rows, columns, weighted: step.weighted, value: weights };
    }
    case "people":
      return { ...common, kind: "people", min: step.min, max: step.max, value: (value ?? []) as PeopleValue };
    case "date":
      return { ...common, kind: "date", value: (value ?? null) as DateValue | null };
    case "rehearsal": {
      const cue = run.cue ?? "";
      return {
        ...common,
        kind: "rehearsal",
        round: run.rounds.length + 1,
        rounds: step.rounds.length,
        cue,
        value: asText(run.pending),
      };
    }
  }
}

export function runView(practice: Practice, { id, conversationId, version, status, state }: StoredRun): RunView {
  const step = findStep(practice, state.step);
  return {
    id,
    practiceId: practice.id,
    title: practice.title,
    conversationId,
    version,
    status,
    paused: state.paused,
    progress: progressOf(practice, state),
    canGoBack: canGoBack(practice, state),
    canKeep: state.pending !== null,
    isAddition: isAddition(step, state),
    check: state.check,
    step: step && stepView(practice, state, step),
  };
}
