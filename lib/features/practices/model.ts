import type { Practice, PracticeStep, StepOf } from "./practice-file";
import type {
  AnswerValue,
  ListValue,
  PeopleValue,
  RehearsalValue,
  RunState,
  SafetyCheck,
  WeightsValue,
} from "./schema";

/** The id of the practice that plans the next week. */
export const WEEKLY_REVIEW = "weekly-review";

export type RunEvent =
  | { type: "answer"; value: AnswerValue }
  /** Sets an answer aside with a remark or a follow-up question, until the person changes or keeps it. */
  | { type: "hold"; value: AnswerValue; followUp: string | null }
  | { type: "keep" }
  | { type: "skip" }
  | { type: "back" }
  | { type: "open"; step: string }
  | { type: "cue"; line: string }
  | { type: "reply"; reply: string }
  | { type: "end-rehearsal" }
  | { type: "pause" }
  | { type: "resume" }
  | { type: "check"; check: SafetyCheck | null };

export const findStep = (practice: Practice, id: string | null): PracticeStep | null =>
  practice.steps.find((step) => step.id === id) ?? null;

export const valueOf = (run: RunState, stepId: string): AnswerValue | null => run.answers[stepId]?.value ?? null;

const applies = (run: RunState, { onlyIf }: PracticeStep) =>
  !onlyIf || onlyIf.isOneOf.includes(String(valueOf(run, onlyIf.step) ?? ""));

export const pathOf = (practice: Practice, run: RunState): PracticeStep[] =>
  practice.steps.filter((step) => applies(run, step));

const isRows = (value: AnswerValue | null): value is ListValue => Array.isArray(value) && value.every(Array.isArray);
const isPeople = (value: AnswerValue | null): value is PeopleValue =>
  Array.isArray(value) && value.every((entry) => !Array.isArray(entry) && "role" in entry);
export const isWeights = (value: AnswerValue | null): value is WeightsValue =>
  typeof value === "object" && value !== null && "scores" in value;

export function labelsOf(run: RunState, stepId: string): string[] {
  const value = valueOf(run, stepId);
  if (isPeople(value)) return value.map(({ name }) => name);
  return isRows(value) ? value.map(([first = ""]) => first) : [];
}

export function columnsOf(
  run: RunState,
  { columns }: StepOf<"weights">,
): { label: string; low: string; high: string }[] {
  if (typeof columns !== "string") return columns;
  return labelsOf(run, columns).map((label) => ({ label, low: "poor", high: "excellent" }));
}

const NOT_RATED = 0;
const EVEN_WEIGHT = 3;

export function weightsFor(run: RunState, step: StepOf<"weights">): WeightsValue {
  const rows = labelsOf(run, step.rows);
  const columns = columnsOf(run, step).map(({ label }) => label);
  const current = run.step === step.id && isWeights(run.pending) ? run.pending : valueOf(run, step.id);
  const known = isWeights(current) ? current : null;
  const rated = (row: string, column: string) =>
    known?.scores[known.rows.indexOf(row)]?.[known.columns.indexOf(column)] ?? NOT_RATED;
  return {
    rows,
    columns,
    weights: columns.map((column) => known?.weights[known.columns.indexOf(column)] ?? EVEN_WEIGHT),
    scores: rows.map((row) => columns.map((column) => rated(row, column))),
  };
}

function isDone(run: RunState, step: PracticeStep): boolean {
  const answer = run.answers[step.id];
  if (!answer || answer.isDraft) return false;
  if (step.kind !== "weights" || answer.value === null) return true;
  return weightsFor(run, step).scores.every((row) => row.every((score) => score !== NOT_RATED));
}

export function startRun(practice: Practice): RunState {
  const run: RunState = {
    step: null,
    answers: {},
    pending: null,
    followUps: 0,
    followUp: null,
    rounds: [],
    cue: null,
    paused: false,
    check: null,
  };
  return enterStep(practice, run, pathOf(practice, run)[0]?.id ?? null);
}

const isRounds = (value: AnswerValue | null): value is RehearsalValue =>
  Array.isArray(value) && value.every((entry) => !Array.isArray(entry) && "reply" in entry);

function storedRounds(run: RunState, step: string | null): RehearsalValue {
  const value = step === null ? null : valueOf(run, step);
  return isRounds(value) ? value : [];
}

/** A rehearsal that ended early continues; a complete one begins again. */
function openRounds(practice: Practice, run: RunState, id: string | null): RehearsalValue {
  const step = findStep(practice, id);
  const rounds = storedRounds(run, id);
  return step?.kind === "rehearsal" && rounds.length < step.rounds.length ? rounds : [];
}

function enterStep(practice: Practice, run: RunState, step: string | null): RunState {
  return {
    ...run,
    step,
    pending: null,
    followUps: 0,
    followUp: null,
    rounds: openRounds(practice, run, step),
    cue: null,
  };
}

