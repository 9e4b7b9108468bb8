import { z } from "zod";
import type { UtcTime } from "@/lib/shared/formats";
import { userText } from "@/lib/shared/text/clean-text";
import { isoDate, timeOfDay } from "@/lib/shared/time/schema";
import type { StepKind } from "./practice-file";

export const practiceId = z.string().regex(/^[a-z][a-z0-9-]{2,40}$/, "Not a valid practice");

export const practiceOffer = z.strictObject({ practiceId, minutes: z.int().min(1).max(60) });
export type PracticeOffer = z.output<typeof practiceOffer>;

export interface PracticeSummary {
  id: string;
  title: string;
  when: string;
  minutes: number;
  result: string;
  names: string[];
  /** Present only when it is due again. */
  lastDone?: UtcTime;
}

const cell = z.int().min(-5).max(10);
const MAX_TEXT = 4_000;
const MAX_CELL = 300;
const MAX_ROWS = 12;
const short = z
  .string()
  .max(MAX_CELL * 2)
  .pipe(userText({ min: 0, max: MAX_CELL }));
const name = userText({ max: 120, required: "Please enter a name or initials" });

const listValue = z.array(z.array(short).min(1).max(4)).max(MAX_ROWS);
const weightsValue = z.strictObject({
  rows: z.array(z.string().max(MAX_CELL)).max(MAX_ROWS),
  columns: z.array(z.string().max(MAX_CELL)).max(MAX_ROWS),
  weights: z.array(cell).max(MAX_ROWS),
  scores: z.array(z.array(cell).max(MAX_ROWS)).max(MAX_ROWS),
});
const peopleValue = z.array(z.strictObject({ name, role: short })).max(MAX_ROWS);
const dateValue = z.strictObject({
  date: isoDate,
  time: timeOfDay.nullable(),
  note: short,
});
const rehearsalValue = z.array(z.strictObject({ line: z.string().max(600), reply: short })).max(8);

export const VALUES = {
  text: userText({ max: MAX_TEXT, required: "Please write an answer, or skip this step" }),
  sentence: userText({ max: 500, required: "Please write one sentence" }),
  list: listValue,
  choice: z.string().max(40),
  scale: z.number().int(),
  weights: weightsValue,
  people: peopleValue,
  date: dateValue,
  rehearsal: rehearsalValue,
} as const satisfies Record<StepKind, z.ZodType>;

export type ListValue = z.output<typeof listValue>;
export type WeightsValue = z.output<typeof weightsValue>;
export type PeopleValue = z.output<typeof peopleValue>;
export type DateValue = z.output<typeof dateValue>;
export type RehearsalValue = z.output<typeof rehearsalValue>;
export type AnswerValue = string | number | ListValue | WeightsValue | PeopleValue | DateValue | RehearsalValue;

const answerValue: z.ZodType<AnswerValue> = z.union([
  VALUES.text,
  z.number().int(),
  weightsValue,
  dateValue,
  peopleValue.min(1),
  rehearsalValue.min(1),
  listValue,
]);

const answer = z.strictObject({
  value: answerValue.nullable(),
  /** Set when the person left while the coach still asked about it; the step is then asked again. */
  isDraft: z.literal(true).optional(),
});

const safetyCheck = z.strictObject({
  text: z.string(),
  language: z.string(),
  yes: z.string(),
  no: z.string(),
  directory: z.string(),
});
export type SafetyCheck = z.output<typeof safetyCheck>;

export const runState = z.strictObject({
  step: z.string().nullable(),
  answers: z.record(z.string(), answer),
  pending: answerValue.nullable(),
  followUps: z.int().min(0),
  followUp: z.string().nullable().default(null),
  rounds: rehearsalValue,
  cue: z.string().max(600).nullable(),
  paused: z.boolean(),
  /** Shown with the steps until it is answered; does not block them. */
  check: safetyCheck.nullable().default(null),
  filled: z.record(z.string(), z.array(z.string())).optional(),
});
export type RunState = z.output<typeof runState>;

export const pagePlan = z.strictObject({
  what: z.string(),
  if: z.string().nullable(),
  date: z.string().nullable(),
  time: z.string().nullable(),
});
export type PagePlan = z.output<typeof pagePlan>;

interface StepCommon {
  id: string;
  question: string;
  why: string;
  example: string | null;
  optional: boolean;
}

export type StepView = StepCommon &
  (
    | { kind: "text"; max: number; value: string }
    | { kind: "sentence"; max: number; value: string }
    | { kind: "list"; min: number; max: number; fields: { label: string; optional: boolean }[]; value: ListValue }
    | { kind: "choice"; options: { id: string; label: string; hint?: string }[]; value: string | null }
    | { kind: "scale"; min: number; max: number; low: string; high: string; value: number | null }
    | {
        kind: "weights";
        rows: string[];
        columns: { label: string; low: string; high: string }[];
        weighted: boolean;
        value: WeightsValue;
      }
    | { kind: "people"; min: number; max: number; value: PeopleValue }
    | { kind: "date"; value: DateValue | null }
    | { kind: "rehearsal"; round: number; rounds: number; cue: string; value: string }
  );

export type RunStatus = "running" | "finished" | "discarded";

export interface RunView {
  id: string;
  practiceId: string;
  title: string;
  conversationId: string;
  version: number;
  status: RunStatus;
  paused: boolean;
  progress: { step: number; of: number };
  canGoBack: boolean;
  canKeep: boolean;
  isAddition: boolean;
  check: SafetyCheck | null;
  step: StepView | null;
}

export interface PageSummary {
  id: string;
  title: string;
  practiceId: string;
  version: number;
  conversationId: string | null;
  created_at: string;
  updated_at: string;
}

export interface PageView extends PageSummary {
  /** Markdown. Italics were worded by the coach, all other text below the headings by the person. */
  content: string;
  html: string;
  /** `content` and, as plain text, `text` without the part for the person alone. */
  shared: string;
  text: string;
  plan: PagePlan | null;
  versions: { version: number; created_at: string }[];
  runId: string | null;
  steps: { id: string; question: string }[];
}

const MAX_PAGE = 12_000;
const MAX_TITLE = 160;

export const revisePageInput = z
  .strictObject({
    from: z.int().min(1),
    content: userText({ max: MAX_PAGE, required: "A page needs a text" }).optional(),
    title: userText({ max: MAX_TITLE, required: "A page needs a title" }).optional(),
    restore: z.int().min(1).optional(),
  })
  .refine(({ content, restore }) => (content === undefined) !== (restore === undefined), {
    message: "A page needs a text",
    path: ["content"],
  });
export type RevisePageInput = z.output<typeof revisePageInput>;
