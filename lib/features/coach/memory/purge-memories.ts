import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";
import * as store from "../store";

export async function purgeMemories({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteWithdrawnMemories(new Date(now.getTime() - DAY_MS));
}
