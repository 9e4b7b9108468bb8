import "server-only";
import { env } from "@/lib/server/env";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { scaleLimit } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";
import { once } from "@/lib/shared/promises";
import { siteLimitError, SlotQueue } from "./slot-queue";

const MAX_REPLIES_PER_USER = 2;
const RETRY_AFTER_SECONDS = 5;

/** The concurrent replies of this process, stored or not, and the people who wait for one. */
export const replySlots = processSingleton("replies.slots", () => ({
  countByUser: new Map<number, number>(),
  count: 0,
  queue: new SlotQueue(),
  /** At shutdown: nobody gets a slot any more. */
  isClosed: false,
})).get;

export const maxRepliesPerUser = (): number => scaleLimit(MAX_REPLIES_PER_USER);

export const userLimitError = () =>
  new AppError("rate_limited", "Two answers are already being written for you. Please wait for one of them.", {
    retryAfter: RETRY_AFTER_SECONDS,
  });

/**
 * Reserves a slot in this process. Call the result to release it.
 * @throws AppError rate_limited, or unavailable with a place in the queue.
 */
export function acquireSlot(userId: number): () => void {
  const slots = replySlots();
  if ((slots.countByUser.get(userId) ?? 0) >= maxRepliesPerUser()) throw userLimitError();
  assertCapacity(userId);
  slots.queue.leave(userId);
  slots.count += 1;
  const startedAt = performance.now();
  return countFor(slots.countByUser, userId, () => {
    slots.count -= 1;
    slots.queue.recordReply(performance.now() - startedAt);
  });
}

/** Counts one more for this person until the result is called, which may happen more than once. */
export function countFor(counts: Map<number, number>, userId: number, onEnd = () => {}): () => void {
  counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return once(() => {
    const left = (counts.get(userId) ?? 1) - 1;
    if (left > 0) counts.set(userId, left);
    else counts.delete(userId);
    onEnd();
  });
}

/**
 * Checks that this process has a slot for this person, before anything is counted against their limits.
 * @throws AppError unavailable, with a place in the queue where waiting is short.
 */
export function assertCapacity(userId: number): void {
  const { isClosed, queue, count } = replySlots();
  if (isClosed) throw siteLimitError();
  queue.assertTurn(userId, { free: env().REPLIES_PER_INSTANCE - count, slots: env().REPLIES_PER_INSTANCE });
}
