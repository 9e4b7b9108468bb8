import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/durations";
import { deleteHiddenGoals } from "./goal-store";

/** Deletes goals that can no longer be restored. Returns their number. */
export const purgeGoals = ({ now }: Ctx<SystemActor>): Promise<number> =>
  deleteHiddenGoals(new Date(now.getTime() - DAY_MS));
