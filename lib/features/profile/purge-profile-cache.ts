import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";

/** Removes the provider's answers whose day is over. Returns how many there were. */
export async function purgeProfileCache({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteExpiredCache(now);
}
