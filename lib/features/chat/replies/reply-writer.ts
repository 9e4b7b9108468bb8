import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnavailable, isLockTimeout } from "@/lib/server/database-error";
import { logger } from "@/lib/server/logger";
import { processSingleton } from "@/lib/server/process-singleton";
import { isRunning } from "../model";
import { replyRegistry } from "./reply-registry";
import type { RunningReply } from "./running-reply";
import * as store from "./store";

const FLUSH_INTERVAL_MS = 36;
const COMPACT_INTERVAL_MS = 1_000;
const RETRY_DELAY_MS = 250;
const LOCKED_RETRY_DELAY_MS = 2_000;
const MAX_FAILED_WRITES = 8;
/**
 * Shorter than the time after which other processes interrupt its replies: after a longer stall this process checks
 * ownership before it shows text.
 */
const STALL_LIMIT_MS = 10_000;

interface ReplyWriter {
  urgent: Set<RunningReply>;
  pending: Set<RunningReply>;
  isFinalWriteInFlight: boolean;
  isWriting: boolean;
  isFlushDue: boolean;
  nextFlush: PromiseWithResolvers<void>;
  wake: () => void;
}
const REPLY_WRITER = processSingleton("replies.writer", (): ReplyWriter => ({
  urgent: new Set(),
  pending: new Set(),
  isFinalWriteInFlight: false,
  isWriting: false,
  isFlushDue: true,
  nextFlush: Promise.withResolvers(),
  wake: () => {},
}));

const canBeWritten = (reply: RunningReply) => !reply.ended && !reply.isSetAside && !reply.isReconciling;
const isFirstText = (reply: RunningReply) => !reply.hasSavedText && reply.outcome === null;

export function scheduleWrite(reply: RunningReply): void {
  if (reply.isSetAside || reply.isReconciling) return;
  const state = REPLY_WRITER.get();
  const isUrgent = reply.outcome ? !state.isFinalWriteInFlight : isFirstText(reply);
  (isUrgent ? state.urgent : state.pending).add(reply);
  if (!state.isWriting) void runWriteLoop(state);
  else if (state.urgent.size > 0) state.wake();
}

export async function waitForNextFlush(): Promise<void> {
  const { isWriting, nextFlush } = REPLY_WRITER.get();
  if (isWriting) await nextFlush.promise;
}

async function runWriteLoop(state: ReplyWriter): Promise<void> {
  state.isWriting = true;
  for (;;) {
    if (!state.isFlushDue && state.urgent.size === 0) await new Promise<void>((resolve) => (state.wake = resolve));
    const { isFlushDue } = state;
    const pace = isFlushDue && delay(FLUSH_INTERVAL_MS);
    if (isFlushDue) await collectPending(state);
    const batch = [...new Set([...state.urgent, ...(isFlushDue ? state.pending : [])])].filter(canBeWritten);
    state.urgent.clear();
    if (isFlushDue) state.pending.clear();
    else for (const reply of batch) state.pending.delete(reply); // Includes their further text.
    if (isFlushDue && batch.length === 0) break;
    const writing = tryWrite(state, batch);
    if (pace) void scheduleNextFlush(state, pace, writing);
    else if (batch.some(({ outcome }) => outcome)) void trackFinalWrite(state, writing);
  }
  state.isWriting = false;
}

async function scheduleNextFlush(state: ReplyWriter, pace: Promise<void>, writing: Promise<boolean>): Promise<void> {
  state.isFlushDue = false;
  if (!(await writing)) await delay(RETRY_DELAY_MS);
  await pace;
  state.isFlushDue = true;
  state.wake();
}

/** One final write at a time, because each waits for its WAL flush; later ones join the next flush. */
async function trackFinalWrite(state: ReplyWriter, writing: Promise<boolean>): Promise<void> {
  state.isFinalWriteInFlight = true;
  await writing;
  state.isFinalWriteInFlight = false;
}

/** nextTick runs after the continuations of all replies, so these append what has arrived. */
async function collectPending(state: ReplyWriter): Promise<void> {
  const { nextFlush } = state;
  state.nextFlush = Promise.withResolvers();
  nextFlush.resolve();
  await new Promise<void>((resolve) => process.nextTick(resolve));
}

function requeue(state: ReplyWriter, reply: RunningReply): void {
  state.pending.add(reply);
  if (!state.isWriting) void runWriteLoop(state);
}

