import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnavailable, isLockTimeout } from "@/lib/server/database/database-error";
import { logger } from "@/lib/server/logger";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { isRunning } from "../model";
import { runningReplies, type RunningReply } from "./running-reply";
import * as store from "./store";

const FLUSH_INTERVAL_MS = 36;
/** Without new text a reply is still written, which shows whether another process has ended it. */
const OWNERSHIP_CHECK_INTERVAL_MS = 500;
const COMPACT_INTERVAL_MS = 1_000;
const RETRY_DELAY_MS = 250;
const LOCKED_RETRY_DELAY_MS = 2_000;
const MAX_FAILED_WRITES = 8;
/**
 * Shorter than the time after which other processes interrupt its replies: after a longer stall this process checks
 * ownership before it shows text.
 */
const STALL_LIMIT_MS = 10_000;

const writer = processSingleton("replies.writer", () => ({
  isRunning: false,
  nextFlush: Promise.withResolvers<void>(),
})).get;

const isDue = ({ isDirty, isBlocked, ended, lastWriteAt }: RunningReply) =>
  !isBlocked && !ended && (isDirty || performance.now() - lastWriteAt > OWNERSHIP_CHECK_INTERVAL_MS);

/** Writes the running replies with one statement every 36 ms until none is left. */
export async function runWriteLoop(): Promise<void> {
  const state = writer();
  if (state.isRunning) return;
  state.isRunning = true;
  while (runningReplies().size > 0) {
    const pace = delay(FLUSH_INTERVAL_MS);
    const { nextFlush } = state;
    state.nextFlush = Promise.withResolvers();
    nextFlush.resolve();
    // nextTick runs after the continuations of all replies, so these append what has arrived.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const batch = [...runningReplies().values()].filter(isDue);
    if (batch.length > 0 && !(await tryWrite(batch))) await delay(RETRY_DELAY_MS);
    await pace;
  }
  state.isRunning = false;
  state.nextFlush.resolve();
}

/**
 * Appends text and resolves at the next flush, so that pieces which arrive before it are appended together: that halves
 * the CPU time of 200 replies. The first text is written at once.
 */
export async function appendText(reply: RunningReply, piece: string): Promise<void> {
  if (piece === "") return;
  const isFirstText = reply.firstTextAt === null;
  reply.append(piece);
  if (isFirstText) void tryWrite([reply]);
  await writer().nextFlush.promise;
}

async function tryWrite(batch: RunningReply[]): Promise<boolean> {
  try {
    await writeBatch(batch);
    return true;
  } catch (error) {
    for (const reply of batch) reply.isStalled = reply.isDirty = true;
    const isUnavailable = isDatabaseUnavailable(error) && !isLockTimeout(error);
    if (isUnavailable || batch.length > 1)
      logger().warn({ event: "reply.write_failed", replies: batch.length, err: error });
    if (isUnavailable) rewriteAll();
    else if (batch.length > 1) await Promise.all(batch.map((reply) => tryWrite([reply])));
    else for (const reply of batch) blockOrGiveUp(reply, error);
    return false;
  }
}

/** A crashed database may have lost unflushed text, so every running reply is written again from the start. */
function rewriteAll(): void {
  for (const reply of runningReplies().values()) {
    reply.compactedAt = 0;
    reply.isDirty = true;
  }
}

function block(reply: RunningReply, until: Promise<void>): void {
  reply.isBlocked = true;
  void until.finally(() => (reply.isBlocked = false));
}

function blockOrGiveUp(reply: RunningReply, error: unknown): void {
  if (isLockTimeout(error)) return block(reply, delay(LOCKED_RETRY_DELAY_MS));
  reply.failedWrites += 1;
  if (reply.failedWrites < MAX_FAILED_WRITES) return;
  logger().error({ event: "reply.unwritable", messageId: reply.id, err: error });
  reply.giveUp({ state: "interrupted", failure: null });
}

async function writeBatch(batch: RunningReply[]): Promise<void> {
  const now = performance.now();
  // A first text need not be durable: its start is, and the next write flushes both.
  const isDurable = batch.some((reply) => reply.outcome !== null || reply.visibleLength > reply.initialLength);
  const writes = batch.map((reply) => {
    const { outcome, text, firstTextAt, compactedAt, lastWriteAt } = reply;
    if (now - lastWriteAt > STALL_LIMIT_MS) reply.isStalled = true;
    reply.lastWriteAt = now;
    reply.isDirty = false;
    const isWhole = outcome !== null || (firstTextAt !== null && now - compactedAt > COMPACT_INTERVAL_MS);
    return { reply, outcome, length: text.length, isWhole };
  });
  const sent = await store.sendReplies(writes.map(toRow), { isDurable });
  for (const { reply, length } of writes) reply.markSent(length);
  const owned = await sent.owned;
  for (const { reply, outcome, length, isWhole } of writes) {
    if (!owned.has(reply.id)) reconcile(reply);
    else if (outcome) reply.finish(outcome);
    else {
      reply.markSaved(length);
      if (isWhole) reply.markCompacted(length, now);
    }
  }
}

function toRow({ reply, isWhole }: { reply: RunningReply; isWhole: boolean }): store.ReplyRow {
  const { id, text, outcome } = reply;
  if (!isWhole) return { id, text: text.slice(reply.compactedLength), at: reply.compactedBytes };
  const coachState = reply.source?.state();
  return outcome
    ? { id, text, coachState, ...outcome, record: reply.record(outcome) }
    : { id, text, coachState, state: "streaming" };
}

/**
 * Lets the row win, in parallel with other writes, because its new owner may have locked it. After a failure the next
 * write tries again.
 */
function reconcile(reply: RunningReply): void {
  if (reply.isBlocked || reply.ended) return;
  const logFailure = (error: unknown) => logger().warn({ event: "reply.write_failed", replies: 1, err: error });
  block(reply, adoptStoredEnd(reply).catch(logFailure));
}

/**
 * Another process has ended the reply (stopped, deleted or interrupted it), or the response to this process's final
 * write was lost. The stored text counts, followed by what readers of this process have already seen.
 */
async function adoptStoredEnd(reply: RunningReply): Promise<void> {
  await store.appendSeenText(reply.id, reply.text.slice(0, reply.visibleLength));
  const stored = await store.findOwnedReply(reply.userId, reply.id);
  if (reply.ended) return;
  if (!stored) return reply.giveUp({ state: "stopped", failure: null });
  const { state, failure, content } = stored;
  reply.giveUp({ state: isRunning(state) ? "interrupted" : state, failure }, content);
}
