import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deletePerson, findAbandoned } from "./deletion-store";

/**
 * Removes trials that nobody can come back to: begun more than a day ago, never signed in, no password, no linked
 * identity, no confirmed address. Returns how many.
 */
export async function purgeAbandoned({ now }: Ctx<SystemActor>): Promise<number> {
  const abandoned = await findAbandoned(now);
  for (const userId of abandoned) await deletePerson(userId, { now, isRequested: false });
  return abandoned.length;
}
