import { z } from "zod";
import { cleanText, codePoints, isStorable, userText } from "@/lib/shared/clean-text";
import { numericId, opaqueId } from "@/lib/shared/ids";
import { MAX_MESSAGE, type MessageStateView, type ReplyFailure } from "./model";

const MAX_TITLE = 200;
const MAX_PAGE = 1_000;

/** A conversation as the list shows it, in the specification's field names. Times are ISO 8601 UTC. */
export interface ChatSessionView {
  id: string;
  title: string;
  created_at: string;
  updated_at: string;
  user_id: number;
  pinned: boolean;
  /** True while a reply is being written in it, by whichever process. */
  answering: boolean;
}

/** A message of the visible thread. */
export interface ChatMessageView {
  id: string;
  role: "user" | "assistant";
  content: string;
  state: MessageStateView;
  created_at: string;
  failure: ReplyFailure | null;
  /** Ids of all versions of this message in the order they were made, itself included; empty when it is the only one. */
  versions: string[];
  feedback: "helpful" | "unhelpful" | null;
}

const title = userText({ max: MAX_TITLE, required: "Please give the conversation a title" });

export const createSessionInput = z.strictObject({ user_id: numericId.optional(), title });

/** The `Idempotency-Key` of a call; null when it has none that can be used. */
export const idempotencyKey = z.uuid().nullable().catch(null);

export const changeSessionInput = z
  .strictObject({ title: title.optional(), pinned: z.boolean().optional() })
  .refine((change) => change.title !== undefined || change.pinned !== undefined, {
    message: "Please give the conversation a title",
    path: ["title"],
  });

export const sessionParams = z.object({ id: opaqueId });
export const messagesParams = z.object({ sessionId: opaqueId });
export const replyParams = z.object({ messageId: opaqueId });

const pageSize = z.coerce.number().int().min(1).max(MAX_PAGE);

/** A page of a list: what comes before the row of that id; without parameters the list's newest part. */
export const pageQuery = z.object({ before: opaqueId.optional(), limit: pageSize.optional() });
export const followQuery = z.object({ offset: z.coerce.number().int().min(0).default(0) });

const NO_MESSAGE = "Please write a message";
const TOO_LONG = `Please keep your message under ${MAX_MESSAGE.toLocaleString("en")} characters`;

/** The last message as a client sends it: plain content, or the text parts of the AI SDK's messages. */
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
  .refine(({ text }) => text.length <= MAX_MESSAGE * 2, { message: TOO_LONG })
  .refine(({ text }) => isStorable(text), { message: "This text has characters that cannot be stored" })
  .transform(({ id, text }) => ({ id, text: cleanText(text) }))
  .refine(({ text }) => text.length > 0, { message: NO_MESSAGE })
  .refine(({ text }) => codePoints(text) <= MAX_MESSAGE, { message: TOO_LONG });

/** Earlier messages are not looked at: the conversation is what the server stores. */
const onlyTheLast = z
  .array(z.unknown(), { error: NO_MESSAGE })
  .min(1, NO_MESSAGE)
  .transform((messages) => messages.at(-1))
  .pipe(lastMessage);

/** `POST /api/chat`. `id` is the client's name for the chat and of no use here. */
export const sendMessageInput = z.object({
  id: z.string().max(128).optional(),
  messages: onlyTheLast,
  userId: numericId,
  sessionId: opaqueId,
  /** One of one's own messages that this one replaces; the replaced thread stays as a version. */
  replaces: opaqueId.optional(),
});
export type SendMessageInput = z.output<typeof sendMessageInput>;

export const stopReplyInput = z.strictObject({ sessionId: opaqueId });

export const redoReplyInput = z.strictObject({
  sessionId: opaqueId,
  messageId: opaqueId,
  /** Another version of an answer, or more of one that was cut. */
  mode: z.enum(["regenerate", "continue"]),
});
export type RedoReplyInput = z.output<typeof redoReplyInput>;

export const chooseVersionInput = z.strictObject({ sessionId: opaqueId, messageId: opaqueId });

export const rateReplyInput = z.strictObject({
  messageId: opaqueId,
  value: z.enum(["helpful", "unhelpful"]).nullable(),
});

const MAX_BULK = 200;
export const sessionIdsInput = z.strictObject({ ids: z.array(opaqueId).min(1).max(MAX_BULK) });

const MAX_OFF_RECORD = 40;

/** Off the record the thread lives in the browser alone, so the browser sends all of it; only these two roles exist. */
export const offRecordInput = z.strictObject({
  messages: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: userText({ max: MAX_MESSAGE }) }))
    .min(1, NO_MESSAGE)
    .max(MAX_OFF_RECORD, "This off-the-record conversation is long enough. Please start a new one.")
    .refine((messages) => messages.at(-1)?.role === "user", { message: "The last message must be yours" }),
});
export type OffRecordInput = z.output<typeof offRecordInput>;

/** A conversation that was found, with the words around what was found in it; \u0002 and \u0003 enclose those. */
export interface SearchHitView {
  session: ChatSessionView;
  snippet: string | null;
}

const MAX_QUERY = 200;
export const searchQuery = z.object({
  q: z.string().max(MAX_QUERY).refine(isStorable, "This text cannot be searched"),
});
