import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/durations";
import * as store from "./store";

/** Deletes memories withdrawn more than a day ago. Returns their number. */
export async function purgeMemories({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteWithdrawnMemories(new Date(now.getTime() - DAY_MS));
}
