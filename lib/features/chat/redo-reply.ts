import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { reserveChatQuota } from "./reserve-chat-quota";
import { openReply, type OpenReply } from "./replies/open-reply";
import { resumeReply, startVersion } from "./replies/start-reply-store";
import { createReplySource } from "./reply-source";
import type { RedoReplyInput } from "./schema";
import * as store from "./store";

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
  if (mode === "continue") {
    return openReply({
      userId,
      conversationId,
      settleUsage,
      replyId: messageId,
      source: createReplySource(
        ctx,
        conversationId,
        store.listTurns({ userId, conversationId, before: null, except: null }),
      ),
      startReply: (row) => resumeReply({ userId, conversationId, ...row }),
    });
  }
  return openReply({
    userId,
    conversationId,
    settleUsage,
    source: createReplySource(
      ctx,
      conversationId,
      store.listTurns({ userId, conversationId, before: messageId, except: null }),
    ),
    startReply: async (row) => ({ result: await startVersion({ userId, conversationId, ...row }, messageId) }),
  });
}
