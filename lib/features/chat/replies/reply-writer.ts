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
  reply.append(piece);
  const isFirstText = !reply.hasBegun && !reply.outcome;
  reply.hasBegun = reply.isDirty = true;
  if (isFirstText) void tryWrite([reply], { isFirstText });
  await writer().nextFlush.promise;
}

async function tryWrite(batch: RunningReply[], { isFirstText = false } = {}): Promise<boolean> {
  try {
    await writeBatch(batch, isFirstText);
    return true;
  } catch (error) {
    for (const reply of batch) reply.isStalled = reply.isDirty = true;
    const isLocked = isLockTimeout(error);
    const isUnavailable = isDatabaseUnavailable(error) && !isLocked;
    if (isUnavailable || batch.length > 1)
      logger().warn({ event: "reply.write_failed", replies: batch.length, err: error });
    if (isUnavailable) rewriteAll();
    else if (batch.length > 1) await Promise.all(batch.map((reply) => tryWrite([reply])));
    else if (isLocked) for (const reply of batch) block(reply, delay(LOCKED_RETRY_DELAY_MS));
    else for (const reply of batch) giveUpAfterFailures(reply, error);
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

function giveUpAfterFailures(reply: RunningReply, error: unknown): void {
  reply.failedWrites += 1;
  if (reply.failedWrites < MAX_FAILED_WRITES) return;
  logger().error({ event: "reply.unwritable", messageId: reply.id, err: error });
  reply.giveUp({ state: "interrupted", failure: null });
}

async function writeBatch(batch: RunningReply[], isFirstText: boolean): Promise<void> {
  const now = performance.now();
  const writes = batch.map((reply) => {
    const { outcome, text, hasBegun, compactedAt, lastWriteAt } = reply;
    if (now - lastWriteAt > STALL_LIMIT_MS) reply.isStalled = true;
    reply.lastWriteAt = now;
    reply.isDirty = false;
    const isWhole = outcome !== null || (hasBegun && now - compactedAt > COMPACT_INTERVAL_MS);
    return { reply, outcome, length: text.length, isWhole };
  });
  const rows = writes.map(({ reply, isWhole }) => (isWhole ? toMessageRow(reply) : toChunkRow(reply)));
  // A first text need not be durable: its start is, and the next flush includes the text.
  const sent = await store.sendReplies(rows, { isDurable: !isFirstText });
  for (const { reply, length } of writes) reply.markSent(length);
  const owned = await sent.owned;
  for (const { reply, outcome, length, isWhole } of writes) {
    if (!owned.has(reply.id)) reconcile(reply);
    else if (outcome) reply.finish(outcome);
    else {
      reply.markSaved(length);
      if (isWhole) reply.markCompacted(now);
    }
  }
}

const toChunkRow = (reply: RunningReply): store.ReplyRow => ({
  id: reply.id,
  at: reply.compactedBytes,
  text: reply.text.slice(reply.compactedLength),
});

const toMessageRow = (reply: RunningReply): store.ReplyRow => ({
  id: reply.id,
  text: reply.text,
  state: reply.outcome?.state ?? "streaming",
  failure: reply.outcome?.failure,
  record: reply.outcome ? reply.record(reply.outcome) : undefined,
  coachState: reply.source?.state(),
});

/**
 * Lets the row win, in parallel with other writes, because its new owner may have locked it. After a failure the next
 * write tries again.
 */
function reconcile(reply: RunningReply): void {
  if (reply.isBlocked || reply.ended) return;
  const reconciling = adoptStoredEnd(reply).catch((error: unknown) =>
    logger().warn({ event: "reply.write_failed", replies: 1, err: error }),
  );
  block(reply, reconciling);
}

/**
 * Another process has ended the reply (stopped, deleted or interrupted it), or the response to this process's final
 * write was lost. The stored text counts, followed by what readers of this process have already seen.
 */
async function adoptStoredEnd(reply: RunningReply): Promise<void> {
  const stored = await store.findOwnedReply(reply.userId, reply.id);
  if (reply.ended) return;
  if (!stored) return reply.giveUp({ state: "stopped", failure: null });
  const { state, failure, content } = stored;
  if (reply.visibleLength > content.length)
    await store.appendSeenText(reply.id, reply.text.slice(0, reply.visibleLength));
  reply.giveUp({ state: isRunning(state) ? "interrupted" : state, failure }, content);
}
