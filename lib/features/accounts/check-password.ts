import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "@/lib/server/logger";
import { verifyPassword } from "@/lib/server/password";
import { consumeLimit, releaseLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { failureDelay } from "./model";

interface PasswordAttempt<A> {
  /** Names the account in the count of failures, whether or not there is one. */
  subject: string;
  password: string;
  /** Who may sign in under this address, or null. */
  find: () => Promise<A | null>;
  /** What the log calls a failure. */
  failureEvent: string;
}

/**
 * The account whose password this is. No account, no password and a wrong password cost the same time and give the same
 * answer. Failures count per account and network and per network, before any hashing, and are answered ever more slowly;
 * success, and a check that was turned away, give the count back.
 * @throws AppError invalid_credentials, rate_limited or unavailable.
 */
export async function checkPassword<A extends { passwordHash: string | null }>(
  ctx: Ctx,
  { subject, password, find, failureEvent }: PasswordAttempt<A>,
): Promise<A & { passwordHash: string }> {
  const perAccount = `${subject}|${ctx.network}`;
  await consumeLimit("loginPerNetwork", ctx.network);
  const attempt = await consumeLimit("loginPerAccountAndNetwork", perAccount);
  const giveBack = async () => {
    await releaseLimit("loginPerNetwork", ctx.network);
    await releaseLimit("loginPerAccountAndNetwork", perAccount);
  };
  const account = await find();
  const passwordHash = account?.passwordHash ?? null;
  const isRight = await verifyPassword(password, passwordHash).catch(async (error: unknown) => {
    await giveBack(); // Nothing was tried: too many others are signing in right now.
    throw error;
  });
  if (!isRight || !account || passwordHash === null) {
    logger().warn({ event: failureEvent, requestId: ctx.requestId });
    await wait(failureDelay(attempt));
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  await giveBack();
  return { ...account, passwordHash };
}
