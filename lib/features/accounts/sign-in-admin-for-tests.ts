import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { AppError, notFound } from "@/lib/shared/errors";
import * as store from "./admin-store";
import type { AddressInput } from "./schema";

/**
 * Signs an active admin in by address alone. Exists only while ENABLE_TEST_ROUTES is on, which a public https start
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
