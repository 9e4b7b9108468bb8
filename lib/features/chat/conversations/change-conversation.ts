import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./conversation-store";

export async function changeConversation(
  { actor, now }: Ctx<UserActor>,
  { id, ...change }: { id: string; title?: string; pinned?: boolean },
): Promise<{ success: true }> {
  if (!(await store.changeOwned(actor.userId, id, { ...change, now }))) throw notFound("Conversation");
  return { success: true };
}
