import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { type ProviderResponse, ProviderUnreachable } from "./http";

interface RetryPolicy {
  tries: number;
  /** Longest single wait; a longer Retry-After ends the attempts. */
  maxWaitMs: number;
  signal?: AbortSignal;
}

const BASE_WAIT_MS = 500;

export const isTransientStatus = (status: number) => status === 429 || status >= 500;

/** Milliseconds of a Retry-After header (RFC 9110, 10.2.3: seconds or a date); null for anything else. */
export function retryAfterMs(header: string | null | undefined): number | null {
  const value = header?.trim();
  if (!value) return null;
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function backOffMs(attempt: number, maxWaitMs: number): number {
  return Math.random() * Math.min(maxWaitMs, BASE_WAIT_MS * 2 ** attempt);
}

/**
 * Retries 429, 5xx and missing responses, after the time that the service asks for or with back-off. Returns the last
 * transient response unchanged; the caller interprets it.
 * @throws ProviderUnreachable when no attempt got a response.
 */
export async function callWithRetry(
  call: () => Promise<ProviderResponse>,
  { tries, maxWaitMs, signal }: RetryPolicy,
  isRetryable: (answer: ProviderResponse) => boolean = ({ status }) => isTransientStatus(status),
): Promise<ProviderResponse> {
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt + 1 >= tries;
    try {
      const answer = await call();
      if (isLast || !isRetryable(answer)) return answer;
      const requestedMs = retryAfterMs(answer.headers.get("retry-after"));
      if (requestedMs !== null && requestedMs > maxWaitMs) return answer;
      await sleep(requestedMs ?? backOffMs(attempt, maxWaitMs), undefined, { signal });
    } catch (error) {
      if (isLast || !(error instanceof ProviderUnreachable)) throw error;
      await sleep(backOffMs(attempt, maxWaitMs), undefined, { signal });
    }
  }
}
