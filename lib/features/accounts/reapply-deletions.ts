import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deletePerson, findResurrected, mergeTombstones } from "./deletion-store";
import { readTombstones, replaceTombstones } from "./tombstone-file";

// Twice as long as a backup may live.
const KEEP_MS = 60 * 86_400_000;

/**
 * Deletes again whom a restored backup brought back. The tombstones of the database and of the file beside it are put
 * together first, so that losing either loses none. Returns how many people those were.
 */
export async function reapplyDeletions({ now }: Ctx<SystemActor>): Promise<number> {
  const since = new Date(now.getTime() - KEEP_MS);
  const tombstones = await mergeTombstones(await readTombstones(), since);
  const resurrected = await findResurrected();
  for (const userId of resurrected) await deletePerson(userId, { now, reason: "resurrected" });
  await replaceTombstones(tombstones);
  if (resurrected.length > 0) logger().warn({ event: "deletions.reapplied", people: resurrected.length });
  return resurrected.length;
}
