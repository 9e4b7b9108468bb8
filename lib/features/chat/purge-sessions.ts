import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { RESTORABLE } from "./model";
import * as store from "./store";

/** So few that removing them ends in time even when each holds thousands of messages. */
const BATCH = 50;

/** Removes for good every conversation whose time to be restored is over, with its record. Returns how many went. */
export async function purgeSessions({ now }: Ctx<SystemActor>): Promise<number> {
  const until = new Date(now.getTime() - RESTORABLE);
  for (let removed = 0; ;) {
    const batch = await store.purgeHidden(until, BATCH);
    removed += batch;
    if (batch < BATCH) return removed;
  }
}
