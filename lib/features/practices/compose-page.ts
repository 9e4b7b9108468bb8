import { answerLines, dateText } from "./answer-text";
import { computedText } from "./computed-text";
import { escapeMarkdown, markdownLines } from "./markdown-text";
import { findStep, pathOf, valueOf } from "./model";
import type { AnswerValue, DateValue, PagePlan, PeopleValue, Practice, PracticeStep, RunState, StepOf } from "./schema";

const PLACEHOLDER = /\{\{([a-z][a-z0-9-]*)\}\}/g;
const BLOCK = /^\{\{([a-z][a-z0-9-]*)\}\}$/;

const isAsked = (practice: Practice, run: RunState, id: string) => pathOf(practice, run).some((step) => step.id === id);

function rowsTable({ fields = [] }: StepOf<"list">, rows: string[][]): string {
  const head = fields.map(({ label }) => label);
  const cells = rows.map((row) => head.map((_, at) => escapeMarkdown(row[at] ?? "").replace(/\n/g, " ") || " "));
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function blockOf(step: PracticeStep, value: AnswerValue): string {
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

function inlineOf(step: PracticeStep, value: AnswerValue): string {
  if (step.kind === "date") return escapeMarkdown(dateText(value as DateValue));
  if (step.kind === "people") return (value as PeopleValue).map(({ name }) => escapeMarkdown(name)).join(", ");
  return answerLines(step, value)
    .map((text) => escapeMarkdown(text.trim()))
    .filter(Boolean)
    .join(step.kind === "list" ? ", " : " ");
}

function blockFor(practice: Practice, run: RunState, id: string): string {
  const computed = practice.computed.find((entry) => entry.id === id);
  if (computed) return computedText(computed, run);
  const [step, value] = [findStep(practice, id), valueOf(run, id)];
  return step && value !== null && isAsked(practice, run, id) ? blockOf(step, value) : "";
}

function inlineFor(practice: Practice, run: RunState, id: string): string {
  const [step, value] = [findStep(practice, id), valueOf(run, id)];
  return step && value !== null && isAsked(practice, run, id) ? inlineOf(step, value) : "";
}

function withoutEmptySections(template: string, has: (id: string) => boolean): string {
  const section = /\{\{#([a-z][a-z0-9-]*)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g;
  return template.replace(section, (_, id: string, body: string) => (has(id) ? body : ""));
}

export function fillTemplate(practice: Practice, run: RunState, template: string): string {
  const kept = withoutEmptySections(template, (id) => blockFor(practice, run, id) !== "");
  return kept
    .split("\n")
    .map((line) => {
      const [, block] = BLOCK.exec(line.trim()) ?? [];
      if (block) return blockFor(practice, run, block);
      return line.replace(PLACEHOLDER, (_, id: string) => inlineFor(practice, run, id));
    })
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The full stop of an answer that has become a heading. */
const HEADING_STOP = /^(#{1,2} [^\n]*[^.\n])\.$/gm;

/** The page of a run as Markdown: the practice's headings, and below them the person's own words. */
export const composePage = (practice: Practice, run: RunState): string =>
  fillTemplate(practice, run, practice.page).replace(HEADING_STOP, "$1");

const plainLine = (text: string) =>
  text
    .replace(/\\([^\s\w])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();

export function planOf(practice: Practice, run: RunState): PagePlan | null {
  const { plan } = practice;
  if (!plan) return null;
  const what = plainLine(fillTemplate(practice, run, plan.what));
  const moment = plan.date ? (valueOf(run, plan.date) as DateValue | null) : null; // The loader ensures a date step.
  if (what === "") return null;
  const condition = plan.if ? plainLine(fillTemplate(practice, run, plan.if)) : "";
  return { what, if: condition || null, date: moment?.date ?? null, time: moment?.time ?? null };
}

const MAX_TITLE = 80;

/** A text up to its last whole word that fits into a title. */
function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= MAX_TITLE) return text;
  const cut = characters.slice(0, MAX_TITLE - 1).join("");
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_TITLE / 2)).replace(/[,;:]$/, "")}…`;
}

/** The title of a page: the practice, and what it is about in a few words. */
export function pageTitle(practice: Practice, run: RunState): string {
  const first = practice.steps.find(({ kind }) => kind === "sentence");
  const about = first ? valueOf(run, first.id) : null;
  if (typeof about !== "string") return practice.title;
  return `${practice.title}: ${shortened(about.replace(/\s+/g, " ").replace(/(?<!\.)\.$/, ""))}`;
}
