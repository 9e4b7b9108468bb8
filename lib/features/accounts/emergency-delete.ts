import "server-only";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import type { Actor, AdminActor, Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { AppError, notFound } from "@/lib/shared/errors";
import { deleteAccount } from "./delete-account";
import type { AddressInput, DeletionReceiptView } from "./schema";
import * as store from "./store";

/** Decides without looking whether the account exists. */
function canDelete(actor: Actor, admin: AdminActor | null, key: string): boolean {
  if (admin || env().ENABLE_TEST_ROUTES) return true;
  return actor.type === "user" && emailKey(actor.email) === key;
}

/**
 * Deletes an account by its address: one's own, any for an admin, any while test routes are on.
 * @throws AppError forbidden, the same for addresses with and without an account; not_found for a permitted caller.
 */
export async function emergencyDelete(
  ctx: Ctx,
  { email, admin }: AddressInput & { admin: AdminActor | null },
): Promise<DeletionReceiptView> {
  const key = emailKey(email);
  if (!canDelete(ctx.actor, admin, key)) {
    logger().warn({ event: "account.delete_refused", requestId: ctx.requestId, by: ctx.actor.type });
    throw new AppError("forbidden", "You may only delete your own account.");
  }
  const account = await store.findCredentials(key);
  if (!account) throw notFound("Account");
  return deleteAccount(ctx, { userId: account.id, admin });
}
