import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { CONFIRM_DAYS } from "./model";
import { removeUnconfirmed } from "./store";
import { DAY_MS } from "@/lib/shared/time/durations";

export const purgeUnconfirmed = ({ now }: Ctx<SystemActor>): Promise<number> =>
  removeUnconfirmed(new Date(now.getTime() - CONFIRM_DAYS * DAY_MS));
