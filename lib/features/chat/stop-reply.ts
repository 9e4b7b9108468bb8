import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { ownsConversation } from "./replies/store";
import { stopIn } from "./replies/write-reply";

/**
 * Stops the reply that is being written in a conversation, in whichever process, and keeps what it has said. Resolves
 * when that is stored; without a running reply nothing happens.
 * @throws AppError not_found.
 */
export async function stopReply(
  { actor }: Ctx<UserActor>,
  { sessionId }: { sessionId: string },
): Promise<{ success: true; stopped: string | null }> {
  if (!(await ownsConversation(actor.userId, sessionId))) throw notFound("Conversation");
  return { success: true, stopped: (await stopIn(actor.userId, [sessionId])).at(-1) ?? null };
}
