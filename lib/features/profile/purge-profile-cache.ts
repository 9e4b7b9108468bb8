import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";

export async function purgeProfileCache({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteExpiredCache(now);
}
