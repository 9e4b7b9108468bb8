import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { softDeleteOwnedGoal } from "./goal-store";

/** The goal can be restored for a day; its commitments stay. @throws AppError not_found. */
export async function removeGoal({ actor, now }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await softDeleteOwnedGoal(actor.userId, id, now))) throw notFound("Goal");
  return { success: true };
}
