import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { stopIn } from "./replies/write-reply";
import * as store from "./store";

/**
 * Deletes conversations and stops what is being written in them. They can be restored until the purge removes them for
 * good. @throws AppError not_found when none of them is there.
 */
export async function removeSessions(
  { actor, now }: Ctx<UserActor>,
  { ids }: { ids: string[] },
): Promise<{ success: true; removed: string[] }> {
  const removed = await store.hideOwned(actor.userId, ids, now);
  if (removed.length === 0) throw notFound("Conversation");
  await stopIn(actor.userId, removed);
  return { success: true, removed };
}
