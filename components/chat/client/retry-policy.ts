import { ApiError } from "@/lib/shared/api-client";

export interface WaitState {
  isOffline: boolean;
  queuePlace?: number;
}

/**
 * A read is retried until it succeeds. The idempotency key of a message makes a repeat harmless; another version of a
 * reply has none.
 */
const MAX_RETRIES = { read: Infinity, send: 5, redo: 0 };
const MAX_QUEUE_ATTEMPTS = 20;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;
/** Proxies return these while the server restarts, and the server while its database does. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

type RetryKind = keyof typeof MAX_RETRIES;

export class RetryPolicy {
  private readonly onWait: (wait: WaitState) => void;
  /** Ends a pause. */
  retryNow = (): void => {};

  constructor(onWait: (wait: WaitState) => void) {
    this.onWait = onWait;
  }

  /** @throws the server's refusal, or the last network error. */
  async run<T>(kind: RetryKind, work: () => Promise<T>): Promise<T> {
    try {
      for (let failures = 0, queueAttempts = 0; ;) {
        try {
          return await work();
        } catch (error) {
          const ticket = toQueueTicket(error);
          const canRetry = ticket
            ? queueAttempts < MAX_QUEUE_ATTEMPTS
            : failures < MAX_RETRIES[kind] && isRetryable(error, kind);
          if (!canRetry) throw error;
          this.onWait({ isOffline: !ticket, queuePlace: ticket?.place });
          await this.delay(ticket ? ticket.seconds * 1_000 : Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS));
          failures = ticket ? 0 : failures + 1;
          if (ticket) queueAttempts++;
        }
      }
    } finally {
      this.onWait({ isOffline: false });
    }
  }

  delay(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.retryNow = resolve;
      setTimeout(resolve, milliseconds);
    });
  }
}

const isRetryable = (error: unknown, kind: RetryKind): boolean =>
  !(error instanceof ApiError) || (kind === "read" && UNAVAILABLE_STATUSES.includes(error.status));

/** The place in the queue, and the seconds until the next attempt. */
function toQueueTicket(error: unknown): { place: number; seconds: number } | null {
  const { place, seconds } = (error instanceof ApiError && error.body.fields) || {};
  return place && seconds ? { place: Number(place), seconds: Number(seconds) } : null;
}
