import "server-only";
import { verifyPassword } from "@/lib/server/passwords/password";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { AdminCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { checkCode } from "./admin-codes";
import * as store from "./admin-store";
import type { ConfirmAdminInput } from "../schema";

/** @throws AppError invalid_credentials, confirm_identity without a needed code, rate_limited or unavailable */
export async function confirmAdmin(ctx: AdminCtx, { password, code }: ConfirmAdminInput): Promise<void> {
  const { adminId, email, sessionId } = ctx.actor;
  await consumeLimit("sensitivePerHour", `confirm-admin|${adminId}`);
  const admin = await store.findAdminCredentials(email);
  if (!(await verifyPassword(password, admin?.passwordHash ?? null)))
    throw new AppError("invalid_credentials", "This is not your password.");
  await checkCode(adminId, code, ctx.now);
  await store.markAdminAuthenticated(sessionId, ctx.now);
}
