import { z } from "zod";
import type { SecondTries } from "@/lib/features/mailbox/metrics/second-tries";
import type { IsoDate, TimeOfDay, TimeZoneName, UtcTime, WeekStart } from "@/lib/shared/formats";
import { opaqueId } from "@/lib/shared/ids";
import { userText } from "@/lib/shared/text/clean-text";
import { isoDate, timeOfDay, timeZoneName } from "@/lib/shared/time/schema";
import { MAX_COMMITMENT, MAX_WEEK_OUTCOMES } from "./model";

export const GOAL_TYPES = ["outcome", "behaviour", "learning"] as const;
export type GoalType = (typeof GOAL_TYPES)[number];
export const GOAL_STATUSES = ["active", "paused", "done", "dropped"] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];
export type CommitmentStatus = "open" | "done" | "moved" | "dropped";
const COMMITMENT_SOURCES = ["hand", "message", "page", "insight"] as const;
export type CommitmentSource = (typeof COMMITMENT_SOURCES)[number];

const MAX_TITLE = 160;
const MAX_DESCRIPTION = 1_000;
const MAX_OUTCOME = 500;

const goalId = opaqueId.nullable();
const figure = z.number().min(-1e12).max(1e12).nullable();
const words = (max: number) => userText({ min: 0, max }).transform((text) => text || null);

export const goalTarget = z.strictObject({
  measure: userText({ max: 120, required: "Please say what is measured" }),
  target: figure.default(null),
});
export const goalProgress = z.strictObject({ value: figure, at: z.iso.datetime() });

export const createGoalInput = z.strictObject({
  type: z.enum(GOAL_TYPES).default("outcome"),
  title: userText({ max: MAX_TITLE, required: "Please name the goal" }),
  description: words(MAX_DESCRIPTION).optional(),
  target: goalTarget.nullable().optional(),
});
export type CreateGoalInput = z.output<typeof createGoalInput>;

export const changeGoalInput = z.strictObject({
  type: z.enum(GOAL_TYPES).optional(),
  title: userText({ max: MAX_TITLE, required: "Please name the goal" }).optional(),
  description: words(MAX_DESCRIPTION).optional(),
  target: goalTarget.nullable().optional(),
  progress: figure.optional(),
  status: z.enum(GOAL_STATUSES).optional(),
});
export type ChangeGoalInput = z.output<typeof changeGoalInput>;

export interface GoalView {
  id: string;
  type: GoalType;
  title: string;
  description: string | null;
  target: z.output<typeof goalTarget> | null;
  progress: z.output<typeof goalProgress> | null;
  status: GoalStatus;
  created_at: UtcTime;
  updated_at: UtcTime;
}

const dueInput = z.strictObject({
  date: isoDate,
  time: timeOfDay.nullable().default(null),
});
export type DueInput = z.output<typeof dueInput>;

const text = userText({ max: MAX_COMMITMENT, required: "Please write what you will do" });

export const saveCommitmentInput = z.strictObject({
  text,
  cue: words(MAX_COMMITMENT).optional(),
  due: dueInput.nullable().default(null),
  timeZone: timeZoneName,
  goalId: goalId.default(null),
  source: z
    .strictObject({
      kind: z.enum(COMMITMENT_SOURCES),
      id: z
        .string()
        .regex(/^[\w:.-]{1,80}$/, "Not a valid source")
        .nullable()
        .default(null),
    })
    .default({ kind: "hand", id: null }),
});
export type SaveCommitmentInput = z.output<typeof saveCommitmentInput>;

export const changeCommitmentInput = z.strictObject({
  text: text.optional(),
  cue: words(MAX_COMMITMENT).optional(),
  due: dueInput.nullable().optional(),
  goalId: goalId.optional(),
  timeZone: timeZoneName.optional(),
  reopen: z.literal(true).optional(),
});
export type ChangeCommitmentInput = z.output<typeof changeCommitmentInput>;

const outcome = words(MAX_OUTCOME).default(null);
export const outcomeInput = z.discriminatedUnion("answer", [
  z.strictObject({ answer: z.literal("done"), outcome }),
  z.strictObject({ answer: z.literal("dropped"), outcome }),
  z.strictObject({ answer: z.literal("moved"), outcome, due: dueInput, text: text.optional(), timeZone: timeZoneName }),
]);
export type OutcomeInput = z.output<typeof outcomeInput>;

export interface DueView {
  date: IsoDate;
  time: TimeOfDay | null;
  timeZone: TimeZoneName;
  text: string;
}

export type Standing = "overdue" | "due" | "upcoming" | "undated";

export interface CommitmentView {
  id: string;
  text: string;
  cue: string | null;
  due: DueView | null;
  goal_id: string | null;
  status: CommitmentStatus;
  standing: Standing | null;
  outcome: string | null;
  source: { kind: CommitmentSource; id: string | null; conversation_id: string | null };
  created_at: UtcTime;
  settled_at: UtcTime | null;
}

const MAX_LIST = 100;
export const commitmentsQuery = z.object({
  settled: z.stringbool().default(false),
  before: opaqueId.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIST).default(MAX_LIST),
});
export type CommitmentsQuery = z.output<typeof commitmentsQuery>;

export const draftQuery = z
  .object({ message: opaqueId.optional(), page: opaqueId.optional() })
  .refine(({ message, page }) => (message === undefined) !== (page === undefined), "Of a message or of a page?");
export type DraftQuery = z.output<typeof draftQuery>;

export interface CommitmentDraft {
  text: string;
  cue: string | null;
  due: DueView | null;
  source: { kind: CommitmentSource; id: string };
}

export interface WeekView {
  from: WeekStart;
  done: number;
  moved: number;
  dropped: number;
}

export const weekOutcome = z.strictObject({
  text: userText({ max: 200, required: "Please write the outcome" }),
  slot: words(120).nullable().default(null),
  done: z.boolean().default(false),
});
export type WeekOutcome = z.output<typeof weekOutcome>;

export const saveWeekInput = z.strictObject({
  week: z.iso.date(),
  outcomes: z.array(weekOutcome).max(MAX_WEEK_OUTCOMES, "Three outcomes are enough for a week"),
});
export type SaveWeekInput = z.output<typeof saveWeekInput>;

export interface WeekPlanView {
  week: WeekStart;
  isNext: boolean;
  outcomes: WeekOutcome[];
}

export interface TodayInsight {
  id: string;
  title: string;
  nextStep: string;
  evidence: { label: string; value: string } | null;
  isFitting: boolean;
  practiceId: string | null;
}

export interface TodayView {
  due: CommitmentView[];
  more: number;
  next: CommitmentView | null;
  week: WeekPlanView;
  insight: TodayInsight | null;
  secondTries: SecondTries | null;
}

export interface GoalsPageView {
  goals: GoalView[];
  open: CommitmentView[];
  settled: CommitmentView[];
  hasMoreSettled: boolean;
  weeks: WeekView[];
}
