import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { deleteAccount } from "./delete-account";
import { requireRecentAuthToDelete } from "../credentials/recent-auth";
import type { DeletionReceiptView } from "../schema";

/**
 * Deletes the account of the signed-in person.
 * @throws AppError confirm_identity, or unavailable
 */
export async function deleteOwnAccount(ctx: Ctx<UserActor>): Promise<DeletionReceiptView> {
  await requireRecentAuthToDelete(ctx);
  return deleteAccount(ctx, { userId: ctx.actor.userId });
}
