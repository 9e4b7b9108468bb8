import { findStep, valueOf } from "./model";
import type { Practice, PracticeStep } from "./practice-file";
import type { AnswerValue, DateValue, ListValue, PeopleValue, RehearsalValue, RunState, WeightsValue } from "./schema";

const DAY = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export function dateText({ date, time, note }: DateValue): string {
  const day = DAY.format(new Date(`${date}T00:00:00Z`));
  return [day, time, note].filter(Boolean).join(", ");
}

const rowText = (row: string[]) => row.filter(Boolean).join(" · ");
const personText = ({ name, role }: PeopleValue[number]) => (role ? `${name} (${role})` : name);

const weightsText = ({ rows, columns, weights, scores }: WeightsValue, isWeighted: boolean) => [
  ...(isWeighted ? [`Weights: ${columns.map((column, index) => `${column} (${weights[index]})`).join(", ")}`] : []),
  ...rows.map((row, y) => `${row}: ${columns.map((column, x) => `${column} (${scores[y]?.[x]})`).join(", ")}`),
];

const roundText = ({ line, reply }: RehearsalValue[number]) => [`They: ${line}`, `I: ${reply}`];

export function answerLines(step: PracticeStep, value: AnswerValue): string[] {
  switch (step.kind) {
    case "text":
    case "sentence":
      return String(value).split("\n");
    case "list":
      return (value as ListValue).map(rowText);
    case "choice":
      return [step.options.find(({ id }) => id === value)?.label ?? String(value)];
    case "scale":
      return [`${String(value)} of ${step.max}`];
    case "weights":
      return weightsText(value as WeightsValue, step.weighted);
    case "people":
      return (value as PeopleValue).map(personText);
    case "date":
      return [dateText(value as DateValue)];
    case "rehearsal":
      return (value as RehearsalValue).flatMap(roundText);
  }
}

interface CheckedText {
  text: string;
  /** The list entry that the text belongs to; null when the answer is checked as a whole. */
  entry: string | null;
}

/** What the checks read: in a prefilled list, each row's first part that the person wrote; otherwise the whole answer. */
export function checkedTexts(step: PracticeStep, value: AnswerValue): CheckedText[] {
  if (step.kind === "list" && step.prefillFrom && step.fields)
    return (value as ListValue).map(([entry = "", text = ""]) => ({ text, entry }));
  return [{ text: answerLines(step, value).join("\n"), entry: null }];
}

export function answerMessage(step: PracticeStep, value: AnswerValue): string {
  const lines = answerLines(step, value);
  const isList = step.kind === "list" || step.kind === "people";
  return isList && lines.length > 1 ? lines.map((text, index) => `${index + 1}. ${text}`).join("\n") : lines.join("\n");
}

export function collectAnswerText(practice: Practice, run: RunState): string {
  return Object.keys(run.answers)
    .flatMap((id) => {
      const [step, value] = [findStep(practice, id), valueOf(run, id)];
      return step && value !== null ? answerLines(step, value) : [];
    })
    .join("\n");
}
