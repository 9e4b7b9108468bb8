import "server-only";
import { logger } from "@/lib/server/logger";
import { hashPassword, needsRehash } from "@/lib/server/passwords/password";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import { checkPassword } from "./check-password";
import { issueDevice } from "./device";
import type { SignInInput } from "../schema";
import * as store from "../store";

/**
 * The person with this address and password, and a value for DEVICE_COOKIE; see `checkPassword`. Renews a hash with
 * older parameters.
 * @throws AppError invalid_credentials, rate_limited or unavailable.
 */
export async function signIn(
  ctx: Ctx,
  { email, password, device }: SignInInput & { device?: string },
): Promise<{ userId: number; device: string }> {
  const key = emailKey(email);
  const { id: userId, passwordHash } = await checkPassword(ctx, {
    subject: key,
    password,
    device,
    find: () => store.findCredentials(key),
    failureEvent: "auth.sign_in_failed",
  });
  if (needsRehash(passwordHash)) await store.renewPasswordHash(userId, passwordHash, await hashPassword(password));
  logger().info({ event: "auth.signed_in", requestId: ctx.requestId, userId, way: "password" });
  return { userId, device: issueDevice(key) };
}
