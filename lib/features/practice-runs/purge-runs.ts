import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";
import * as store from "./store";

const RETENTION_MS = DAY_MS;

export const purgeRuns = ({ now }: Ctx<SystemActor>): Promise<number> =>
  store.deleteDiscardedRuns(new Date(now.getTime() - RETENTION_MS));
