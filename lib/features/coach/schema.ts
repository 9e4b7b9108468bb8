import { z } from "zod";
import type { ReportView } from "@/lib/features/report/schema";
import { userText } from "@/lib/shared/clean-text";
import { opaqueId } from "@/lib/shared/ids";

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

/** What the partner remembers: the person's exact words, and where they were said. */
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
