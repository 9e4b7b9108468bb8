import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { deleteInvitation } from "./invitation-store";

/** Ends a link. An answer that came by it stays, and nobody is told whether there is one. @throws AppError not_found. */
export async function revokeInvitation({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<{ success: true }> {
  if (!(await deleteInvitation(actor.userId, id))) throw notFound("Link");
  return { success: true };
}
