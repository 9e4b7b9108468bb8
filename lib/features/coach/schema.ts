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
