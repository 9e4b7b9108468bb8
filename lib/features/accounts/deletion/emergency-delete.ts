import "server-only";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { isOwner, type Actor, type AdminActor, type Ctx, type UserActor } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import { AppError, notFound } from "@/lib/shared/errors";
import { deleteAccount } from "./delete-account";
import { deleteOwnAccount } from "./delete-own-account";
import type { AddressInput, DeletionReceiptView } from "../schema";
import { requireRecentAdmin } from "../admins/recent-admin";
import * as store from "../store";

const isOwn = (actor: Actor, key: string): actor is UserActor => actor.type === "user" && emailKey(actor.email) === key;

/**
 * Deletes an account by its address: the caller's own, or any account for an owner of the site or while test routes
 * are on.
 * @throws AppError forbidden, the same for addresses with and without an account; confirm_identity without a recent
 *   sign-in of the caller or the owner; not_found for callers who may delete any account.
 */
export async function emergencyDelete(
  ctx: Ctx,
  { email, admin }: AddressInput & { admin: AdminActor | null },
): Promise<DeletionReceiptView> {
  const key = emailKey(email);
  const { actor } = ctx;
  const isByOwner = admin !== null && isOwner(admin);
  const mayDeleteAny = isByOwner || env().ENABLE_TEST_ROUTES;
  if (!mayDeleteAny && isOwn(actor, key)) return deleteOwnAccount({ ...ctx, actor });
  if (!mayDeleteAny) {
    logger().warn({ event: "account.delete_refused", requestId: ctx.requestId, by: actor.type });
    throw new AppError("forbidden", "You may only delete your own account.");
  }
  if (isByOwner && !env().ENABLE_TEST_ROUTES) await requireRecentAdmin({ ...ctx, actor: admin });
  const account = await store.findCredentials(key);
  if (!account) throw notFound("Account");
  return deleteAccount(ctx, { userId: account.id, admin: isByOwner ? admin : null });
}
