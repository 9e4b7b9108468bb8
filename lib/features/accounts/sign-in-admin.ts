import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import * as store from "./admin-store";
import { checkPassword } from "./check-password";
import type { SignInInput } from "./schema";

/**
 * Signs an admin in with e-mail and password; the token goes into ADMIN_COOKIE. An inactive admin is answered like an
 * unknown one; see `checkPassword`. Failures count together with people's sign-ins from the same network.
 * @throws AppError invalid_credentials, rate_limited or unavailable.
 */
export async function signInAdmin(ctx: Ctx, { email, password }: SignInInput): Promise<string> {
  const key = emailKey(email);
  const { adminId } = await checkPassword(ctx, {
    subject: `admin|${key}`,
    password,
    find: async () => {
      const admin = await store.findAdminCredentials(key);
      return admin?.isActive ? admin : null;
    },
    failureEvent: "admin.sign_in_failed",
  });
  const token = randomToken();
  await store.createAdminSession(adminId, { tokenHash: hashToken(token), now: ctx.now, way: "password" });
  return token;
}
