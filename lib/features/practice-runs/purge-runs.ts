import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Deletes practices discarded more than a day ago. Returns their number. */
export const purgeRuns = ({ now }: Ctx<SystemActor>): Promise<number> =>
  store.deleteDiscardedRuns(new Date(now.getTime() - KEPT_MS));
