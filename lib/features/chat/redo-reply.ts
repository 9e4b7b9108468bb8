import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { reserveChatQuota } from "./reserve-chat-quota";
import { openReply, type OpenReply } from "./replies/open-reply";
import { resumeReply, startVersion } from "./replies/start-reply-store";
import { createReplySource } from "./reply-source";
import type { RedoReplyInput } from "./schema";
import { listTurns } from "./messages/message-list-store";

/**
 * Starts another version of a reply and keeps the old one with what followed it, or continues an interrupted reply. The
 * stream of a continued reply starts with its stored text.
 * @throws AppError as `sendMessage` does.
 */
export async function redoReply(
  ctx: Ctx<UserActor>,
  { sessionId, messageId, mode }: RedoReplyInput,
): Promise<OpenReply> {
  const { userId } = ctx.actor;
  const conversationId = sessionId;
  const settleUsage = await reserveChatQuota(ctx);
  const isContinued = mode === "continue";
  const turns = listTurns({ userId, conversationId, before: isContinued ? null : messageId, except: null });
  return openReply({
    userId,
    conversationId,
    settleUsage,
    ...(isContinued && { replyId: messageId }),
    source: createReplySource(ctx, conversationId, turns),
    start: (replyId) =>
      isContinued
        ? resumeReply({ userId, conversationId, replyId })
        : startVersion({ userId, conversationId, replyId }, messageId),
  });
}
