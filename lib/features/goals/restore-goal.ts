import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { restoreOwnedGoal } from "./goal-store";

export async function restoreGoal({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await restoreOwnedGoal(actor.userId, id))) throw notFound("Goal");
  return { success: true };
}
