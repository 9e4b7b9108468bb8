import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { deleteInvitation } from "./invitation-store";

/** Ends a link. An answer given through it stays, and its existence is not revealed. @throws AppError not_found. */
export async function revokeInvitation({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await deleteInvitation(actor.userId, id))) throw notFound("Link");
  return { success: true };
}
