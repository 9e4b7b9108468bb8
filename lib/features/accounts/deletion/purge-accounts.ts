import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deleteAdminActionsBefore } from "../admins/admin-store";
import { ABANDONED_BATCH, deletePerson, findAbandoned } from "./deletion-store";
import * as store from "../store";
import { DAY_MS } from "@/lib/shared/time/durations";

export async function purgeIdentities({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteExpiredIdentities(now);
}

/**
 * Removes trials that nobody can return to: begun more than a day ago, never signed in, no password, no linked
 * identity, no confirmed address. Returns the number of rows.
 */
export async function purgeAbandoned({ now }: Ctx<SystemActor>): Promise<number> {
  for (let removed = 0; ;) {
    const batch = await findAbandoned(now);
    let inBatch = 0;
    for (const userId of batch) if (await deletePerson(userId, { now, reason: "abandoned" })) inBatch += 1;
    removed += inBatch;
    // A batch without a removal means that all of its people have returned meanwhile.
    if (batch.length < ABANDONED_BATCH || inBatch === 0) return removed;
  }
}

const ADMIN_ACTION_RETENTION_DAYS = 365;

export async function purgeAdminActions({ now }: Ctx<SystemActor>): Promise<number> {
  return deleteAdminActionsBefore(new Date(now.getTime() - ADMIN_ACTION_RETENTION_DAYS * DAY_MS));
}
