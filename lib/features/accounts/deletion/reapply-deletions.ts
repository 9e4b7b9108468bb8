import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deletePerson, findRestoredUsers, mergeTombstones } from "./deletion-store";
import { mergeIntoFile, readTombstones } from "./tombstone-file";
import { DAY_MS } from "@/lib/shared/time/durations";

// Twice the maximum age of a backup.
const RETENTION_MS = 60 * DAY_MS;

/**
 * Deletes again the people whom a restored backup brought back. First merges the tombstones of the database and of the
 * file beside it, so that losing either loses none. Returns the number of people.
 */
export async function reapplyDeletions({ now }: Ctx<SystemActor>): Promise<number> {
  const since = new Date(now.getTime() - RETENTION_MS);
  const tombstones = await mergeTombstones(await readTombstones(), since);
  const restored = await findRestoredUsers();
  for (const userId of restored) await deletePerson(userId, { now, reason: "restored" });
  await mergeIntoFile(tombstones, since);
  if (restored.length > 0) logger().warn({ event: "deletions.reapplied", people: restored.length });
  return restored.length;
}
