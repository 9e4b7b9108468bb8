import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import * as store from "./store";
import { DAY_MS } from "@/lib/shared/time/durations";

const RETENTION_DAYS = 90;

export async function purgeSpend({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteSpendBefore(new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
}
