import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import { verifyPassword } from "@/lib/server/password";
import { consumeLimit, releaseLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { AppError } from "@/lib/shared/errors";
import * as store from "./admin-store";
import { failureDelay } from "./model";
import type { SignInInput } from "./schema";

/**
 * Signs an admin in with e-mail and password; the token goes into ADMIN_COOKIE. Unknown, inactive and wrong are one
 * answer at one price, and count together with people's sign-ins from the same network.
 * @throws AppError invalid_credentials, rate_limited or unavailable.
 */
export async function signInAdmin(ctx: Ctx, { email, password }: SignInInput): Promise<string> {
  const subject = `admin|${emailKey(email)}|${ctx.network}`;
  await consumeLimit("loginPerNetwork", ctx.network);
  const attempt = await consumeLimit("loginPerAccountAndNetwork", subject);
  const admin = await store.findAdminCredentials(emailKey(email));
  const isRight = await verifyPassword(password, admin?.passwordHash ?? null);
  if (!isRight || !admin?.isActive) {
    logger().warn({ event: "admin.sign_in_failed", requestId: ctx.requestId });
    await wait(failureDelay(attempt));
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  await releaseLimit("loginPerNetwork", ctx.network);
  await releaseLimit("loginPerAccountAndNetwork", subject);
  const token = randomToken();
  await store.createAdminSession(admin.adminId, { tokenHash: hashToken(token), now: ctx.now, way: "password" });
  return token;
}
