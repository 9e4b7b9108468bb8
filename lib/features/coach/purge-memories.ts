import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";

const DAY = 86_400_000;

/** Deletes memories withdrawn more than a day ago. Returns their number. */
export async function purgeMemories({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteWithdrawnMemories(new Date(now.getTime() - DAY));
}
