import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";

const DAY = 86_400_000;

/** Removes memories that were taken back more than a day ago. Answers how many there were. */
export async function purgeMemories({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteWithdrawnMemories(new Date(now.getTime() - DAY));
}
