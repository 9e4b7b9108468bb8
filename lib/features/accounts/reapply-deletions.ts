import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deletePerson, findResurrected } from "./deletion-store";

/** Deletes again whom a restored backup brought back. Answers how many people those were. */
export async function reapplyDeletions({ now }: Ctx<SystemActor>): Promise<number> {
  const resurrected = await findResurrected();
  for (const userId of resurrected) await deletePerson(userId, { now, isRequested: false });
  if (resurrected.length > 0) logger().warn({ event: "deletions.reapplied", people: resurrected.length });
  return resurrected.length;
}
