import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { type ProviderResponse, ProviderUnreachable } from "./http";

interface RetryPolicy {
  tries: number;
  /** Longest single wait; a service that asks for more is not waited for. */
  maxWaitMs: number;
  signal?: AbortSignal;
}

const BASE_WAIT_MS = 500;

const isTransient = (status: number) => status === 429 || status >= 500;

/** Milliseconds that a Retry-After header asks to wait (RFC 9110, 10.2.3: seconds or a date); null when it says neither. */
export function retryAfterMs(header: string | null | undefined): number | null {
  const value = header?.trim();
  if (!value) return null;
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Exponential back-off with full jitter: between zero and 0.5, 1, 2, 4 ... seconds. */
function backOffMs(attempt: number, maxWaitMs: number): number {
  return Math.random() * Math.min(maxWaitMs, BASE_WAIT_MS * 2 ** attempt);
}

/**
 * Calls until the service answers something lasting: 429, 5xx and no answer are tried again, waiting as long as the
 * service asks, else backing off. The last transient answer is returned as it is; the caller says what it means.
 * @throws ProviderUnreachable when no try was answered.
 */
export async function callWithRetry(
  call: (attempt: number) => Promise<ProviderResponse>,
  { tries, maxWaitMs, signal }: RetryPolicy,
  isRetryable: (answer: ProviderResponse) => boolean = ({ status }) => isTransient(status),
): Promise<ProviderResponse> {
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt + 1 >= tries;
    try {
      const answer = await call(attempt);
      if (isLast || !isRetryable(answer)) return answer;
      const asked = retryAfterMs(answer.headers.get("retry-after"));
      if (asked !== null && asked > maxWaitMs) return answer;
      await sleep(asked ?? backOffMs(attempt, maxWaitMs), undefined, { signal });
    } catch (error) {
      if (isLast || !(error instanceof ProviderUnreachable)) throw error;
      await sleep(backOffMs(attempt, maxWaitMs), undefined, { signal });
    }
  }
}
