import { z } from "zod";
import type { CommitmentDraft } from "@/lib/features/goals/schema";
import type { PracticeOffer } from "@/lib/features/practices/schema";
import type { UtcTime } from "@/lib/shared/formats";
import { numericId, opaqueId } from "@/lib/shared/ids";
import { cleanText, codePoints, isStorable, userText } from "@/lib/shared/text/clean-text";
import { MAX_BULK_IDS, MAX_MESSAGE_LENGTH, type MessageState, type ReplyFailure } from "./model";

const MAX_TITLE_LENGTH = 200;
const MAX_PAGE_SIZE = 100;

/** Field names are fixed by the requirements. */
export interface ConversationView {
  id: string;
  title: string;
  created_at: UtcTime;
  updated_at: UtcTime;
  user_id: number;
  pinned: boolean;
  answering: boolean;
}

export interface ChatMessageView {
  id: string;
  role: "user" | "assistant";
  content: string;
  state: MessageState;
  created_at: UtcTime;
  failure: ReplyFailure | null;
  /** Ids of all versions, oldest first, including this one; empty for a single version. */
  versions: string[];
  feedback: "helpful" | "unhelpful" | null;
  shared?: boolean;
  practice?: boolean;
  offer?: PracticeOffer;
  /** Messages that may be sent next by one press. */
  suggested?: string[];
  /** A text that the message field is to hold, for the person to change. */
  opens?: string;
  raised?: string[];
  plan?: CommitmentDraft;
}

const title = userText({ max: MAX_TITLE_LENGTH, required: "Please give the conversation a title" });

export const createConversationInput = z.strictObject({ user_id: numericId.optional(), title });

export const idempotencyKey = z.uuid().nullable().catch(null);

export const changeConversationInput = z
  .strictObject({ title: title.optional(), pinned: z.boolean().optional() })
  .refine((change) => change.title !== undefined || change.pinned !== undefined, {
    message: "Please give the conversation a title",
    path: ["title"],
  });

export const messagesParams = z.object({ sessionId: opaqueId });
export const replyParams = z.object({ messageId: opaqueId });

const pageSize = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE);

export const pageQuery = z.object({ before: opaqueId.optional(), limit: pageSize.optional() });
export const followQuery = z.object({ offset: z.coerce.number().int().min(0).default(0) });

const NO_MESSAGE = "Please write a message";
const TOO_LONG = `Please keep your message under ${MAX_MESSAGE_LENGTH.toLocaleString("en")} characters`;

const lastMessage = z
  .object({
    id: z.string().min(1).max(128).optional(),
    role: z.literal("user", { error: "The last message must be yours" }),
    content: z.string({ error: NO_MESSAGE }).optional(),
    parts: z
      .array(z.object({ type: z.string(), text: z.string().optional() }))
      .max(50)
      .optional(),
  })
  .transform(({ id, content, parts }) => ({
    id,
    text: content ?? (parts ?? []).flatMap((part) => (part.type === "text" ? [part.text ?? ""] : [])).join(""),
  }))
  .refine(({ text }) => text.length <= MAX_MESSAGE_LENGTH * 2, { message: TOO_LONG })
  .refine(({ text }) => isStorable(text), { message: "This text has characters that cannot be stored" })
  .transform(({ id, text }) => ({ id, text: cleanText(text) }))
  .refine(({ text }) => text.length > 0, { message: NO_MESSAGE })
  .refine(({ text }) => codePoints(text) <= MAX_MESSAGE_LENGTH, { message: TOO_LONG });

/** Earlier messages are ignored; the stored conversation is used. */
const lastMessageOnly = z
  .array(z.unknown(), { error: NO_MESSAGE })
  .min(1, NO_MESSAGE)
  .transform((messages) => messages.at(-1))
  .pipe(lastMessage);

/** `POST /api/chat`. `id` is the AI SDK's chat id and is ignored. */
export const sendMessageInput = z.object({
  id: z.string().max(128).optional(),
  messages: lastMessageOnly,
  userId: numericId,
  sessionId: opaqueId,
  replaces: opaqueId.optional(),
});
export type SendMessageInput = z.output<typeof sendMessageInput>;

export const stopReplyInput = z.strictObject({ sessionId: opaqueId });

export const redoReplyInput = z.strictObject({
  sessionId: opaqueId,
  messageId: opaqueId,
  mode: z.enum(["regenerate", "continue"]),
});
export type RedoReplyInput = z.output<typeof redoReplyInput>;

export const chooseVersionInput = z.strictObject({ sessionId: opaqueId, messageId: opaqueId });

export const rateReplyInput = z.strictObject({
  messageId: opaqueId,
  value: z.enum(["helpful", "unhelpful"]).nullable(),
});

export const shareReplyInput = z.strictObject({ messageId: opaqueId, shared: z.boolean() });

export const conversationIdsInput = z.strictObject({ ids: z.array(opaqueId).min(1).max(MAX_BULK_IDS) });

const MAX_UNSAVED_MESSAGES = 40;

export const offRecordInput = z.strictObject({
  messages: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: userText({ max: MAX_MESSAGE_LENGTH }) }))
    .min(1, NO_MESSAGE)
    .max(MAX_UNSAVED_MESSAGES, "This off-the-record conversation is long enough. Please start a new one.")
    .refine((messages) => messages.at(-1)?.role === "user", { message: "The last message must be yours" }),
});
export type OffRecordInput = z.output<typeof offRecordInput>;

/** The snippet encloses matches in \u0002 and \u0003. */
export interface SearchHitView {
  page?: { id: string; title: string };
  conversation: ConversationView;
  snippet: string | null;
}

const MAX_QUERY_LENGTH = 200;
export const searchQuery = z.object({
  q: z.string().max(MAX_QUERY_LENGTH).refine(isStorable, "This text cannot be searched"),
});

export interface CoachPromptView {
  model: string | null;
  sections: { title: string; text: string }[];
}
