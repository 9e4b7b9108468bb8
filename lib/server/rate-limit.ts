import "server-only";
import { rateLimited } from "@/lib/shared/errors";
import { DAY_SECONDS } from "@/lib/shared/time/durations";
import { keyedHash } from "./crypto";
import { asAppError } from "./database/database-error";
import { db, prepared } from "./db";
import { env } from "./env";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const LIMITS = {
  loginPerAccountAndNetwork: { max: 5, seconds: 15 * MINUTE },
  loginPerNetwork: { max: 20, seconds: 15 * MINUTE },
  loginPerWideNetwork: { max: 60, seconds: 15 * MINUTE },
  loginPerAccount: { max: 50, seconds: HOUR },
  signUpPerNetwork: { max: 10, seconds: HOUR },
  earlyAccessPerNetwork: { max: 30, seconds: HOUR },
  checkInLinkPerNetwork: { max: 60, seconds: HOUR },
  outsideInvitationsPerDay: { max: 12, seconds: DAY_SECONDS },
  colleaguePerNetwork: { max: 60, seconds: HOUR },
  calendarPerNetwork: { max: 120, seconds: HOUR },
  listLinkPerAddress: { max: 3, seconds: HOUR },
  invitationPerAddress: { max: 3, seconds: HOUR },
  resetPerAddressAndNetwork: { max: 3, seconds: HOUR },
  resetPerAddress: { max: 10, seconds: HOUR },
  verifyPerAddress: { max: 3, seconds: HOUR },
  resetPerKnownBrowser: { max: 3, seconds: HOUR },
  resetPerNetwork: { max: 10, seconds: HOUR },
  accessCodePerNetwork: { max: 10, seconds: 15 * MINUTE },
  adminLoginPerNetwork: { max: 5, seconds: HOUR },
  adminLookUp: { max: 60, seconds: HOUR },
  adminJoinPerNetwork: { max: 10, seconds: HOUR },
  emergencyDeletePerNetwork: { max: 5, seconds: HOUR },
  googlePerNetwork: { max: 30, seconds: 15 * MINUTE },
  autoLoginPerNetwork: { max: 20, seconds: 15 * MINUTE },
  commentPerMinute: { max: 3, seconds: MINUTE },
  commentPerDay: { max: 20, seconds: DAY_SECONDS },
  commentPerPost: { max: 60, seconds: HOUR },
  chatPerMinute: { max: 20, seconds: MINUTE },
  chatPerDay: { max: 200, seconds: DAY_SECONDS },
  practiceModelPerDay: { max: 200, seconds: DAY_SECONDS },
  reportPerDay: { max: 3, seconds: DAY_SECONDS },
  mailboxImportPerDay: { max: 3, seconds: DAY_SECONDS },
  mailboxCheckPerHour: { max: 12, seconds: HOUR },
  profileLookupPerDay: { max: 10, seconds: DAY_SECONDS },
  exportPerDay: { max: 2, seconds: DAY_SECONDS },
  sensitivePerHour: { max: 10, seconds: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

const keyOf = (name: LimitName, subject: string) => keyedHash("rate-limit", `${name}|${subject}`);

export const scaleLimit = (max: number): number => Math.max(1, Math.floor(max * env().RATE_LIMIT_SCALE));

interface LimitUse {
  used: number;
  max: number;
}

/**
 * Counts one attempt in a fixed window and refuses it beyond the limit; see `consumeLimits`.
 * @returns used and permitted attempts.
 */
export async function consumeLimit(name: LimitName, subject: string): Promise<LimitUse> {
  const [use] = await consumeLimits([name], subject);
  return use ?? { used: 1, max: scaleLimit(LIMITS[name].max) };
}

const COUNT = prepared<{ key: string; hits: number; wait: number }>(
  `
  INSERT INTO rate_limits (key, name, hits, reset_at)
    SELECT key, name, 1, now() + make_interval(secs => seconds)
    FROM unnest($1::text[], $2::int[], $3::text[]) AS counted (key, seconds, name), (SELECT set_config('synchronous_commit', 'off', true)) AS no_flush
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN rate_limits.reset_at <= now() THEN 1 ELSE rate_limits.hits + 1 END,
    reset_at = CASE WHEN rate_limits.reset_at <= now() THEN EXCLUDED.reset_at ELSE rate_limits.reset_at END
  RETURNING key, hits, ceil(extract(epoch FROM reset_at - now()))::int AS wait`,
  "shortQueries",
);

/**
 * Counts one attempt against each of the limits or, when one of them is full, against that alone. One atomic statement,
 * so that several processes share the count; when it fails, the attempt is refused (fails closed). Does not wait for
 * the WAL flush, so that attempts of one subject do not queue behind each other: a power failure may lose the last half
 * second of counting.
 * @throws AppError rate_limited with the seconds left of the longest full window, or unavailable.
 */
export async function consumeLimits(names: LimitName[], subject: string): Promise<LimitUse[]> {
  const keys = names.map((name) => keyOf(name, subject));
  const seconds = names.map((name) => LIMITS[name].seconds);
  const rows = await COUNT(keys, seconds, names).catch((error: unknown) => {
    throw asAppError(error);
  });
  const counts = names.map((name, index) => {
    const row = rows.find(({ key }) => key === keys[index]);
    return { name, used: row?.hits ?? 1, max: scaleLimit(LIMITS[name].max), wait: row?.wait ?? 1 };
  });
  const full = counts.filter(({ used, max }) => used > max);
  if (full.length === 0) return counts.map(({ used, max }) => ({ used, max }));
  // Refund the daily counter when the minute limit refuses.
  const others = counts.filter((count) => !full.includes(count));
  await Promise.allSettled(others.map(({ name }) => releaseLimit(name, subject)));
  throw rateLimited(Math.max(1, ...full.map(({ wait }) => wait)));
}

export async function releaseLimit(name: LimitName, subject: string): Promise<void> {
  await db().$executeRaw`UPDATE rate_limits SET hits = GREATEST(hits - 1, 0) WHERE key = ${keyOf(name, subject)}`;
}

export const scaledLimits = (): { name: string; max: number }[] =>
  Object.entries(LIMITS).map(([name, { max }]) => ({ name, max: scaleLimit(max) }));

export async function purgeLimits(now: Date): Promise<number> {
  const { count } = await db().rateLimit.deleteMany({ where: { resetAt: { lt: now } } });
  return count;
}
