import { z } from "zod";
import type { ReportView, Verdict } from "@/lib/features/report/schema";
import type { ResultView } from "@/lib/features/outside-view/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import type { WorkSource } from "@/lib/features/work/schema";
import { NO_RISK, riskState } from "@/lib/features/risk/schema";
import { userText } from "@/lib/shared/text/clean-text";
import type { CountryCode, IsoDate, LanguageTag, TimeZoneName } from "@/lib/shared/formats";

/** Passed from one reply to the next; stored with the reply as data, because text cannot be parsed reliably. */
export const coachState = z.object({
  risk: riskState,
  listener: z.record(z.string(), z.json()).nullable(),
  raised: z.array(z.string()).optional(),
});
export type CoachState = z.infer<typeof coachState>;

/** The state without the buttons below its reply, which are offered once. */
export const withoutOffers = (listener: CoachState["listener"]): CoachState["listener"] =>
  listener && { ...listener, offer: null, suggested: [], opens: null };

export const NEW_COACH_STATE: CoachState = { risk: NO_RISK, listener: null };

export interface CoachTurn {
  role: "user" | "assistant";
  content: string;
  state?: CoachState | null;
  id?: string;
  seq?: number;
  at?: Date;
}

export const DIRECTNESS = ["listen", "balanced", "direct"] as const;
export type Directness = (typeof DIRECTNESS)[number];
export const DEFAULT_DIRECTNESS: Directness = "balanced";

export interface CoachSettings {
  directness: Directness;
  timeZone: TimeZoneName | null;
  /** Whose helplines are shown (ISO 3166); null lets the time zone and the browser's languages choose. */
  country: CountryCode | null;
  languages: LanguageTag[];
}

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

export const coachSettingsInput = z.strictObject({
  directness: z.enum(DIRECTNESS, { error: "Please choose how direct the coach should be" }).optional(),
  timeZone: z.string().max(64).refine(isTimeZone, "This is not a time zone").optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "This is not the code of a country")
    .nullable()
    .optional(),
  languages: z.array(z.string().max(35)).max(10).optional(),
});
export type CoachSettingsInput = z.output<typeof coachSettingsInput>;

export interface DisputedInsight {
  insightId: string;
  verdict: Verdict;
  text: string;
}

export interface KnownMemory {
  quote: string;
  at: Date;
  /** The message that contains the quote; null when the person typed the memory on the memory page. */
  messageId: string | null;
}

export interface KnownGoal {
  kind: "goal" | "commitment";
  text: string;
  dueOn: IsoDate | null;
  state: "open" | "due" | "overdue" | "done";
  id?: string;
  dueText?: string | null;
  outcome?: string | null;
  askedIn?: string | null;
  insightId?: string | null;
}

/** Notes up to the turn with seq `until`; only ever appended, so that a prompt keeps its beginning. */
export interface SummaryBlock {
  text: string;
  until: number;
}

export interface CoachContext {
  firstName: string;
  role: string | null;
  report: ReportView | null;
  disputes: DisputedInsight[];
  memories: KnownMemory[];
  goals: KnownGoal[];
  practices: PracticeSummary[];
  work: WorkSource | null;
  /** How colleagues see the person; null before a result that the person was shown. */
  outsideView: ResultView | null;
  /** Whether a message says what the person will do on which day, which is then offered to them as a commitment. */
  hasPlan: (message: string) => boolean;
  summary: string | null;
  /** The same notes, oldest first, each with the turns that it summarises. */
  summaryBlocks: SummaryBlock[];
  directness: Directness;
  conversationId: string | null;
  /** Constant within a conversation; names the data marks, which authors of the data cannot guess. */
  mark: string;
  now: Date;
  timeZone: TimeZoneName;
  country: CountryCode | null;
  languages: LanguageTag[];
}

type CoachKind = "offline" | "configured";

export interface CoachView {
  kind: CoachKind;
  label: string;
}

export type InteractionRecord = {
  use: string;
  partner: CoachKind;
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
  firstMs: number | null;
  ms: number;
  outcome: "complete" | "stopped" | "interrupted" | "failed";
  failure: string | null;
  messageId: string | null;
};

export interface MemoryView {
  id: string;
  quote: string;
  created_at: string;
  source: { message_id: string; conversation_id: string; conversation_title: string } | null;
}

export const MAX_MEMORY = 300;

export const reviseMemoryInput = z.strictObject({
  quote: userText({ max: MAX_MEMORY, required: "Please write what should be remembered" }),
});
