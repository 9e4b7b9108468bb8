import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deleteAdminActionsBefore } from "./admin-store";
import { ABANDONED_BATCH, deletePerson, findAbandoned } from "./deletion-store";
import * as store from "./store";
import { DAY_MS } from "@/lib/shared/durations";

/** Removes sessions, trial identities and one-time links that are over. Returns how many rows there were. */
export async function purgeIdentities({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteExpiredIdentities(now);
}

/**
 * Removes trials that nobody can come back to: begun more than a day ago, never signed in, no password, no linked
 * identity, no confirmed address. Returns how many.
 */
export async function purgeAbandoned({ now }: Ctx<SystemActor>): Promise<number> {
  for (let removed = 0; ;) {
    const batch = await findAbandoned(now);
    let inBatch = 0;
    for (const userId of batch) if (await deletePerson(userId, { now, reason: "abandoned" })) inBatch += 1;
    removed += inBatch;
    // A batch of which nobody was removed came back meanwhile, every one of them.
    if (batch.length < ABANDONED_BATCH || inBatch === 0) return removed;
  }
}

const ADMIN_ACTION_RETENTION_DAYS = 365;

/** Removes lines of the audit log that are a year old. Returns how many. */
export async function purgeAdminActions({ now }: Ctx<SystemActor>): Promise<number> {
  return deleteAdminActionsBefore(new Date(now.getTime() - ADMIN_ACTION_RETENTION_DAYS * DAY_MS));
}
