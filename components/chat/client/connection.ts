import { ApiError } from "@/lib/shared/api-client";

export interface Wait {
  isOffline: boolean;
  /** The place in the server's queue, from 1. */
  queuePlace?: number;
  milliseconds: number;
}

/** The idempotency key of a message makes a repeat harmless; another version of a reply has none. */
const MAX_RETRIES = { none: 0, send: 5, untilRead: Infinity };
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;
/** Proxies return these while the server restarts, and the server while its database does. */
const UNAVAILABLE_STATUSES = [502, 503, 504];
/** Longer than the server's wait for the first text and than its limit for a silent model. */
const IDLE_TIMEOUT_MS = 45_000;
const STALE_AFTER_MS = 5_000;

export type RetryKind = keyof typeof MAX_RETRIES;

/** One request at a time, its retries and its stream. Dead sockets raise no event, so it is aborted when idle. */
export function createConnection(onWait: (wait: Wait) => void) {
  let controller = new AbortController();
  let idleSince = 0;
  let endPause = (): void => {};

  function limitIdleTime<T>(step: Promise<T>): Promise<T> {
    idleSince = Date.now();
    const timer = setTimeout(() => controller.abort(), IDLE_TIMEOUT_MS);
    return step.finally(() => clearTimeout(timer));
  }

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      endPause = resolve;
      setTimeout(resolve, milliseconds);
    });

  return {
    pause,

    /** @throws the server's refusal, or the last network error. */
    async request<T>(kind: RetryKind, open: (signal: AbortSignal) => Promise<T>): Promise<T> {
      for (let failures = 0; ;) {
        controller = new AbortController();
        try {
          return await limitIdleTime(open(controller.signal));
        } catch (error) {
          const wait = waitAfter(error, kind, failures);
          if (!wait) throw error;
          onWait(wait);
          await pause(wait.milliseconds);
          failures = wait.isOffline ? failures + 1 : 0;
        }
      }
    },

    /** Never rejects: after a broken stream the rows are read. */
    read: (response: Response, onText: (piece: string) => void): Promise<void> =>
      readText(response, onText, limitIdleTime).catch(() => undefined),

    /** Ends a pause and a silent request, because the person or the network may be back. */
    wake(): void {
      endPause();
      if (Date.now() - idleSince > STALE_AFTER_MS) controller.abort();
    },
  };
}

/** In its queue the server sets the pauses, and how many there are; it refuses a long wait. */
function waitAfter(error: unknown, kind: RetryKind, failures: number): Wait | null {
  const { place, seconds } = (error instanceof ApiError && error.body.fields) || {};
  if (place && seconds) return { isOffline: false, queuePlace: Number(place), milliseconds: Number(seconds) * 1_000 };
  const isAway = error instanceof ApiError && kind === "untilRead" && UNAVAILABLE_STATUSES.includes(error.status);
  if ((error instanceof ApiError && !isAway) || failures >= MAX_RETRIES[kind]) return null;
  return { isOffline: true, milliseconds: Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS) };
}

/** Rejects when the connection breaks, which is how the server marks an interrupted reply. */
export async function readText(
  response: Response,
  onText: (piece: string) => void,
  limit: <T>(step: Promise<T>) => Promise<T> = (step) => step,
): Promise<void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  while (reader) {
    const { done, value } = await limit(reader.read());
    if (done) break;
    onText(decoder.decode(value, { stream: true }));
  }
}
