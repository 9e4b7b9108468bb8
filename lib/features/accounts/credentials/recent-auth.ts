import "server-only";
import { env } from "@/lib/server/env";
import { verifyPassword } from "@/lib/server/passwords/password";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { emailKey } from "@/lib/shared/text/email";
import * as accounts from "../account-store";
import { findAuthenticatedAt } from "../account-store";
import { RECENT_SIGN_IN_MS } from "../model";
import type { ConfirmIdentityInput } from "../schema";
import * as store from "../store";

/**
 * Permits an action that needs more than a session: the person must have proven their identity within ten minutes.
 * @throws AppError confirm_identity
 */
export async function requireRecentAuth(
  { actor, now }: Ctx<UserActor>,
  fields?: Record<string, string>,
): Promise<void> {
  const shownAt = await findAuthenticatedAt(actor.sessionId);
  if (shownAt && now.getTime() - shownAt.getTime() <= RECENT_SIGN_IN_MS) return;
  throw new AppError("confirm_identity", "Please confirm that it is you.", { fields });
}

/**
 * As `requireRecentAuth`, for a deletion: `fields` names the ways in which the person can confirm their identity.
 * Without a password and without Google that is a mailed link to set a first password. Where no mail is sent, the
 * session suffices, because the person could otherwise never delete the account.
 * @throws AppError confirm_identity
 */
export async function requireRecentAuthToDelete(ctx: Ctx<UserActor>): Promise<void> {
  const ways = await accounts.findSignInWays(ctx.actor.userId);
  const hasNone = !ways.hasPassword && !ways.hasGoogle;
  if (hasNone && !env().SMTP_URL) return;
  await requireRecentAuth(ctx, {
    ...(ways.hasPassword && { password: "Please enter your password." }),
    ...(ways.hasGoogle && { google: "Please sign in with Google again." }),
    ...(hasNone && { link: "Please set a password by a mailed link." }),
  });
}

/**
 * Records that the person of this session has just entered their password.
 * @throws AppError invalid_credentials, rate_limited or unavailable.
 */
export async function confirmIdentity(ctx: Ctx<UserActor>, { password }: ConfirmIdentityInput): Promise<void> {
  const { userId, email, sessionId } = ctx.actor;
  await consumeLimit("sensitivePerHour", `confirm|${userId}`);
  const person = await store.findCredentials(emailKey(email));
  if (!(await verifyPassword(password, person?.passwordHash ?? null))) {
    throw new AppError("invalid_credentials", "This is not your password.");
  }
  await accounts.markAuthenticated(sessionId, ctx.now);
}
