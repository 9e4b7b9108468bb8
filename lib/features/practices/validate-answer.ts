import type { z } from "zod";
import { AppError } from "@/lib/shared/errors";
import { codePoints } from "@/lib/shared/text/clean-text";
import { columnsOf, labelsOf } from "./model";
import { type PracticeStep, type StepKind, type StepOf } from "./practice-file";
import { VALUES, type AnswerValue, type RunState } from "./schema";

const fault = (message: string) => new AppError("invalid_input", message, { fields: { value: message } });

type Rules = {
  [K in StepKind]: (value: z.output<(typeof VALUES)[K]>, step: StepOf<K>, run: RunState) => string | null;
};

const tooLong = (text: string, max: number) => codePoints(text) > max && `Please keep this under ${max} characters`;

const RULES: Rules = {
  text: (value, { max }) => tooLong(value, max) || null,
  sentence: (value, { max }) => tooLong(value, max) || null,
  list: (value, { min, max, fields }) => {
    if (value.length < min) return min === 1 ? "Please add an entry" : `Please add at least ${min} entries`;
    if (value.length > max) return `Please keep it to ${max} entries`;
    const names = value.map(([first = ""]) => first.toLowerCase());
    if (new Set(names).size < names.length) return "Two entries are the same";
    const missing = value.flatMap((row) =>
      (fields ?? [])
        .filter(({ optional }, index) => !optional && !row[index])
        .map(({ label }) => `Please fill in '${label}' for '${row[0]}', or remove that entry`),
    );
    return missing[0] ?? null;
  },
  choice: (value, { options }) => (options.some(({ id }) => id === value) ? null : "Please choose one of these"),
  scale: (value, { min, max }) =>
    value >= min && value <= max ? null : `Please choose a number from ${min} to ${max}`,
  weights: (value, step, run) => {
    const [rows, columns] = [labelsOf(run, step.rows), columnsOf(run, step).map(({ label }) => label)];
    const same = (a: string[], b: string[]) => a.length === b.length && a.every((label, index) => label === b[index]);
    if (!same(value.rows, rows) || !same(value.columns, columns)) return "The list has changed. Please rate it again";
    const isRated = (score: number | undefined) => score !== undefined && score >= 1 && score <= 5;
    const missing = rows.find((_, row) => !columns.every((_, column) => isRated(value.scores[row]?.[column])));
    if (missing !== undefined) return `Please rate every field of '${missing}'`;
    return value.weights.length === columns.length && value.weights.every(isRated)
      ? null
      : "Please weigh each criterion";
  },
  people: (value, { min, max }) => {
    if (value.length < min) return `Please name at least ${min === 1 ? "one person" : `${min} people`}`;
    if (value.length > max) return `Please keep it to ${max} people`;
    const names = value.map(({ name }) => name.toLowerCase());
    return new Set(names).size < names.length ? "Two people have the same name; an initial tells them apart" : null;
  },
  date: () => null,
  rehearsal: () => null,
};

const withoutEmpty = (value: unknown) =>
  Array.isArray(value) && value.every(Array.isArray)
    ? value.filter(([first]) => typeof first === "string" && first.trim())
    : value;

/** @throws AppError invalid_input with the reason at the field `value`. */
export function validateAnswer(step: PracticeStep, run: RunState, input: unknown): AnswerValue {
  const parsed = VALUES[step.kind].safeParse(withoutEmpty(input));
  if (!parsed.success) throw fault(parsed.error.issues[0]?.message ?? "This is not an answer to this step");
  const reason = RULES[step.kind](parsed.data as never, step as never, run); // Both match the step's kind.
  if (reason) throw fault(reason);
  return parsed.data;
}
