import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { deleteOwned } from "./commitment-store";

/** Deletes a commitment for good. @throws AppError not_found. */
export async function removeCommitment({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await deleteOwned(actor.userId, id))) throw notFound("Commitment");
  return { success: true };
}