async function tryWrite(state: ReplyWriter, batch: RunningReply[]): Promise<boolean> {
  if (batch.length === 0) return true;
  try {
    await writeBatch(batch);
    return true;
  } catch (error) {
    for (const reply of batch) reply.isStalled = true;
    const isLocked = isLockTimeout(error);
    const isUnavailable = isDatabaseUnavailable(error) && !isLocked;
    if (isUnavailable || batch.length > 1)
      logger().warn({ event: "reply.write_failed", replies: batch.length, err: error });
    if (isUnavailable) requeueAll(state, batch);
    else if (batch.length > 1) await Promise.all(batch.map((reply) => tryWrite(state, [reply])));
    else if (isLocked) for (const reply of batch) setAside(state, reply);
    else for (const reply of batch) requeueOrGiveUp(state, reply, error);
    return false;
  }
}

/** Skips a reply whose row is locked, so that the others are written, and retries it later. */
function setAside(state: ReplyWriter, reply: RunningReply): void {
  reply.isSetAside = true;
  setTimeout(() => {
    reply.isSetAside = false;
    requeue(state, reply);
  }, LOCKED_RETRY_DELAY_MS);
}

/** A crashed database may have lost unflushed text, so every running reply is written again from the start. */
function requeueAll(state: ReplyWriter, batch: RunningReply[]): void {
  for (const reply of batch) requeue(state, reply);
  for (const reply of replyRegistry().running.values()) reply.compactedAt = 0;
}

function requeueOrGiveUp(state: ReplyWriter, reply: RunningReply, error: unknown): void {
  reply.failedWrites += 1;
  if (reply.failedWrites < MAX_FAILED_WRITES) {
    requeue(state, reply);
    return;
  }
  logger().error({ event: "reply.unwritable", messageId: reply.id, err: error });
  reply.giveUp({ state: "interrupted", failure: null });
}

async function writeBatch(batch: RunningReply[]): Promise<void> {
  const now = performance.now();
  const plans = batch.map((reply) => ({
    reply,
    length: reply.text.length,
    outcome: reply.outcome,
    isCompaction: reply.outcome !== null || now - reply.compactedAt > COMPACT_INTERVAL_MS,
  }));
  for (const reply of batch) {
    if (now - reply.lastWriteAt > STALL_LIMIT_MS) reply.isStalled = true;
    reply.lastWriteAt = now;
  }
  // A first text need not be durable: its start is, and the next flush includes the text.
  const isDurable = !batch.every(isFirstText);
  const sent = await store.sendReplies({
    chunks: plans.filter((plan) => !plan.isCompaction).map(({ reply }) => toChunkRow(reply)),
    messages: plans.filter((plan) => plan.isCompaction).map(({ reply }) => toMessageRow(reply)),
    isDurable,
  });
  for (const { reply, length } of plans) reply.markSent(length);
  const owned = await sent.owned;
  for (const { reply, length, outcome, isCompaction } of plans) {
    if (!owned.has(reply.id)) {
      startReconciliation(reply);
      continue;
    }
    if (isDurable) reply.markDurable();
    if (outcome) reply.finish(outcome);
    else {
      reply.markSaved(length);
      if (isCompaction) reply.markCompacted(now);
    }
  }
}

const toChunkRow = (reply: RunningReply): store.ChunkRow => ({
  id: reply.id,
  at: reply.compactedBytes,
  text: reply.text.slice(reply.compactedLength),
});

const toMessageRow = (reply: RunningReply): store.MessageRow => ({
  id: reply.id,
  text: reply.text,
  state: reply.outcome?.state ?? "streaming",
  failure: reply.outcome?.failure ?? null,
  record: reply.outcome && JSON.stringify(reply.record(reply.outcome)),
  coachState: reply.source && JSON.stringify(reply.source.state()),
});

/**
 * Reconciles a reply in parallel with other writes, because its new owner may have locked its row. A second call while
 * the first is under way does nothing; after a failure the next write or check tries again.
 */
export function startReconciliation(reply: RunningReply): void {
  if (reply.isReconciling || reply.ended) return;
  reply.isReconciling = true;
  reconcileLostOwnership(reply)
    .catch((error: unknown) => logger().warn({ event: "reply.write_failed", replies: 1, err: error }))
    .finally(() => (reply.isReconciling = false));
}

/**
 * Another process has ended the reply (stopped, deleted or interrupted it), or the response to this process's final
 * write was lost. The stored text counts, followed by what readers of this process have already seen.
 */
async function reconcileLostOwnership(reply: RunningReply): Promise<void> {
  const stored = await store.findOwnedReply(reply.userId, reply.id);
  if (reply.ended) return;
  if (!stored) return reply.giveUp({ state: "stopped", failure: null });
  const { state, failure, content } = stored;
  if (reply.visibleLength > content.length)
    await store.appendSeenText(reply.id, reply.text.slice(0, reply.visibleLength));
  reply.giveUp({ state: isRunning(state) ? "interrupted" : state, failure }, content);
}

export async function waitForWrites(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while ((REPLY_WRITER.get().isWriting || replyRegistry().slotCount > 0) && performance.now() < end) await delay(10);
}
