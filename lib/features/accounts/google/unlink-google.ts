import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import { AppError, notFound } from "@/lib/shared/errors";
import { unlinkIdentities } from "./google-store";
import { requireRecentAuth } from "../credentials/recent-auth";
import * as store from "../store";

/**
 * Removes the link to Google of a person who has another way to sign in.
 * @throws AppError confirm_identity, conflict without a password, not_found when nothing is linked.
 */
export async function unlinkGoogle(ctx: Ctx<UserActor>): Promise<void> {
  await requireRecentAuth(ctx);
  const person = await store.findCredentials(emailKey(ctx.actor.email));
  if (!person?.passwordHash)
    throw new AppError("conflict", "Please set a password first, so that you can still sign in.");
  if (!(await unlinkIdentities(ctx.actor.userId))) throw notFound("Google link");
  logger().info({ event: "auth.google_unlinked", requestId: ctx.requestId, userId: ctx.actor.userId });
}
