import "server-only";
import { AppError } from "@/lib/shared/errors";

/** A longer wait is refused, because people prefer coming back to watching a queue. */
const MAX_WAIT_MS = 10_000;
const MAX_POLL_SECONDS = 3;
/** A place expires when nobody asks for it within this time after its next poll. */
const POLL_GRACE_MS = 3_000;
const BUSY_RETRY_SECONDS = 10;
const NEWEST_REPLY_WEIGHT = 0.1;
const INITIAL_REPLY_MS = 8_000;

export const siteLimitError = () =>
  new AppError("unavailable", "Clarity is replying to many people right now. Please try again in a few seconds.", {
    retryAfter: BUSY_RETRY_SECONDS,
  });

interface SlotCount {
  free: number;
  slots: number;
}

/**
 * The people who wait for a slot, in order of arrival. A place is a ticket, not an open request: the browser asks again
 * after the time in the refusal, so a queue costs no connection, and another instance with a free slot may serve it.
 */
export class SlotQueue {
  /** When each person's ticket ends, by `performance.now()`; a Map keeps the order of arrival. */
  private readonly tickets = new Map<number, number>();
  private meanReplyMs = INITIAL_REPLY_MS;

  recordReply(milliseconds: number): void {
    this.meanReplyMs += NEWEST_REPLY_WEIGHT * (milliseconds - this.meanReplyMs);
  }

  leave(userId: number): void {
    this.tickets.delete(userId);
  }

  /**
   * Returns when it is this person's turn.
   * @throws AppError unavailable; `fields` has `place` and `seconds` where the wait is short.
   */
  assertTurn(userId: number, { free, slots }: SlotCount, now = performance.now()): void {
    this.removeExpired(now);
    const place = this.countAhead(userId) - free + 1;
    if (place <= 0) return;
    const waitMs = (place * this.meanReplyMs) / slots;
    if (waitMs > MAX_WAIT_MS) {
      this.leave(userId);
      throw siteLimitError();
    }
    const seconds = Math.min(MAX_POLL_SECONDS, Math.max(1, Math.ceil(waitMs / 1_000)));
    this.tickets.set(userId, now + seconds * 1_000 + POLL_GRACE_MS); // An existing key keeps its position.
    throw new AppError("unavailable", `All places are taken. You are number ${place} in line.`, {
      retryAfter: seconds,
      fields: { place: String(place), seconds: String(seconds) },
    });
  }

  private countAhead(userId: number): number {
    let ahead = 0;
    for (const waiting of this.tickets.keys()) {
      if (waiting === userId) return ahead;
      ahead += 1;
    }
    return ahead;
  }

  private removeExpired(now: number): void {
    for (const [userId, endsAt] of this.tickets) if (endsAt < now) this.tickets.delete(userId);
  }
}
