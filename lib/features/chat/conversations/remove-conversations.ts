import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { stopRepliesIn } from "../replies/write-reply";
import * as store from "./conversation-store";

/**
 * Deletes conversations and stops their replies; they can be restored until the purge.
 * @throws AppError not_found when none of them exists.
 */
export async function removeConversations(
  { actor, now }: Ctx<UserActor>,
  { ids }: { ids: string[] },
): Promise<{ success: true; removed: string[] }> {
  const removed = await store.softDeleteOwned(actor.userId, ids, now);
  if (removed.length === 0) throw notFound("Conversation");
  await stopRepliesIn(actor.userId, removed);
  return { success: true, removed };
}
