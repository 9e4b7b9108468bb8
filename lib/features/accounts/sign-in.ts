import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/server/password";
import { consumeLimit, releaseLimit } from "@/lib/server/rate-limit";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { AppError } from "@/lib/shared/errors";
import { failureDelay } from "./model";
import type { SignInInput } from "./schema";
import * as store from "./store";

/**
 * The person with this address and password. An unknown address, a wrong password and an account without a password
 * cost the same time and give the same answer. Failures count per account and network and per network, before any
 * hashing, and are answered ever more slowly; success gives its count back.
 * @throws AppError invalid_credentials, rate_limited or unavailable.
 */
export async function signIn(ctx: Ctx, { email, password }: SignInInput): Promise<{ userId: number }> {
  const key = emailKey(email);
  await consumeLimit("loginPerNetwork", ctx.network);
  const attempt = await consumeLimit("loginPerAccountAndNetwork", `${key}|${ctx.network}`);
  const giveBack = async () => {
    await releaseLimit("loginPerNetwork", ctx.network);
    await releaseLimit("loginPerAccountAndNetwork", `${key}|${ctx.network}`);
  };
  const person = await store.findCredentials(key);
  const isRight = await verifyPassword(password, person?.password ?? null).catch(async (error: unknown) => {
    await giveBack(); // Nothing was tried: too many others are signing in right now.
    throw error;
  });
  if (!isRight || !person?.password) {
    logger().warn({ event: "auth.sign_in_failed", requestId: ctx.requestId });
    await wait(failureDelay(attempt));
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  await giveBack();
  if (needsRehash(person.password)) {
    await store.replacePasswordHash(person.id, person.password, await hashPassword(password));
  }
  logger().info({ event: "auth.signed_in", requestId: ctx.requestId, way: "password" });
  return { userId: person.id };
}
