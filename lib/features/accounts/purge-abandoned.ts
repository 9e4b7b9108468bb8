import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deletePerson, findAbandoned } from "./deletion-store";

/**
 * Removes trials that nobody can come back to: begun more than a day ago, never signed in, no password, no linked
 * identity, no confirmed address. Returns how many.
 */
export async function purgeAbandoned({ now }: Ctx<SystemActor>): Promise<number> {
  let removed = 0;
  for (const userId of await findAbandoned(now)) {
    if (await deletePerson(userId, { now, reason: "abandoned" })) removed += 1;
  }
  return removed;
}
