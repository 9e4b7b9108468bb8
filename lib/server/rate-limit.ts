import "server-only";
import { rateLimited } from "@/lib/shared/errors";
import { keyedHash } from "./crypto";
import { asAppError } from "./database-error";
import { db } from "./db";
import { env } from "./env";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the product: how many in how many seconds. RATE_LIMIT_SCALE multiplies all of them. */
export const LIMITS = {
  loginPerAccountAndNetwork: { max: 5, seconds: 15 * MINUTE },
  loginPerNetwork: { max: 20, seconds: 15 * MINUTE },
  signUpPerNetwork: { max: 10, seconds: HOUR },
  earlyAccessPerNetwork: { max: 30, seconds: HOUR },
  resetPerAddress: { max: 3, seconds: HOUR },
  resetPerNetwork: { max: 10, seconds: HOUR },
  accessCodePerNetwork: { max: 10, seconds: 15 * MINUTE },
  adminLoginPerNetwork: { max: 5, seconds: HOUR },
  emergencyDeletePerNetwork: { max: 5, seconds: HOUR },
  googlePerNetwork: { max: 30, seconds: 15 * MINUTE },
  autoLoginPerNetwork: { max: 20, seconds: 15 * MINUTE },
  commentPerMinute: { max: 3, seconds: MINUTE },
  commentPerDay: { max: 20, seconds: DAY },
  commentPerPost: { max: 60, seconds: HOUR },
  chatPerMinute: { max: 20, seconds: MINUTE },
  chatPerDay: { max: 200, seconds: DAY },
  reportPerDay: { max: 3, seconds: DAY },
  mailboxImportPerDay: { max: 3, seconds: DAY },
  profileLookupPerDay: { max: 10, seconds: DAY },
  exportPerDay: { max: 2, seconds: DAY },
  sensitivePerHour: { max: 10, seconds: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

const keyOf = (name: LimitName, subject: string) => keyedHash("rate-limit", `${name}|${subject}`);
const scaled = (name: LimitName) => Math.max(1, Math.floor(LIMITS[name].max * env().RATE_LIMIT_SCALE));

/**
 * Counts one attempt in a fixed window and refuses it beyond the limit. One atomic statement, so that several
 * processes count together; when the count cannot be made the attempt is refused (fails closed).
 * @returns how many of how many are used now.
 * @throws AppError rate_limited with the seconds left, or unavailable.
 */
export async function consumeLimit(name: LimitName, subject: string): Promise<{ used: number; max: number }> {
  const { seconds } = LIMITS[name];
  const rows = await db().$queryRaw<{ hits: number; wait: number }[]>`
      INSERT INTO rate_limits (key, hits, reset_at) VALUES (${keyOf(name, subject)}, 1, now() + make_interval(secs => ${seconds}))
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN rate_limits.reset_at <= now() THEN 1 ELSE rate_limits.hits + 1 END,
        reset_at = CASE WHEN rate_limits.reset_at <= now() THEN EXCLUDED.reset_at ELSE rate_limits.reset_at END
      RETURNING hits, ceil(extract(epoch FROM reset_at - now()))::int AS wait`.catch((error: unknown) => {
    throw asAppError(error);
  });
  const row = rows[0];
  if (row && row.hits > scaled(name)) throw rateLimited(Math.max(1, row.wait));
  return { used: row?.hits ?? 1, max: scaled(name) };
}

/** Gives back what `consumeLimit` counted, for limits that count failures only. */
export async function releaseLimit(name: LimitName, subject: string): Promise<void> {
  await db().$executeRaw`UPDATE rate_limits SET hits = GREATEST(hits - 1, 0) WHERE key = ${keyOf(name, subject)}`;
}

/** Removes counters whose window is over. */
export async function purgeLimits(now: Date): Promise<number> {
  const { count } = await db().rateLimit.deleteMany({ where: { resetAt: { lt: now } } });
  return count;
}
