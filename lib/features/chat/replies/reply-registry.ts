import "server-only";
import { env } from "@/lib/server/env";
import { processSingleton } from "@/lib/server/process-singleton";
import { scaleLimit } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";
import { ReplyQueue, siteLimitError } from "./reply-queue";
import type { RunningReply } from "./running-reply";

const MAX_REPLIES_PER_USER = 2;
const RETRY_AFTER_SECONDS = 5;

interface ReplyRegistry {
  running: Map<string, RunningReply>;
  slotsByUser: Map<number, number>;
  slotCount: number;
  followersByUser: Map<number, number>;
  queue: ReplyQueue;
  isDraining: boolean;
}

const REGISTRY = processSingleton("replies.registry", (): ReplyRegistry => ({
  running: new Map(),
  slotsByUser: new Map(),
  slotCount: 0,
  followersByUser: new Map(),
  queue: new ReplyQueue(),
  isDraining: false,
}));

export const replyRegistry = REGISTRY.get;

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
  const state = replyRegistry();
  if ((state.slotsByUser.get(userId) ?? 0) >= maxRepliesPerUser()) throw userLimitError();
  assertCapacity(userId);
  state.queue.leave(userId);
  state.slotCount += 1;
  const startedAt = performance.now();
  return countFor(state.slotsByUser, userId, () => {
    state.slotCount -= 1;
    state.queue.recordReply(performance.now() - startedAt);
  });
}

/** Counts one more for this person until the result is called, which may happen more than once. */
export function countFor(counts: Map<number, number>, userId: number, onEnd = () => {}): () => void {
  counts.set(userId, (counts.get(userId) ?? 0) + 1);
  let isCounted = true;
  return () => {
    if (!isCounted) return;
    isCounted = false;
    const left = (counts.get(userId) ?? 1) - 1;
    if (left > 0) counts.set(userId, left);
    else counts.delete(userId);
    onEnd();
  };
}

/**
 * Checks that this process has a slot for this person, before anything is counted against their limits.
 * @throws AppError unavailable, with a place in the queue where waiting is short.
 */
export function assertCapacity(userId: number): void {
  const { isDraining, queue, slotCount } = replyRegistry();
  if (isDraining) throw siteLimitError();
  queue.assertTurn(userId, { free: env().REPLIES_PER_INSTANCE - slotCount, slots: env().REPLIES_PER_INSTANCE });
}

export function runningRepliesIn(conversationId: string): RunningReply[] {
  return [...replyRegistry().running.values()].filter((reply) => reply.conversationId === conversationId);
}
