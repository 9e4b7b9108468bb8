import "server-only";
import { restoreWithConversations } from "@/lib/features/goals/commitments/restore-with-conversations";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./conversation-store";

export async function restoreConversations(
  ctx: Ctx<UserActor>,
  { ids }: { ids: string[] },
): Promise<{ success: true; restored: number }> {
  await restoreWithConversations(ctx, ids);
  const restored = await store.restoreOwned(ctx.actor.userId, ids);
  if (restored === 0) throw notFound("Conversation");
  return { success: true, restored };
}
