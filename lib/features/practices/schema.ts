import { z } from "zod";
import { TRAITS } from "@/lib/features/hexaco/schema";
import { userText } from "@/lib/shared/clean-text";
import { opaqueId } from "@/lib/shared/ids";

/** Names a practice: its file in `content/practices`, without the ending. */
export const practiceId = z.string().regex(/^[a-z][a-z0-9-]{2,40}$/, "Not a valid practice");

/** A practice that the coach offers with a reply: one sentence in the reply, a button beside it. */
export const practiceOffer = z.strictObject({ practiceId, minutes: z.int().min(1).max(60) });
export type PracticeOffer = z.output<typeof practiceOffer>;

/** What an offer, the empty state and the '/' list know of a practice. */
export interface PracticeSummary {
  id: string;
  title: string;
  /** The situation it is for, as one line. */
  when: string;
  minutes: number;
  /** What one has at the end, continuing 'At the end you have'. */
  result: string;
}

/** Rules on an answer; each is defined in `tests/evals/practice-checks.md`. */
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
  /** The exact words of the coach; Markdown. */
  question: line(500),
  /** Why it is asked, shown on demand. */
  why: line(300),
  /** An answer as somebody else might give it. */
  example: line(600).optional(),
  optional: z.boolean().default(false),
  /** Asked only when an earlier choice is one of these. */
  if: z.strictObject({ step: stepId, is: z.array(line(40)).min(1) }).optional(),
  /** A sentence for whoever's report says so; it is shown with the score it rests on. */
  notes: z
    .array(z.strictObject({ trait: z.enum(TRAITS), level: z.enum(["low", "high"]), text: line(300) }))
    .default([]),
  /** What a language model may ask about in this step, at most twice. */
  probe: line(300).optional(),
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
  /** What each entry consists of; one field without a label when it is left out. */
  fields: z
    .array(z.strictObject({ label: line(40), optional: z.boolean().default(false) }))
    .min(2)
    .max(4)
    .optional(),
  /** Entries that stand there at the beginning: those of an earlier step, or what was computed. */
  prefill: stepId.optional(),
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
  /** The list or the people that are rated. */
  rows: stepId,
  /** What they are rated on: an earlier list, or these. */
  columns: z.union([stepId, z.array(column).min(1).max(5)]),
  /** Whether the columns have weights of their own. */
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
  /** What the other side does, one a round; the language model words it when there is one. */
  rounds: z
    .array(z.strictObject({ move: line(60), line: line(300), advice: line(300) }))
    .min(1)
    .max(8),
  /** The sentence that is rehearsed. */
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
  /** Weighted totals, the winner, and the smallest change of one weight that makes another one win. */
  z.strictObject({ id: stepId, kind: z.literal("matrix"), from: stepId }),
  /** Likelihood × damage, the highest first. */
  z.strictObject({ id: stepId, kind: z.literal("risks"), from: stepId, top: z.int().min(1).max(5).default(3) }),
  /** People by power, interest and stance. */
  z.strictObject({ id: stepId, kind: z.literal("grid"), from: stepId }),
  /** Between one's own limit and what one expects theirs to be. */
  z.strictObject({ id: stepId, kind: z.literal("zone"), target: stepId, limit: stepId, theirs: stepId }),
  z.strictObject({ id: stepId, kind: z.literal("change"), before: stepId, after: stepId }),
]);
export type Computed = z.output<typeof computed>;

/** A file of `content/practices`. */
export const practiceFile = z.strictObject({
  title: line(60),
  /** Its place in lists, the lowest first. */
  order: z.int().min(1).max(999).default(500),
  when: line(140),
  minutes: z.int().min(2).max(60),
  /** Whose method it is, with the year; shown. */
  source: line(240),
  /** What one has at the end, continuing 'At the end you have'. */
  result: line(200),
  steps: z.array(practiceStep).min(2).max(16),
  computed: z.array(computed).default([]),
  /** The result as Markdown with `{{step}}` for answers and `{{#step}}…{{/step}}` around what needs one. */
  page: z.string().min(20).max(6_000),
  /** What is to be done, from which a commitment can be made: templates for the words, a date step. */
  plan: z.strictObject({ what: line(200), if: line(200).optional(), date: stepId.optional() }).optional(),
  /** Offered again after so many days. */
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
  /** Where, or anything else that belongs to the moment. */
  note: short,
});
export const rehearsalValue = z.array(z.strictObject({ line: z.string().max(600), reply: short })).max(8);

