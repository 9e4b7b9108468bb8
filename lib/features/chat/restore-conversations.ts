import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./store";

/** @throws AppError not_found when none can be restored. */
export async function restoreConversations(
  { actor }: Ctx<UserActor>,
  { ids }: { ids: string[] },
): Promise<{ success: true; restored: number }> {
  const restored = await store.restoreOwned(actor.userId, ids);
  if (restored === 0) throw notFound("Conversation");
  return { success: true, restored };
}
