import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { runningIn } from "./replies/hub";
import { ownsConversation, stopOwned } from "./replies/store";
import { endReply } from "./replies/write-reply";

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
  const here = runningIn(sessionId);
  if (here) {
    await endReply(here, "stopped");
    return { success: true, stopped: here.id };
  }
  return { success: true, stopped: await stopOwned(actor.userId, sessionId) };
}
