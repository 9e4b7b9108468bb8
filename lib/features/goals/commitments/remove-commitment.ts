import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { softDeleteOwned } from "./commitment-store";

/** The commitment can be restored for a day. @throws AppError not_found. */
export async function removeCommitment(
  { actor, now }: Ctx<UserActor>,
  { id }: { id: string },
): Promise<{ success: true }> {
  if (!(await softDeleteOwned(actor.userId, id, now))) throw notFound("Commitment");
  return { success: true };
}
