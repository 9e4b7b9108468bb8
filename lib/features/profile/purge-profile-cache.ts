import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";

/** Deletes expired provider responses and returns their number. */
export async function purgeProfileCache({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteExpiredCache(now);
}
