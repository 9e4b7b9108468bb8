import "server-only";
import { scaleLimit } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";
import type { RunningReply } from "./running-reply";

export const REPLIES_PER_USER = 2;
export const REPLIES_PER_SITE = 50;
const RETRY_AFTER = 5;

/** What all copies of these modules in one process share; only globalThis is the same for them. */
interface Hub {
  running: Map<string, RunningReply>;
  /** Replies of this process by person, from the moment their sending begins until their end is stored. */
  seats: Map<number, number>;
  taken: number;
  isDraining: boolean;
}

const holder = globalThis as typeof globalThis & { clarityReplies?: Hub };

export const hub = (): Hub =>
  (holder.clarityReplies ??= { running: new Map(), seats: new Map(), taken: 0, isDraining: false });

export const tooManyOfYours = () =>
  new AppError("rate_limited", "Two answers are already being written for you. Please wait for one of them.", {
    retryAfter: RETRY_AFTER,
  });

export const siteIsFull = () =>
  new AppError("unavailable", "Clarity is answering many people right now. Please try again in a few seconds.", {
    retryAfter: RETRY_AFTER,
  });

/**
 * A place for one more reply in this process; the database counts those of other processes. Call the result once to give
 * the place back.
 * @throws AppError rate_limited or unavailable.
 */
export function takeSeat(userId: number): () => void {
  const state = hub();
  if (state.isDraining) throw siteIsFull();
  const own = state.seats.get(userId) ?? 0;
  if (own >= scaleLimit(REPLIES_PER_USER)) throw tooManyOfYours();
  if (state.taken >= scaleLimit(REPLIES_PER_SITE)) throw siteIsFull();
  state.seats.set(userId, own + 1);
  state.taken += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    state.taken -= 1;
    const left = (state.seats.get(userId) ?? 1) - 1;
    if (left > 0) state.seats.set(userId, left);
    else state.seats.delete(userId);
  };
}

/** The replies that this process writes in a conversation: one, and perhaps another whose end elsewhere it has yet to see. */
export function runningIn(conversationId: string): RunningReply[] {
  return [...hub().running.values()].filter((reply) => reply.conversationId === conversationId);
}
