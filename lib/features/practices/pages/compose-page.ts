import { answerLines, dateText } from "../answer-text";
import { computedText } from "./computed-text";
import { escapeMarkdown, markdownLines } from "./markdown-text";
import { capitalizeStart, endSentence, nameToGreet, spell, writeOut } from "./write-out";
import { findStep, pathOf, valueOf } from "../model";
import { FIRST_NAME, type Practice, type PracticeStep, type StepOf } from "../practice-file";
import type { AnswerValue, DateValue, PagePlan, PeopleValue, RehearsalValue, RunState } from "../schema";

const PLACEHOLDER = /\{\{([a-z][a-z0-9-]*)(:name)?\}\}/g;
/** An answer alone on its line, perhaps in a quotation. */
const BLOCK = /^(> )?\{\{([a-z][a-z0-9-]*)\}\}$/;

const isAsked = (practice: Practice, run: RunState, id: string) => pathOf(practice, run).some((step) => step.id === id);

function rowsTable({ fields = [] }: StepOf<"list">, rows: string[][]): string {
  const head = fields.map(({ label }) => label);
  const cells = rows.map((row) =>
    head.map((_, column) => escapeMarkdown(row[column] ?? "").replace(/\n/g, " ") || " "),
  );
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** More parts than a phone has room for side by side. */
const MIN_BLOCK_FIELDS = 4;

function rowsBlocks({ fields = [] }: StepOf<"list">, rows: string[][]): string {
  return rows
    .map(([first = "", ...parts]) => {
      const lines = parts.map((part, index) => part && `${fields[index + 1]?.label}: ${escapeMarkdown(part)}`);
      return [`**${escapeMarkdown(first)}**`, ...lines.filter(Boolean)].join("  \n");
    })
    .join("\n\n");
}

const formatRounds = (rounds: RehearsalValue) =>
  rounds
    .map(({ line, reply }) => `- They: ${escapeMarkdown(line)}  \n  **I: ${escapeMarkdown(writeOut(reply))}**`)
    .join("\n");

function formatBlock(step: PracticeStep, value: AnswerValue): string {
  if (step.kind === "list" && step.fields) {
    const format = step.fields.length < MIN_BLOCK_FIELDS ? rowsTable : rowsBlocks;
    return format(step, value as string[][]);
  }
  if (step.kind === "rehearsal") return formatRounds(value as RehearsalValue);
  const lines = answerLines(step, value);
  if (step.kind === "list" || step.kind === "people")
    return lines.map((text) => `- ${escapeMarkdown(text)}`).join("\n");
  const text = lines.join("\n");
  if (step.kind !== "text" && step.kind !== "sentence") return markdownLines(text);
  return markdownLines(writeOut(text, { isQuestion: step.checks.includes("not-a-question") }));
}

function formatInline(step: PracticeStep, value: AnswerValue): string {
  if (step.kind === "date") return escapeMarkdown(dateText(value as DateValue));
  if (step.kind === "people") return (value as PeopleValue).map(({ name }) => escapeMarkdown(name)).join(", ");
  const isWritten = step.kind === "text" || step.kind === "sentence";
  return answerLines(step, value)
    .map((text) => escapeMarkdown(isWritten ? spell(text.trim()) : text.trim()))
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

const fillPlaceholders = (practice: Practice, run: RunState, template: string): string =>
  template.replace(PLACEHOLDER, (_, id: string, asName?: string) => {
    const text = fillInline(practice, run, id);
    return asName ? nameToGreet(text) : text;
  });

function removeEmptySections(template: string, has: (id: string) => boolean): string {
  const section = /\{\{#([a-z][a-z0-9-]*)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g;
  return template.replace(section, (_, id: string, body: string) => (has(id) ? body : ""));
}

const quoteLines = (text: string) => text.replace(/^.*$/gm, (line) => (line === "" ? ">" : `> ${line}`));

/** A line of a quotation that ends with an answer: 'One moment: {{situation}}'. */
const QUOTED_ANSWER = /^> .*\}\}$/;

function fillLine(practice: Practice, run: RunState, line: string): string {
  const [, quotation, block] = BLOCK.exec(line) ?? [];
  if (block) {
    const text = fillBlock(practice, run, block);
    return quotation ? quoteLines(text) : text;
  }
  const filled = fillPlaceholders(practice, run, line);
  return QUOTED_ANSWER.test(line) ? endSentence(filled) : filled;
}

/** Where the name is not known, the person sees what to fill in. */
const NO_NAME = "[your name]";

function fillPage(practice: Practice, run: RunState, firstName: string | null): string {
  const template = removeEmptySections(practice.page, (id) => fillBlock(practice, run, id) !== "");
  return template
    .replaceAll(`{{${FIRST_NAME}}}`, () => (firstName ? escapeMarkdown(firstName) : NO_NAME))
    .split("\n")
    .map((line) => fillLine(practice, run, line.trim()))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const HEADING_STOP = /^(#{1,2} [^\n]*[^.\n])\.$/gm;
const TITLE = /^# (.*)/;

/** `firstName` signs what is written as a mail. */
export const composePage = (practice: Practice, run: RunState, firstName: string | null): string =>
  fillPage(practice, run, firstName)
    .replace(HEADING_STOP, "$1")
    .replace(TITLE, (_, title: string) => `# ${capitalizeStart(title)}`);

const plainLine = (text: string) =>
  text
    .replace(/\\([^\s\w])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();

export function composePlan(practice: Practice, run: RunState): PagePlan | null {
  const { plan } = practice;
  if (!plan) return null;
  const what = plainLine(fillPlaceholders(practice, run, plan.what));
  const day = plan.date ? (valueOf(run, plan.date) as DateValue | null) : null; // The loader ensures a date step.
  if (what === "") return null;
  const condition = plan.if ? plainLine(fillPlaceholders(practice, run, plan.if)) : "";
  return { what, if: condition || null, date: day?.date ?? null, time: day?.time ?? null };
}

const MAX_TITLE = 80;
const MAX_CONVERSATION_TITLE = 60;

function shortenTitle(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join("");
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), max / 2)).replace(/[,;:]$/, "")}…`;
}

/** The subject of a run: its first sentence, or its page's own title when it is finished; null before. */
function subjectOf(practice: Practice, run: RunState): string | null {
  if (practice.pageTitle)
    return run.step === null ? plainLine(fillPlaceholders(practice, run, practice.pageTitle)) : null;
  const first = practice.steps.find(({ kind }) => kind === "sentence");
  const about = first ? valueOf(run, first.id) : null;
  return typeof about === "string"
    ? spell(about)
        .replace(/\s+/g, " ")
        .replace(/(?<!\.)\.$/, "")
    : null;
}

/** Conversations are named after their matter; several with a practice's name could not be told apart. */
export const composeConversationTitle = (practice: Practice, run: RunState): string =>
  capitalizeStart(shortenTitle(subjectOf(practice, run) ?? practice.title, MAX_CONVERSATION_TITLE));

export function composeTitle(practice: Practice, run: RunState): string {
  const subject = subjectOf(practice, run);
  if (subject === null) return practice.title;
  const title = shortenTitle(subject, MAX_TITLE);
  return practice.pageTitle ? title : `${practice.title}: ${capitalizeStart(title)}`;
}
