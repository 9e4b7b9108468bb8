import "server-only";
import { processSingleton } from "@/lib/server/process-singleton";
import { scaleLimit } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";
import type { RunningReply } from "./running-reply";

export const MAX_REPLIES_PER_USER = 2;
export const MAX_REPLIES_PER_SITE = 50;
const RETRY_AFTER_SECONDS = 5;

interface ReplyRegistry {
  running: Map<string, RunningReply>;
  slotsByUser: Map<number, number>;
  slotCount: number;
  isDraining: boolean;
}

const REGISTRY = processSingleton("replies.registry", (): ReplyRegistry => ({
  running: new Map(),
  slotsByUser: new Map(),
  slotCount: 0,
  isDraining: false,
}));

export const replyRegistry = REGISTRY.get;

export const userLimitError = () =>
  new AppError("rate_limited", "Two answers are already being written for you. Please wait for one of them.", {
    retryAfter: RETRY_AFTER_SECONDS,
  });

export const siteLimitError = () =>
  new AppError("unavailable", "Clarity is answering many people right now. Please try again in a few seconds.", {
    retryAfter: RETRY_AFTER_SECONDS,
  });

/**
 * Reserves a slot in this process; the database counts those of other processes. Call the returned function to release it.
 * @throws AppError rate_limited or unavailable.
 */
export function acquireSlot(userId: number): () => void {
  const state = replyRegistry();
  if (state.isDraining) throw siteLimitError();
  const own = state.slotsByUser.get(userId) ?? 0;
  if (own >= scaleLimit(MAX_REPLIES_PER_USER)) throw userLimitError();
  if (state.slotCount >= scaleLimit(MAX_REPLIES_PER_SITE)) throw siteLimitError();
  state.slotsByUser.set(userId, own + 1);
  state.slotCount += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    state.slotCount -= 1;
    const left = (state.slotsByUser.get(userId) ?? 1) - 1;
    if (left > 0) state.slotsByUser.set(userId, left);
    else state.slotsByUser.delete(userId);
  };
}

export function runningRepliesIn(conversationId: string): RunningReply[] {
  return [...replyRegistry().running.values()].filter((reply) => reply.conversationId === conversationId);
}
