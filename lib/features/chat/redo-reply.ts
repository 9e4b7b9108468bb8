import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { allowCall } from "./allow-call";
import { openReply, type OpenReply } from "./replies/open-reply";
import { beginAgain, beginVersion } from "./replies/begin-store";
import { replySource } from "./reply-source";
import type { RedoReplyInput } from "./schema";
import * as store from "./store";

/**
 * Another version of an answer (the old one and what followed it are kept), or the rest of one that was cut. The stream
 * of a continued answer begins with what it already said.
 * @throws AppError as `sendMessage` does.
 */
export async function redoReply(
  ctx: Ctx<UserActor>,
  { sessionId, messageId, mode }: RedoReplyInput,
): Promise<OpenReply> {
  const { userId } = ctx.actor;
  const conversationId = sessionId;
  const settle = await allowCall(ctx);
  if (mode === "continue") {
    return openReply({
      userId,
      conversationId,
      settle,
      replyId: messageId,
      source: replySource(ctx, conversationId, store.listTurns({ userId, conversationId, before: null, except: null })),
      begin: (stored) => beginAgain({ userId, conversationId, ...stored }),
    });
  }
  return openReply({
    userId,
    conversationId,
    settle,
    source: replySource(
      ctx,
      conversationId,
      store.listTurns({ userId, conversationId, before: messageId, except: null }),
    ),
    begin: async (stored) => ({ begun: await beginVersion({ userId, conversationId, ...stored }, messageId) }),
  });
}
