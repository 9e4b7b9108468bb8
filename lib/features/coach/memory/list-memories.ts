import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { MemoryView } from "../schema";
import * as store from "../store";

export async function listMemories({ actor }: Ctx<UserActor>): Promise<MemoryView[]> {
  return store.listOwnedMemories(actor.userId, store.MAX_MEMORIES);
}
