import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "@/lib/server/logger";
import { metrics } from "@/lib/server/metrics";
import { verifyPassword } from "@/lib/server/password";
import { consumeLimit, type LimitName, releaseLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { knownDevice } from "./device";
import { failureDelay, wideNetworkOf } from "./model";

interface PasswordAttempt<A> {
  /** Identifies the account in the failure counts, whether or not it exists. */
  subject: string;
  password: string;
  /** DEVICE_COOKIE of the browser. */
  device: string | undefined;
  /** The account that may sign in under this address, or null. */
  find: () => Promise<A | null>;
  /** Log event of a failure. */
  failureEvent: string;
}

/**
 * The limits that a failure counts against. From an unknown browser those include the account over all networks, which
 * bounds guessing from many networks at once; a known browser has its own count instead.
 */
function limitsOf({ network }: Ctx, { subject, device }: { subject: string; device: string | undefined }) {
  const nonce = knownDevice(device, subject);
  const own: [LimitName, string] = nonce
    ? ["loginPerAccountAndNetwork", `${subject}|device|${nonce}`]
    : ["loginPerAccount", subject];
  const limits: [LimitName, string][] = [
    ["loginPerNetwork", network],
    ["loginPerWideNetwork", wideNetworkOf(network)],
    ["loginPerAccountAndNetwork", `${subject}|${network}`],
    own, // Last: what the limits above refuse must not use up the account's share.
  ];
  return limits;
}

/**
 * The account with this password. An unknown account, an account without a password and a wrong password take the same
 * time and get the same answer. Failures are counted before any hashing and answered with a growing delay; a success,
 * and an attempt that was not checked, is not counted.
 * @throws AppError invalid_credentials, rate_limited or unavailable.
 */
export async function checkPassword<A extends { passwordHash: string | null }>(
  ctx: Ctx,
  { subject, password, device, find, failureEvent }: PasswordAttempt<A>,
): Promise<A & { passwordHash: string }> {
  const counted: [LimitName, string][] = [];
  const release = () => Promise.all(counted.map(([name, key]) => releaseLimit(name, key)));
  let attempt = { used: 0, max: 1 };
  for (const [name, key] of limitsOf(ctx, { subject, device })) {
    attempt = await consumeLimit(name, key).catch((error: unknown) => {
      metrics().signInsRefused.inc({ reason: "limit" });
      throw error;
    });
    counted.push([name, key]);
  }
  const account = await find();
  const passwordHash = account?.passwordHash ?? null;
  const isRight = await verifyPassword(password, passwordHash).catch(async (error: unknown) => {
    await release(); // The queue of hashes is full, so nothing was checked.
    throw error;
  });
  if (!isRight || !account || passwordHash === null) {
    metrics().signInsRefused.inc({ reason: "credentials" });
    logger().warn({ event: failureEvent, requestId: ctx.requestId });
    await wait(failureDelay(attempt));
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  await release();
  return { ...account, passwordHash };
}
