import type { ReportView } from "@/lib/features/report/schema";

/** One message of a conversation, as the partner reads it. */
export interface CoachTurn {
  role: "user" | "assistant";
  content: string;
}

/** What the partner knows about the person, beside the conversation's recent turns. */
export interface CoachContext {
  firstName: string;
  report: ReportView | null;
  /** Ids, titles or words of insights that the person has disputed; the partner never uses them. */
  disputes: string[];
  /** The person's exact words, newest first. */
  memories: string[];
  /** What was said before the turns that are passed along, or null. */
  summary: string | null;
}

/** Who answers: the built-in offline coach, or the language model that the settings name. */
export type CoachKind = "offline" | "configured";

export interface CoachPartnerView {
  kind: CoachKind;
  /** For the page: `Built-in offline coach`, or the model's name. */
  label: string;
}

/** What was set aside for one call; handed back to `settleSpend`. */
export interface SpendReservation {
  model: string;
  day: Date;
  subjects: string[];
  tokens: number;
  cost: number;
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
