import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";

const RETENTION_MS = 24 * 60 * 60 * 1000;

export const purgeRuns = ({ now }: Ctx<SystemActor>): Promise<number> =>
  store.deleteDiscardedRuns(new Date(now.getTime() - RETENTION_MS));
