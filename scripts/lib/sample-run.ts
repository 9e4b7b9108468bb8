import { findStep, reduce, startRun, weightsFor } from "../../lib/features/practices/model.ts";
import { computedEntries } from "../../lib/features/practices/pages/computed-text.ts";
import type { Practice, PracticeStep, StepOf } from "../../lib/features/practices/practice-file.ts";
import type { AnswerValue, RunState } from "../../lib/features/practices/schema.ts";

const REHEARSAL_REPLY = "I hear that. What would have to be different for you?";

const entriesOf = (example: string) => example.split(" · ");

function ratings(step: StepOf<"weights">, run: RunState): AnswerValue {
  const weights = weightsFor(run, step);
  return { ...weights, scores: weights.scores.map((row, y) => row.map((_, x) => ((y * 2 + x) % 5) + 1)) };
}

function listOf(practice: Practice, step: StepOf<"list">, run: RunState): AnswerValue {
  const rows = entriesOf(step.example ?? "First entry").map((entry) => entry.split(" | "));
  const filled = rows.map((row) =>
    step.fields ? step.fields.map((_, index) => row[index] ?? "as agreed") : [row.join(" ")],
  );
  const result = practice.computed.find(({ id }) => id === step.prefillFrom);
  const names = result ? computedEntries(result, run) : [];
  const prefilled = names.map((entry) => [entry, ...(filled[0]?.slice(1) ?? [])]);
  return (prefilled.length > 0 ? prefilled : filled).slice(0, step.max);
}

export function answerTo(practice: Practice, step: PracticeStep, run: RunState): AnswerValue {
  switch (step.kind) {
    case "text":
    case "sentence":
      return step.example ?? "As agreed.";
    case "list":
      return listOf(practice, step, run);
    case "choice":
      return step.options[0]?.id ?? "";
    case "scale":
      return Math.round((step.min + step.max) / 2) + (step.id === "after" ? 2 : 0);
    case "weights":
      return ratings(step, run);
    case "people":
      return entriesOf(step.example ?? "A. N.").map((person) => {
        const [name = "", role = ""] = person.split(", ");
        return { name, role };
      });
    case "date":
      return { date: "2027-03-04", time: "16:00", note: "" };
    case "rehearsal":
      return step.rounds.map(({ line }) => ({ line, reply: REHEARSAL_REPLY }));
  }
}

export function sampleRun(practice: Practice): RunState {
  let run = startRun(practice);
  for (let turn = 0; turn < practice.steps.length * 2 && run.step !== null; turn++) {
    const step = findStep(practice, run.step);
    if (!step) break;
    run = reduce(practice, run, { type: "answer", value: answerTo(practice, step, run) });
  }
  return run;
}
