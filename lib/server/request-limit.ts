import "server-only";
import { rateLimited } from "@/lib/shared/errors";
import { MINUTE_MS } from "@/lib/shared/time/durations";
import { processSingleton } from "./process/process-singleton";
import { scaleLimit } from "./rate-limit";

/** Requests per minute. A network may be an office, so its limit is several times a person's. */
export const REQUEST_LIMITS = {
  person: { read: 600, write: 240 },
  network: { read: 3_000, write: 1_200 },
} as const;

/**
 * Beyond this the oldest counters are removed and their subjects start again, so memory stays bounded under a flood.
 */
const MAX_COUNTERS = 50_000;

interface Counter {
  hits: number;
  resetAt: number;
}

const COUNTERS = processSingleton("request-limits", () => new Map<string, Counter>());

/**
 * Counts one request of any call, or one with a large body as several `hits`. These limits are per instance and in
 * memory: they protect this process, and a statement for each request would cost more than most calls. Sign-in, cost
 * and abuse limits are in `rate-limit.ts`.
 * @throws AppError rate_limited with the seconds until the minute ends.
 */
export function countRequest(
  scope: keyof typeof REQUEST_LIMITS,
  kind: "read" | "write",
  subject: string,
  now: number,
  hits = 1,
): void {
  const counters = COUNTERS.get();
  const key = `${scope}|${kind}|${subject}`;
  const known = counters.get(key);
  const counter = known && known.resetAt > now ? known : { hits: 0, resetAt: now + MINUTE_MS };
  counter.hits += hits;
  if (counter !== known) {
    counters.delete(key);
    counters.set(key, counter);
    const [oldest] = counters.size > MAX_COUNTERS ? counters.keys() : [];
    if (oldest !== undefined) counters.delete(oldest);
  }
  if (counter.hits > scaleLimit(REQUEST_LIMITS[scope][kind]))
    throw rateLimited(Math.ceil((counter.resetAt - now) / 1_000));
}
