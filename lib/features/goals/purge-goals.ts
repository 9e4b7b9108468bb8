import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";
import { deleteHidden } from "./commitments/commitment-store";
import { deleteHiddenGoals } from "./goal-store";

export async function purgeGoals({ now }: Ctx<SystemActor>): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  return (await deleteHiddenGoals(before)) + (await deleteHidden(before));
}
