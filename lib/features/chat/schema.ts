import { z } from "zod";
import { userText } from "@/lib/shared/clean-text";
import { numericId, opaqueId } from "@/lib/shared/ids";

export const MAX_MESSAGE = 8_000;

export type MessageStateView = "pending" | "streaming" | "complete" | "stopped" | "interrupted" | "failed";

/** A conversation as the list shows it, in the specification's field names. Times are ISO 8601 UTC. */
export interface ChatSessionView {
  id: string;
  title: string;
  created_at: string;
  updated_at: string;
  user_id: number;
  pinned: boolean;
}

/** A message of the visible thread. */
export interface ChatMessageView {
  id: string;
  role: "user" | "assistant";
  content: string;
  state: MessageStateView;
  created_at: string;
  /** Why a reply failed, as one of the designed outcomes. */
  failure: "busy" | "unavailable" | "too_long" | "refused" | null;
}

export const createSessionInput = z.object({
  user_id: numericId.optional(),
  title: userText({ max: 200, required: "Please give the conversation a title" }),
});

export const renameSessionInput = z.strictObject({
  title: userText({ max: 200, required: "Please give the conversation a title" }),
});

export const sessionParams = z.object({ id: opaqueId });
export const messagesParams = z.object({ sessionId: opaqueId });

/** The title of a conversation: the first five words of its first message, cut to 30 characters plus an ellipsis. */
export function titleFrom(message: string): string {
  const words = message.trim().split(/\s+/).slice(0, 5).join(" ");
  const points = [...words];
  return points.length > 30 ? `${points.slice(0, 30).join("")}…` : words;
}