function nextStep(practice: Practice, run: RunState): string | null {
  const path = pathOf(practice, run);
  const at = path.findIndex(({ id }) => id === run.step);
  const open = (step: PracticeStep) => !isDone(run, step);
  return (path.slice(at + 1).find(open) ?? path.find(open))?.id ?? null;
}

function storeAnswer(practice: Practice, run: RunState, value: AnswerValue | null): RunState {
  if (run.step === null) return run;
  const answered = { ...run, answers: { ...run.answers, [run.step]: { value } } };
  return enterStep(practice, answered, nextStep(practice, answered));
}

/** The new lines of a rehearsal, and those of an earlier time that they do not replace; null without any. */
function mergedRounds(run: RunState): RehearsalValue | null {
  const rounds = [...run.rounds, ...storedRounds(run, run.step).slice(run.rounds.length)];
  return rounds.length > 0 ? rounds : null;
}

function savePending(run: RunState): RunState {
  // In a rehearsal the pending text is one line, not the answer.
  const pending = run.cue === null ? run.pending : null;
  const rounds = mergedRounds(run);
  const value = pending ?? rounds;
  if (run.step === null || value === null) return run;
  const answer = { ...run.answers[run.step], value };
  const isFinal = pending === null && run.answers[run.step] !== undefined && !answer.isDraft;
  return { ...run, answers: { ...run.answers, [run.step]: isFinal ? answer : { value, isDraft: true } } };
}

function addRound(practice: Practice, run: RunState, step: StepOf<"rehearsal">, reply: string): RunState {
  if (run.cue === null) return run;
  const rounds = [...run.rounds, { line: run.cue, reply }];
  return rounds.length < step.rounds.length
    ? { ...run, rounds, cue: null, pending: null }
    : storeAnswer(practice, run, rounds);
}

function previousStep(practice: Practice, run: RunState): string | null {
  const path = pathOf(practice, run);
  const at = run.step === null ? path.length : path.findIndex(({ id }) => id === run.step);
  return path[at - 1]?.id ?? null;
}

export const canGoBack = (practice: Practice, run: RunState): boolean => previousStep(practice, run) !== null;

/** Pure. Returns the same run when the event is not valid in its state. */
export function reduce(practice: Practice, run: RunState, event: RunEvent): RunState {
  const step = findStep(practice, run.step);
  switch (event.type) {
    case "answer":
      return storeAnswer(practice, run, event.value);
    case "hold":
      return {
        ...run,
        pending: event.value,
        followUp: event.followUp,
        followUps: run.followUps + (event.followUp === null ? 0 : 1),
      };
    case "keep":
      if (run.pending === null) return run;
      return step?.kind === "rehearsal"
        ? addRound(practice, run, step, String(run.pending))
        : storeAnswer(practice, run, run.pending);
    case "skip":
      return step?.optional ? storeAnswer(practice, run, null) : run;
    case "back": {
      const before = previousStep(practice, run);
      return before === null ? run : enterStep(practice, savePending(run), before);
    }
    case "open":
      return findStep(practice, event.step) ? enterStep(practice, savePending(run), event.step) : run;
    case "cue":
      return { ...run, cue: event.line };
    case "reply":
      return step?.kind === "rehearsal" ? addRound(practice, run, step, event.reply) : run;
    case "end-rehearsal":
      return storeAnswer(practice, run, mergedRounds(run));
    case "pause":
      return { ...run, paused: true };
    case "resume":
      return { ...run, paused: false };
    case "check":
      return { ...run, check: event.check };
  }
}

export const isAddition = (step: PracticeStep | null, { pending, followUp }: RunState): boolean =>
  step?.kind === "text" && followUp !== null && typeof pending === "string";

/** A text that contains this many first characters of the answer replaces it instead of being added. */
const MIN_REPEATED_CHARS = 24;

export const addToAnswer = (answer: string, addition: string): string =>
  addition.includes(answer.slice(0, MIN_REPEATED_CHARS)) ? addition : `${answer}\n${addition}`;

/** Steps that follow from a choice which is still open, counted for the option with most of them. */
function countOpenSteps({ steps }: Practice, run: RunState): number {
  let count = 0;
  for (const choice of steps) {
    if (choice.kind !== "choice" || run.answers[choice.id]) continue;
    const following = steps.flatMap(({ onlyIf }) => (onlyIf?.step === choice.id ? [onlyIf] : []));
    const counts = choice.options.map(({ id }) => following.filter(({ isOneOf }) => isOneOf.includes(id)).length);
    count += Math.max(0, ...counts);
  }
  return count;
}

export function progressOf(practice: Practice, run: RunState): { step: number; of: number } {
  const path = pathOf(practice, run);
  const at = path.findIndex(({ id }) => id === run.step);
  return { step: at < 0 ? path.length : at + 1, of: path.length + countOpenSteps(practice, run) };
}

/** For an insight whose step names no practice. */
const PRACTICE_OF_HABITS = "wish-to-plan";

export const choosePractice = ({ practice, nextStep }: { practice?: string; nextStep: string }): string | null =>
  practice ?? (nextStep === "" ? null : PRACTICE_OF_HABITS);
