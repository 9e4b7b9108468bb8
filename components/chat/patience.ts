import { ApiError } from "@/lib/shared/api-client";

/** Milliseconds between attempts to reach the server again. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];
const LONGEST = 8_000;
/** What stands before the server says so while it is started again, and the server itself while its database is. */
const AWAY = [502, 503, 504];

/** Repeats what may be repeated while the server cannot be reached, and says when that begins and ends. */
export class Patience {
  private readonly onChange: (isCutOff: boolean) => void;
  private endPause = (): void => undefined;

  constructor(onChange: (isCutOff: boolean) => void) {
    this.onChange = onChange;
  }

  /** @throws the server's refusal at once, and the network's failure after the last attempt. */
  insist<T>(work: () => Promise<T>): Promise<T> {
    return this.repeat(work, (error) => !(error instanceof ApiError), PAUSES.length);
  }

  /** For reading only: waits as well while the server is there and cannot serve, and as long as it takes. @throws its refusal. */
  insistOnReading<T>(work: () => Promise<T>): Promise<T> {
    return this.repeat(work, (error) => !(error instanceof ApiError) || AWAY.includes(error.status), Infinity);
  }

  /** Ends the pause that is under way: the network came back. */
  wake = (): void => this.endPause();

  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async repeat<T>(work: () => Promise<T>, isAway: (error: unknown) => boolean, times: number): Promise<T> {
    try {
      for (let time = 0; ; time++) {
        try {
          return await work();
        } catch (error) {
          if (time >= times || !isAway(error)) throw error;
          this.onChange(true);
          await this.pause(PAUSES[time] ?? LONGEST);
        }
      }
    } finally {
      this.onChange(false);
    }
  }
}
