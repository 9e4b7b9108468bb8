import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { remember } from "@/lib/features/coach/memory/remember";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { awaitedLater } from "@/lib/shared/promises";
import { reserveChatQuota, type SettleUsage } from "./reserve-chat-quota";
import { enqueueSummary } from "./summary/enqueue-summary";
import { followReply } from "./follow-reply";
import { openReply, type OpenReply } from "./replies/open-reply";
import { startReply } from "./replies/start-reply-store";
import { createReplySource } from "./reply-source";
import type { SendMessageInput } from "./schema";
import { findReplyTo, listTurns, type StoredTurn } from "./messages/message-list-store";

/** Combines the client's id with the text, because some clients number their messages from 1 in every conversation. */
function clientMessageKey({ id, text }: SendMessageInput["messages"]): string | null {
  return id === undefined ? null : `${id}:${createHash("sha256").update(text).digest("base64url").slice(0, 16)}`;
}

/**
 * Stores a person's message and streams the coach's reply. Repeating a message returns the same reply; a different
 * message during a running reply is refused and changes nothing.
 * @throws AppError forbidden, not_found, generation_in_progress, rate_limited, unavailable, provider_failed.
 */
export async function sendMessage(ctx: Ctx<UserActor>, input: SendMessageInput): Promise<OpenReply> {
  const { userId } = ctx.actor;
  const { sessionId: conversationId, replaces = null } = input;
  if (input.userId !== userId) throw new AppError("forbidden", "This belongs to somebody else.");
  const newMessage = {
    id: randomUUID(),
    text: input.messages.text,
    clientMessageId: clientMessageKey(input.messages),
    replaces,
  };
  const quota = awaitedLater(reserveChatQuota(ctx));
  const earlier = listTurns({ userId, conversationId, before: replaces, except: newMessage.id });
  const turns = earlier.then((before) => [
    ...before,
    { role: "user" as const, content: newMessage.text, id: newMessage.id, at: ctx.now },
  ]);
  const source = createReplySource(ctx, conversationId, turns);
  const findPreviousAttempt = async () => {
    const sent = newMessage.clientMessageId && (await findReplyTo(userId, conversationId, newMessage.clientMessageId));
    return sent ? followReply(ctx, { messageId: sent, offset: 0 }) : null;
  };
  let settleUsage: SettleUsage;
  try {
    settleUsage = await quota;
  } catch (error) {
    // A repeat of the last message that was allowed gets its reply, not the refusal of another one.
    const previous = error instanceof AppError && (await findPreviousAttempt());
    if (previous) return previous;
    throw error;
  }
  let isStored = false;
  const opening = openReply({
    userId,
    conversationId,
    settleUsage,
    source,
    start: async (replyId) => {
      const text = await startReply({ userId, conversationId, replyId }, newMessage);
      isStored = true;
      return text;
    },
    findPreviousAttempt,
  });
  const stored = { conversationId, earlier, ...newMessage };
  return opening.finally(() => isStored && setImmediate(() => runAfterReply(ctx, stored)));
}

interface StoredMessage {
  id: string;
  text: string;
  conversationId: string;
  earlier: Promise<StoredTurn[]>;
}

function runAfterReply(ctx: Ctx<UserActor>, { id, text, conversationId, earlier }: StoredMessage): void {
  const remembering = remember(ctx, { messageId: id, text });
  const summarising = earlier.then((turns) => enqueueSummary(ctx, { conversationId, turns }));
  Promise.all([remembering, summarising]).catch((error: unknown) => {
    logger().warn({ event: "chat.remember_failed", requestId: ctx.requestId, err: error });
  });
}
