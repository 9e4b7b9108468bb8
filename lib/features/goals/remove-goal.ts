import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { deleteOwnedGoal } from "./goal-store";

/** Deletes a goal; its commitments stay, without a goal. @throws AppError not_found. */
export async function removeGoal({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await deleteOwnedGoal(actor.userId, id))) throw notFound("Goal");
  return { success: true };
}
