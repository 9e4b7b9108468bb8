import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { logger } from "@/lib/server/logger";
import { metrics } from "@/lib/server/monitoring/metrics";
import { verifyPassword } from "@/lib/server/passwords/password";
import { consumeLimit, type LimitName, releaseLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { knownDevice } from "./device";
import { failureDelay, wideNetworkOf } from "../model";

interface PasswordAttempt<A> {
  subject: string;
  password: string;
  device: string | undefined;
  find: () => Promise<A | null>;
  failureEvent: string;
}

/** The limits of a network are shared with other people, whose failures delay nobody. */
const LIMITS_OF_ACCOUNT: LimitName[] = ["loginPerAccountAndNetwork", "loginPerAccount"];

/**
 * The limits that a failure counts against. From an unknown browser they include the account over all networks, which
 * bounds guesses from many networks at once; a known browser has its own count instead.
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
    own, // Last: an attempt that the limits above refuse must not use up the account's share.
  ];
  return limits;
}

/**
 * The account with this password. An unknown account, an account without a password and a wrong password take the same
 * time and get the same answer. Failures count before any hashing and are answered with a growing delay; successes and
 * unchecked attempts do not count.
 * @throws AppError invalid_credentials, rate_limited or unavailable.
 */
export async function checkPassword<A extends { passwordHash: string | null }>(
  ctx: Ctx,
  { subject, password, device, find, failureEvent }: PasswordAttempt<A>,
): Promise<A & { passwordHash: string }> {
  const counted: [LimitName, string][] = [];
  const release = () => Promise.all(counted.map(([name, key]) => releaseLimit(name, key)));
  let delay = 0;
  for (const [name, key] of limitsOf(ctx, { subject, device })) {
    const attempt = await consumeLimit(name, key).catch((error: unknown) => {
      metrics().signInsRefused.inc({ reason: "limit" });
      throw error;
    });
    counted.push([name, key]);
    if (LIMITS_OF_ACCOUNT.includes(name)) delay = Math.max(delay, failureDelay(attempt));
  }
  const account = await find();
  const passwordHash = account?.passwordHash ?? null;
  const isPasswordCorrect = await verifyPassword(password, passwordHash).catch(async (error: unknown) => {
    await release(); // The queue of hashes is full, so nothing was checked.
    throw error;
  });
  if (!isPasswordCorrect || !account || passwordHash === null) {
    metrics().signInsRefused.inc({ reason: "credentials" });
    logger().warn({ event: failureEvent, requestId: ctx.requestId });
    await wait(delay);
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  await release();
  return { ...account, passwordHash };
}
