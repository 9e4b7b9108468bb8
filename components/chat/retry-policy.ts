import { ApiError } from "@/lib/shared/api-client";

const DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];
const MAX_DELAY_MS = 8_000;
/** Proxies return these while the server restarts, and the server while its database does. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

export class RetryPolicy {
  private readonly onOfflineChange: (isOffline: boolean) => void;
  private endDelay = (): void => undefined;

  constructor(onChange: (isOffline: boolean) => void) {
    this.onOfflineChange = onChange;
  }

  /** Retries five times. @throws the server's refusal at once, or the last network error. */
  retryOnNetworkError<T>(work: () => Promise<T>): Promise<T> {
    return this.repeat(work, (error) => !(error instanceof ApiError), DELAYS_MS.length);
  }

  /** Retries without limit, also while the server is unavailable. @throws any other refusal. */
  retryRead<T>(work: () => Promise<T>): Promise<T> {
    return this.repeat(
      work,
      (error) => !(error instanceof ApiError) || UNAVAILABLE_STATUSES.includes(error.status),
      Infinity,
    );
  }

  retryNow = (): void => this.endDelay();

  delay(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endDelay = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async repeat<T>(
    work: () => Promise<T>,
    isRetryable: (error: unknown) => boolean,
    maxRetries: number,
  ): Promise<T> {
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          return await work();
        } catch (error) {
          if (attempt >= maxRetries || !isRetryable(error)) throw error;
          this.onOfflineChange(true);
          await this.delay(DELAYS_MS[attempt] ?? MAX_DELAY_MS);
        }
      }
    } finally {
      this.onOfflineChange(false);
    }
  }
}
