import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { RESTORE_WINDOW_MS } from "@/lib/shared/time/durations";
import * as store from "./conversation-store";

/** Keeps a batch within the statement timeout even with thousands of messages per conversation. */
const BATCH_SIZE = 50;

export async function purgeConversations({ now }: Ctx<SystemActor>): Promise<number> {
  const until = new Date(now.getTime() - RESTORE_WINDOW_MS);
  for (let removed = 0; ;) {
    const batch = await store.purgeDeleted(until, BATCH_SIZE);
    removed += batch;
    if (batch < BATCH_SIZE) return removed;
  }
}
