import { answerLines, dateText } from "./answer-text";
import { computedText } from "./computed-text";
import { escapeMarkdown, markdownLines } from "./markdown-text";
import { findStep, pathOf, valueOf } from "./model";
import type { Practice, PracticeStep, StepOf } from "./practice-file";
import type { AnswerValue, DateValue, PagePlan, PeopleValue, RunState } from "./schema";

const PLACEHOLDER = /\{\{([a-z][a-z0-9-]*)\}\}/g;
const BLOCK = /^\{\{([a-z][a-z0-9-]*)\}\}$/;

const isAsked = (practice: Practice, run: RunState, id: string) => pathOf(practice, run).some((step) => step.id === id);

function rowsTable({ fields = [] }: StepOf<"list">, rows: string[][]): string {
  const head = fields.map(({ label }) => label);
  const cells = rows.map((row) => head.map((_, at) => escapeMarkdown(row[at] ?? "").replace(/\n/g, " ") || " "));
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function formatBlock(step: PracticeStep, value: AnswerValue): string {
  if (step.kind === "list" && step.fields) return rowsTable(step, value as string[][]);
  const lines = answerLines(step, value);
  if (step.kind === "list" || step.kind === "people")
    return lines.map((text) => `- ${escapeMarkdown(text)}`).join("\n");
  if (step.kind === "rehearsal") {
    return lines
      .map((text, at) => (at % 2 === 0 ? `- ${escapeMarkdown(text)}  ` : `  **${escapeMarkdown(text)}**`))
      .join("\n");
  }
  return markdownLines(lines.join("\n"));
}

function formatInline(step: PracticeStep, value: AnswerValue): string {
  if (step.kind === "date") return escapeMarkdown(dateText(value as DateValue));
  if (step.kind === "people") return (value as PeopleValue).map(({ name }) => escapeMarkdown(name)).join(", ");
  return answerLines(step, value)
    .map((text) => escapeMarkdown(text.trim()))
    .filter(Boolean)
    .join(step.kind === "list" ? ", " : " ");
}

function fillBlock(practice: Practice, run: RunState, id: string): string {
  const computed = practice.computed.find((entry) => entry.id === id);
  if (computed) return computedText(computed, run);
  const [step, value] = [findStep(practice, id), valueOf(run, id)];
  return step && value !== null && isAsked(practice, run, id) ? formatBlock(step, value) : "";
}

function fillInline(practice: Practice, run: RunState, id: string): string {
  const [step, value] = [findStep(practice, id), valueOf(run, id)];
  return step && value !== null && isAsked(practice, run, id) ? formatInline(step, value) : "";
}

function removeEmptySections(template: string, has: (id: string) => boolean): string {
  const section = /\{\{#([a-z][a-z0-9-]*)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g;
  return template.replace(section, (_, id: string, body: string) => (has(id) ? body : ""));
}

export function fillTemplate(practice: Practice, run: RunState, template: string): string {
  const filled = removeEmptySections(template, (id) => fillBlock(practice, run, id) !== "");
  return filled
    .split("\n")
    .map((line) => {
      const [, block] = BLOCK.exec(line.trim()) ?? [];
      if (block) return fillBlock(practice, run, block);
      return line.replace(PLACEHOLDER, (_, id: string) => fillInline(practice, run, id));
    })
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const HEADING_STOP = /^(#{1,2} [^\n]*[^.\n])\.$/gm;
/** A first word in lower case alone; 'iPhone' and 'e-mail' keep their spelling. */
const LOWER_CASE_START = /^(?:# )?\p{Ll}(?=\p{Ll}*(?:[\s,:;]|$))/u;

/** Quoted lines are to be said or sent; they get the full stop that people often leave out. */
const OPEN_QUOTE_END = /^(> .*[\p{L}\p{N}%])$/gmu;

const capitalizeTitle = (title: string) => title.replace(LOWER_CASE_START, (start) => start.toUpperCase());

export const composePage = (practice: Practice, run: RunState): string =>
  capitalizeTitle(
    fillTemplate(practice, run, practice.page).replace(HEADING_STOP, "$1").replace(OPEN_QUOTE_END, "$1."),
  );

const plainLine = (text: string) =>
  text
    .replace(/\\([^\s\w])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();

export function composePlan(practice: Practice, run: RunState): PagePlan | null {
  const { plan } = practice;
  if (!plan) return null;
  const what = plainLine(fillTemplate(practice, run, plan.what));
  const day = plan.date ? (valueOf(run, plan.date) as DateValue | null) : null; // The loader ensures a date step.
  if (what === "") return null;
  const condition = plan.if ? plainLine(fillTemplate(practice, run, plan.if)) : "";
  return { what, if: condition || null, date: day?.date ?? null, time: day?.time ?? null };
}

const MAX_TITLE = 80;

function shortenTitle(text: string): string {
  const characters = [...text];
  if (characters.length <= MAX_TITLE) return text;
  const cut = characters.slice(0, MAX_TITLE - 1).join("");
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_TITLE / 2)).replace(/[,;:]$/, "")}…`;
}

export function composeTitle(practice: Practice, run: RunState): string {
  if (practice.pageTitle) return shortenTitle(plainLine(fillTemplate(practice, run, practice.pageTitle)));
  const first = practice.steps.find(({ kind }) => kind === "sentence");
  const about = first ? valueOf(run, first.id) : null;
  if (typeof about !== "string") return practice.title;
  return `${practice.title}: ${capitalizeTitle(shortenTitle(about.replace(/\s+/g, " ").replace(/(?<!\.)\.$/, "")))}`;
}