/** What an answer can be, by the kind of its step. */
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
  /** Null when the step was skipped. */
  value: answerValue.nullable(),
});

/** The direct question that stands beside a step when an answer may be about a danger, in the person's language. */
export const safetyCheck = z.strictObject({
  text: z.string(),
  /** BCP 47 tag of the text. */
  language: z.string(),
  /** The two answers, as their buttons say them. */
  yes: z.string(),
  no: z.string(),
  /** An international directory of helplines, without its protocol. */
  directory: z.string(),
});
export type SafetyCheck = z.output<typeof safetyCheck>;

/** Where a run stands; the whole of it is stored as JSON. */
export const runState = z.strictObject({
  /** The step that is asked now; null when all are answered. */
  step: z.string().nullable(),
  answers: z.record(z.string(), answer),
  /** The step's answer so far, when something was remarked or asked about it. */
  pending: answerValue.nullable(),
  /** Follow-up questions that a language model asked in this step. */
  followUps: z.int().min(0),
  /** The one that is open; null after a remark of the step's checks. */
  followUp: z.string().nullable().default(null),
  /** What the other side said in the rehearsal that is under way, and what was answered. */
  rounds: rehearsalValue,
  /** The other side's present line. */
  cue: z.string().max(600).nullable(),
  /** Set while something else is talked about first. */
  paused: z.boolean(),
  /** Asked beside the steps until it is answered; the steps go on meanwhile. */
  check: safetyCheck.nullable().default(null),
});
export type RunState = z.output<typeof runState>;

/** What a page says is to be done. */
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

/** The step that is asked, with what its control needs and what stands in it so far. */
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

/** A practice that somebody goes through, as its controls show it. */
export interface RunView {
  id: string;
  practiceId: string;
  title: string;
  conversationId: string;
  /** Rises with every change; a change names the one that it was made from. */
  version: number;
  status: RunStatus;
  /** While a sign of danger is talked about, the steps wait. */
  paused: boolean;
  progress: { step: number; of: number };
  canGoBack: boolean;
  /** Something was remarked or asked about the answer; it may be kept as it is. */
  canKeep: boolean;
  /** What is written now is added to the answer so far. */
  isAddition: boolean;
  /** Asked beside the step, which can be answered all the same. */
  check: SafetyCheck | null;
  step: StepView | null;
}

/** A page in the list of pages. */
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
  /** Markdown; what is set in italics was worded by the coach, and the rest below the headings is the person's. */
  content: string;
  /** `content` as sanitised HTML. */
  html: string;
  /** `content` without its markup, for a mail. */
  text: string;
  plan: PagePlan | null;
  /** Earlier contents, the newest first. */
  versions: { version: number; created_at: string }[];
  /** The run that it came from, while that is there. */
  runId: string | null;
  /** Its steps, so that one of the answers can be changed. */
  steps: { id: string; question: string }[];
}

const MAX_PAGE = 12_000;
const MAX_TITLE = 160;

export const pageParams = z.object({ id: opaqueId });
export const revisePageInput = z
  .strictObject({
    /** The version that was changed. */
    from: z.int().min(1),
    content: userText({ max: MAX_PAGE, required: "A page needs a text" }).optional(),
    title: userText({ max: MAX_TITLE, required: "A page needs a title" }).optional(),
    /** An earlier version that is taken back. */
    restore: z.int().min(1).optional(),
  })
  .refine(({ content, restore }) => (content === undefined) !== (restore === undefined), {
    message: "A page needs a text",
    path: ["content"],
  });
export type RevisePageInput = z.output<typeof revisePageInput>;
