import { z } from "zod";
import { TRAITS } from "@/lib/features/hexaco/schema";

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

/** Stands on a page for the first name of the person who writes. */
export const FIRST_NAME = "first-name";

const line = (max: number) => z.string().trim().min(1).max(max);
const stepId = z.string().regex(/^[a-z][a-z0-9-]*$/, "A step's id is lower case with hyphens");
const checks = z.array(z.enum(CHECKS)).default([]);

const base = {
  id: stepId,
  question: line(500),
  why: line(300),
  example: line(600).optional(),
  optional: z.boolean().default(false),
  /** The step is asked only after one of these options of an earlier choice. */
  onlyIf: z.strictObject({ step: stepId, isOneOf: z.array(line(40)).min(1) }).optional(),
  notes: z
    .array(z.strictObject({ trait: z.enum(TRAITS), level: z.enum(["low", "high"]), text: line(300) }))
    .default([]),
  /** What a language model may ask about after the answer. */
  followUpHint: line(300).optional(),
  /** The computed result that stands above the question. */
  showComputed: stepId.optional(),
};

const column = z.strictObject({ label: line(40), low: line(40), high: line(40) });

const textStep = z.strictObject({
  ...base,
  kind: z.literal("text"),
  max: z.int().min(80).max(4_000).default(1_500),
  /** What the person wrote in the conversation last, to be edited. */
  prefillWithMessage: z.boolean().optional(),
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
  /** A list or people step, or a computed result. */
  prefillFrom: stepId.optional(),
  prefillWithCommitments: z.enum(["settled", "moved", "due"]).optional(),
  /** The ways that the person named in the conversation last. */
  prefillWithWays: z.boolean().optional(),
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
/** What a line of a rehearsal can do, as far as the code can tell. */
const lineAct = z.enum([
  "asks",
  "waits",
  "acknowledges",
  "separates",
  "grants",
  "declines",
  "names-promise",
  "offers-other",
  "names-their-interest",
]);
export type LineAct = z.output<typeof lineAct>;

const rehearsalRound = z.strictObject({
  move: line(60),
  line: line(300),
  advice: line(300),
  /** Said instead of the advice after a line that already does this; the first that fits is used. */
  adviceByAct: z
    .array(z.strictObject({ act: lineAct, text: line(200) }))
    .max(3)
    .default([]),
});
export type RehearsalRound = z.output<typeof rehearsalRound>;

const rehearsalStep = z.strictObject({
  ...base,
  kind: z.literal("rehearsal"),
  rounds: z.array(rehearsalRound).min(1).max(8),
  about: stepId,
  checks,
});

const practiceStep = z.discriminatedUnion("kind", [
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
  repeatAfterDays: z.int().min(1).max(90).optional(),
});
export type Practice = z.output<typeof practiceFile> & { id: string };
