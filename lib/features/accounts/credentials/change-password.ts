import "server-only";
import { logger } from "@/lib/server/logger";
import { hashPassword, verifyPassword } from "@/lib/server/passwords/password";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import { AppError } from "@/lib/shared/errors";
import * as accounts from "../account-store";
import { passwordChangedMail } from "../outbox/mails";
import { requireRecentAuth } from "./recent-auth";
import type { ChangePasswordInput } from "../schema";
import { enqueueMail } from "../outbox/enqueue-outbox";
import * as store from "../store";

/**
 * Sets a new password and ends every session; the caller starts a new one. A person with a password must enter it; a
 * person without one must have signed in within the last ten minutes.
 * @throws AppError invalid_credentials, confirm_identity, rate_limited or unavailable.
 */
export async function changePassword(ctx: Ctx<UserActor>, { current, next }: ChangePasswordInput): Promise<void> {
  const { userId, email } = ctx.actor;
  await consumeLimit("sensitivePerHour", `password|${userId}`);
  const person = await store.findCredentials(emailKey(email));
  if (person?.passwordHash) await assertCurrent(current, person.passwordHash);
  else await requireRecentAuth(ctx);
  await accounts.changePassword(userId, await hashPassword(next));
  logger().info({ event: "auth.password_changed", requestId: ctx.requestId, userId });
  await enqueueMail(passwordChangedMail(email));
}

async function assertCurrent(current: string | undefined, stored: string): Promise<void> {
  if (await verifyPassword(current ?? "", stored)) return;
  const message = "This is not your current password.";
  throw new AppError("invalid_credentials", message, { fields: { current: message } });
}
