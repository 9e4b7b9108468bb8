import * as chrono from "chrono-node";
import { COMMAND_PATTERNS, type Command } from "./command-patterns";
import { columnsOf, labelsOf } from "./model";
import type { PracticeStep, StepOf } from "./practice-file";
import type { AnswerValue, DateValue, ListValue, PeopleValue, RunState, WeightsValue } from "./schema";

export interface Clock {
  now: Date;
  /** Minutes east of UTC. */
  offset: number;
}

const linesOf = (text: string) =>
  text
    .split(/\n|;(?=\s)/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/, "").trim())
    .filter(Boolean);

export function parsePerson(line: string): { name: string; role: string } {
  const at = line.search(/,| [-–—] | \(/);
  if (at < 1) return { name: line.trim(), role: "" };
  const role = line.slice(at).replace(/^[,\s(–—-]+/, "");
  return { name: line.slice(0, at).trim(), role: role.replace(")", "").trim() };
}

/** Words that lead to a day and say nothing else. */
const INTRODUCTION =
  /^(?:(?:on|at|by|from|the|this|it(?:'s| is)|maybe|perhaps|probably|say|let's (?:say|do it|meet)|(?:(?:the|our|my) )?(?:next|first)(?: \p{L}+)? is|i(?:'ll| will) (?:do|say) it|ok|yes)[,\s]*)+$/iu;

function noteBeside(text: string, day: string): string {
  const at = text.indexOf(day);
  const lead = text
    .slice(0, at)
    .trimEnd()
    .replace(/[,;:–-]$/, "");
  const before = lead.replace(/\s(?:on|at|by)$/i, "").replace(/[,;:–-]$/, "");
  const after = text.slice(at + day.length).replace(/^[\s,;:.–-]+/, "");
  return [INTRODUCTION.test(before) ? "" : before, after]
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]{3}/u.test(part))
    .join(", ");
}

export function parseDate(typed: string, { now, offset }: Clock): DateValue | null {
  const text = typed.replace(/\s+/g, " ").trim();
  const found = [chrono, chrono.de, chrono.fr, chrono.es]
    .map((parser) => parser.parse(text, { instant: now, timezone: offset }, { forwardDate: true })[0])
    .find((result) => result !== undefined);
  if (!found) return null;
  const { start } = found;
  const hasTime = start.isCertain("hour");
  const partOfDay = hasTime ? null : /\b(?:morning|noon|afternoon|evening)\b/i.exec(found.text)?.[0];
  const part = (name: "year" | "month" | "day" | "hour" | "minute") => String(start.get(name) ?? 0).padStart(2, "0");
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: hasTime ? `${part("hour")}:${part("minute")}` : null,
    note: [partOfDay, noteBeside(text, found.text)].filter(Boolean).join(", "),
  };
}

function parseRatings(text: string, step: StepOf<"weights">, run: RunState): WeightsValue | null {
  const [rows, columns] = [labelsOf(run, step.rows), columnsOf(run, step).map(({ label }) => label)];
  const scores = linesOf(text).map((line) => (line.match(/\b[1-5]\b/g) ?? []).map(Number));
  if (scores.length !== rows.length || scores.some(({ length }) => length !== columns.length)) return null;
  return { rows, columns, weights: columns.map(() => 3), scores };
}

/** 'Not now' is an answer where it is one of the choices, and a command elsewhere. */
export const isOption = (step: PracticeStep, text: string): boolean =>
  step.kind === "choice" && parseOption(text, step) !== null;

function parseOption(text: string, { options }: StepOf<"choice">): string | null {
  const normal = text.toLowerCase().replace(/[.!]$/, "").trim();
  const byNumber = options[Number(normal) - 1];
  const exact = options.find(({ id, label }) => id === normal || label.toLowerCase() === normal);
  const matches = options.filter(({ label }) => normal.length >= 3 && label.toLowerCase().startsWith(normal));
  return (exact ?? byNumber ?? (matches.length === 1 ? matches[0] : undefined))?.id ?? null;
}

function parseList(text: string, { fields }: StepOf<"list">): ListValue | null {
  const rows = linesOf(text).map((line) =>
    fields ? line.split("|", fields.length).map((cell) => cell.trim()) : [line],
  );
  return rows.length > 0 ? rows : null;
}

function parsePeople(text: string): PeopleValue | null {
  const people = linesOf(text).map(parsePerson);
  return people.length > 0 ? people : null;
}

export function parseTypedAnswer(step: PracticeStep, run: RunState, text: string, clock: Clock): AnswerValue | null {
  switch (step.kind) {
    case "text":
      return text;
    case "sentence":
      return text.replace(/\s+/g, " ").trim();
    case "list":
      return parseList(text, step);
    case "choice":
      return parseOption(text, step);
    case "scale": {
      const number = /-?\d+/.exec(text);
      return number && Number(number[0]);
    }
    case "weights":
      return parseRatings(text, step, run);
    case "people":
      return parsePeople(text);
    case "date":
      return parseDate(text, clock);
    case "rehearsal":
      return null;
  }
}

export function findCommand(text: string): Command | null {
  const normal = text.trim().toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, " ");
  return COMMAND_PATTERNS.find(([, pattern]) => pattern.test(normal))?.[0] ?? null;
}
