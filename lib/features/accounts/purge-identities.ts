import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";

/** Removes sessions, trial identities and one-time links that are over. Returns how many rows there were. */
export async function purgeIdentities({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteExpiredIdentities(now);
}
