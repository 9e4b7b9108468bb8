import { z } from "zod";
import type { ReportView, Verdict } from "@/lib/features/report/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { NO_RISK, riskState } from "@/lib/features/risk/schema";
import { userText } from "@/lib/shared/clean-text";
import { opaqueId } from "@/lib/shared/ids";

/** What the coach carries from one reply to the next; stored with the reply, as data and never recovered from wording. */
export const coachState = z.object({
  risk: riskState,
  /** The offline coach's own: its stage, what it offered and asked. Null before its first reply. */
  listener: z.record(z.string(), z.json()).nullable(),
});
export type CoachState = z.infer<typeof coachState>;

export const NEW_COACH_STATE: CoachState = { risk: NO_RISK, listener: null };

/** One message of a conversation, as the coach reads it. */
export interface CoachTurn {
  role: "user" | "assistant";
  content: string;
  /** Of a stored reply: the state that it left; absent or null when none was stored. */
  state?: CoachState | null;
  /** Unknown for what is never stored. */
  id?: string;
  /** Place in the conversation. */
  seq?: number;
  at?: Date;
}

export const DIRECTNESS = ["listen", "balanced", "direct"] as const;
/** How directly the person wants the coach to speak; their own setting. */
export type Directness = (typeof DIRECTNESS)[number];
export const DEFAULT_DIRECTNESS: Directness = "balanced";

/** What a person sets for the coach. */
export interface CoachSettings {
  directness: Directness;
  /** IANA name of the browser's time zone; null until a browser has said it. */
  timeZone: string | null;
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
});
export type CoachSettingsInput = z.output<typeof coachSettingsInput>;

/** An insight that the person disputes, with the words that they disputed. */
export interface DisputedInsight {
  insightId: string;
  verdict: Verdict;
  text: string;
}

/** Something that the person said of themselves earlier, in their exact words. */
export interface KnownMemory {
  quote: string;
  at: Date;
  /** The message that holds the words; null when the person wrote the memory on its own page. */
  messageId: string | null;
}

/** A goal or a commitment of the person. */
export interface KnownGoal {
  kind: "goal" | "commitment";
  /** In the person's words. */
  text: string;
  /** `2026-12-01`; null without a date. */
  dueOn: string | null;
  state: "open" | "done" | "missed";
}

/** What the coach knows about the person, beside the conversation's recent turns. */
export interface CoachContext {
  firstName: string;
  /** Title and employer of the position held now, from the profile; null when unknown. */
  role: string | null;
  report: ReportView | null;
  disputes: DisputedInsight[];
  /** Newest first. */
  memories: KnownMemory[];
  goals: KnownGoal[];
  /** What may be offered. */
  practices: PracticeSummary[];
  /** What was said before the turns that are passed along, or null. */
  summary: string | null;
  /** The place (`CoachTurn.seq`) up to which the summary goes; 0 without one. */
  summaryUntil: number;
  directness: Directness;
  /** The same for all calls of one conversation: names the marks around data, which nobody who wrote the data could know. */
  mark: string;
  now: Date;
  /** IANA name; the day that `now` falls on is told in it. */
  timeZone: string;
}

/** Who answers: the built-in offline coach, or the language model that the settings name. */
export type CoachKind = "offline" | "configured";

export interface CoachView {
  kind: CoachKind;
  /** For the page: `Built-in offline coach`, or the model's name. */
  label: string;
}

/** One use of a partner or a model, as `ai_interactions` keeps it. */
export type InteractionRecord = {
  use: string;
  partner: CoachKind;
  model: string;
  /** Null when the provider did not count. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** To the first piece of text, and to the end. */
  firstMs: number | null;
  ms: number;
  outcome: "complete" | "stopped" | "interrupted" | "failed";
  failure: string | null;
  messageId: string | null;
};

/** What the coach remembers: the person's exact words, and where they were said. */
export interface MemoryView {
  id: string;
  quote: string;
  created_at: string;
  /** The message that holds the words; null when the person wrote the memory on its own page. */
  source: { message_id: string; conversation_id: string; conversation_title: string } | null;
}

export const MAX_MEMORY = 300;

export const memoryParams = z.object({ id: opaqueId });
export const reviseMemoryInput = z.strictObject({
  quote: userText({ max: MAX_MEMORY, required: "Please write what should be remembered" }),
});
