import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { RESTORE_WINDOW_MS } from "@/lib/shared/time/durations";
import { deleteHidden } from "./commitments/commitment-store";
import { deleteHiddenGoals } from "./goal-store";

export async function purgeGoals({ now }: Ctx<SystemActor>): Promise<number> {
  const before = new Date(now.getTime() - RESTORE_WINDOW_MS);
  return (await deleteHiddenGoals(before)) + (await deleteHidden(before));
}
