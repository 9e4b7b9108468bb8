import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { AdminCtx, Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import { AppError, notFound } from "@/lib/shared/errors";
import { checkCode } from "./admin-codes";
import * as store from "./admin-store";
import { checkPassword } from "../credentials/check-password";
import { issueDevice } from "../credentials/device";
import type { AddressInput, SignInAdminInput } from "../schema";

/**
 * Signs an admin in with e-mail and password; the token goes into ADMIN_COOKIE. An inactive admin gets the same
 * response as an unknown one; see `checkPassword`. Failures share one count with people's sign-ins from the same
 * network.
 * @throws AppError invalid_credentials, confirm_identity without a needed code, rate_limited or unavailable.
 */
export async function signInAdmin(
  ctx: Ctx,
  { email, password, code, device }: SignInAdminInput & { device?: string },
): Promise<{ token: string; device: string }> {
  const key = emailKey(email);
  const { adminId } = await checkPassword(ctx, {
    subject: `admin|${key}`,
    password,
    device,
    find: async () => {
      const admin = await store.findAdminCredentials(key);
      return admin?.isActive ? admin : null;
    },
    failureEvent: "admin.sign_in_failed",
  });
  await checkCode(adminId, code, ctx.now);
  const token = randomToken();
  await store.createAdminSession(adminId, { tokenHash: hashToken(token), now: ctx.now, way: "password" });
  return { token, device: issueDevice(`admin|${key}`) };
}

/**
 * Signs an active admin in by address alone. Exists only while ENABLE_TEST_ROUTES is on, which an https start
 * refuses; the check is repeated here so that no route can forget it.
 * @throws AppError not_found while test routes are off, whatever the address; invalid_credentials, rate_limited.
 */
export async function signInAdminForTests(ctx: Ctx, { email }: AddressInput): Promise<string> {
  if (!env().ENABLE_TEST_ROUTES) throw notFound("Page");
  await consumeLimit("adminLoginPerNetwork", ctx.network);
  const admin = await store.findAdminCredentials(emailKey(email));
  if (!admin?.isActive) throw new AppError("invalid_credentials", "No active admin has this email.");
  logger().warn({ event: "admin.signed_in_for_tests", requestId: ctx.requestId });
  const token = randomToken();
  await store.createAdminSession(admin.adminId, { tokenHash: hashToken(token), now: ctx.now, way: "test" });
  return token;
}

export async function signOutAdmin({ actor }: AdminCtx, { token }: { token: string | undefined }): Promise<void> {
  if (token) await store.endAdminSession(actor, hashToken(token));
}
