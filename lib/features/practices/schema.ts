import { z } from "zod";
import { TRAITS } from "@/lib/features/hexaco/schema";
import { userText } from "@/lib/shared/clean-text";
import type { UtcTime } from "@/lib/shared/formats";

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

/** Each check is defined in `tests/evals/practice-checks.md`. */
export const CHECKS = [
  "no-behaviour",
  "absolute",
  "motive",
  "no-date",
  "two-asks",
  "not-a-question",
  "avoidance",
  "try-to",
  "no-owner",
  "praise-but",
  "no-if-then",
  "softened",
] as const;
export type CheckId = (typeof CHECKS)[number];

const line = (max: number) => z.string().trim().min(1).max(max);
const stepId = z.string().regex(/^[a-z][a-z0-9-]*$/, "A step's id is lower case with hyphens");
const checks = z.array(z.enum(CHECKS)).default([]);

const base = {
  id: stepId,
  question: line(500),
  why: line(300),
  example: line(600).optional(),
  optional: z.boolean().default(false),
  if: z.strictObject({ step: stepId, is: z.array(line(40)).min(1) }).optional(),
  notes: z
    .array(z.strictObject({ trait: z.enum(TRAITS), level: z.enum(["low", "high"]), text: line(300) }))
    .default([]),
  /** Topic of at most two follow-up questions by a language model. */
  probe: line(300).optional(),
  show: stepId.optional(),
};

const column = z.strictObject({ label: line(40), low: line(40), high: line(40) });

const textStep = z.strictObject({
  ...base,
  kind: z.literal("text"),
  max: z.int().min(80).max(4_000).default(1_500),
  checks,
});
const sentenceStep = z.strictObject({
  ...base,
  kind: z.literal("sentence"),
  max: z.int().min(20).max(500).default(300),
  checks,
});
const listStep = z.strictObject({
  ...base,
  kind: z.literal("list"),
  min: z.int().min(1).max(10).default(1),
  max: z.int().min(1).max(12).default(8),
  fields: z
    .array(z.strictObject({ label: line(40), optional: z.boolean().default(false) }))
    .min(2)
    .max(4)
    .optional(),
  prefill: stepId.optional(),
  /** Prefills the list with commitments: settled in the last seven days, moved, or due in the next seven. */
  fill: z.enum(["settled", "moved", "due"]).optional(),
  checks,
});
const choiceStep = z.strictObject({
  ...base,
  kind: z.literal("choice"),
  options: z
    .array(z.strictObject({ id: line(40), label: line(120), hint: line(200).optional() }))
    .min(2)
    .max(8),
});
const scaleStep = z.strictObject({
  ...base,
  kind: z.literal("scale"),
  min: z.int().default(0),
  max: z.int().default(10),
  low: line(60),
  high: line(60),
});
const weightsStep = z.strictObject({
  ...base,
  kind: z.literal("weights"),
  rows: stepId,
  columns: z.union([stepId, z.array(column).min(1).max(5)]),
  weighted: z.boolean().default(false),
});
const peopleStep = z.strictObject({
  ...base,
  kind: z.literal("people"),
  min: z.int().min(1).default(1),
  max: z.int().max(12).default(8),
});
const dateStep = z.strictObject({ ...base, kind: z.literal("date") });
const rehearsalStep = z.strictObject({
  ...base,
  kind: z.literal("rehearsal"),
  rounds: z
    .array(z.strictObject({ move: line(60), line: line(300), advice: line(300) }))
    .min(1)
    .max(8),
  about: stepId,
  checks,
});

export const practiceStep = z.discriminatedUnion("kind", [
  textStep,
  sentenceStep,
  listStep,
  choiceStep,
  scaleStep,
  weightsStep,
  peopleStep,
  dateStep,
  rehearsalStep,
]);
export type PracticeStep = z.output<typeof practiceStep>;
export type StepKind = PracticeStep["kind"];
export type StepOf<K extends StepKind> = Extract<PracticeStep, { kind: K }>;

const computed = z.discriminatedUnion("kind", [
  z.strictObject({ id: stepId, kind: z.literal("matrix"), from: stepId }),
  z.strictObject({ id: stepId, kind: z.literal("risks"), from: stepId, top: z.int().min(1).max(5).default(3) }),
  z.strictObject({ id: stepId, kind: z.literal("grid"), from: stepId }),
  z.strictObject({ id: stepId, kind: z.literal("zone"), target: stepId, limit: stepId, theirs: stepId }),
  z.strictObject({ id: stepId, kind: z.literal("change"), before: stepId, after: stepId }),
]);
export type Computed = z.output<typeof computed>;

export const practiceFile = z.strictObject({
  title: line(60),
  order: z.int().min(1).max(999).default(500),
  when: line(140),
  minutes: z.int().min(2).max(60),
  source: line(240),
  result: line(200),
  names: z
    .array(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9' -]{2,39}$/, "A name is 3 to 40 letters, digits, hyphens and spaces, in lower case"),
    )
    .max(12)
    .default([]),
  steps: z.array(practiceStep).min(2).max(16),
  computed: z.array(computed).default([]),
  /** Markdown with `{{step}}` for answers and `{{#step}}…{{/step}}` around parts that require one. */
  page: z.string().min(20).max(6_000),
  pageTitle: line(120).optional(),
  plan: z.strictObject({ what: line(200), if: line(200).optional(), date: stepId.optional() }).optional(),
  again: z.int().min(1).max(90).optional(),
});
export type Practice = z.output<typeof practiceFile> & { id: string };

const cell = z.int().min(-5).max(10);
const MAX_TEXT = 4_000;
const MAX_CELL = 300;
const MAX_ROWS = 12;
const short = z
  .string()
  .max(MAX_CELL * 2)
  .pipe(userText({ min: 0, max: MAX_CELL }));
const name = userText({ max: 120, required: "Please enter a name or initials" });

export const listValue = z.array(z.array(short).min(1).max(4)).max(MAX_ROWS);
export const weightsValue = z.strictObject({
  rows: z.array(z.string().max(MAX_CELL)).max(MAX_ROWS),
  columns: z.array(z.string().max(MAX_CELL)).max(MAX_ROWS),
  weights: z.array(cell).max(MAX_ROWS),
  scores: z.array(z.array(cell).max(MAX_ROWS)).max(MAX_ROWS),
});
export const peopleValue = z.array(z.strictObject({ name, role: short })).max(MAX_ROWS);
export const dateValue = z.strictObject({
  date: z.iso.date({ error: "Please choose a day" }),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time such as 14:30")
    .nullable(),
  note: short,
});
export const rehearsalValue = z.array(z.strictObject({ line: z.string().max(600), reply: short })).max(8);

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

export const answerValue: z.ZodType<AnswerValue> = z.union([
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

/** A question in the person's language, shown with a step when an answer may indicate a danger. */
export const safetyCheck = z.strictObject({
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
