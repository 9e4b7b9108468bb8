import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { RESTORABLE } from "./model";
import * as store from "./store";

const BATCH = 500;

/** Removes for good the conversations whose time to be restored is over. Returns how many rows of their record went too. */
export async function purgeSessions({ now }: Ctx<SystemActor>): Promise<number> {
  return store.purgeHidden(new Date(now.getTime() - RESTORABLE), BATCH);
}
