import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { ownsConversation } from "./conversations/conversation-store";
import { stopRepliesIn } from "./replies/write-reply";

/**
 * Stops the running reply of a conversation, in any process, and keeps its text. Resolves when this is stored; does
 * nothing without a running reply.
 * @throws AppError not_found.
 */
export async function stopReply(
  { actor }: Ctx<UserActor>,
  { sessionId }: { sessionId: string },
): Promise<{ success: true; stopped: string | null }> {
  if (!(await ownsConversation(actor.userId, sessionId))) throw notFound("Conversation");
  return { success: true, stopped: (await stopRepliesIn(actor.userId, [sessionId])).at(-1) ?? null };
}
