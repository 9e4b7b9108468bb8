import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnavailable } from "@/lib/server/database-error";
import { logger } from "@/lib/server/logger";
import { isRunning } from "../model";
import { hub } from "./hub";
import { instanceId } from "./instance";
import type { RunningReply } from "./running-reply";
import * as store from "./store";

/** Milliseconds between two writings: short enough to read along, long enough to write many replies at once. */
const PACE = 36;
/** The message itself is brought up to date at least this often, in milliseconds and in UTF-16 units. */
const FOLD_EVERY = 1_000;
const FOLD_UNITS = 2_048;
const RETRY_PAUSE = 250;
const MAX_FAILED_WRITES = 8;
/** Less than the silence after which others take this process for dead: held for longer, it asks before it shows. */
const HELD = 10_000;

/** The one writer of this process. */
interface Scribe {
  /** Replies with first words or with an end, which are written at once. */
  urgent: Set<RunningReply>;
  /** Replies with further words, which are written together, at one pace. */
  going: Set<RunningReply>;
  /** Ends that were written at once are not yet on the database's disk; further ones go with the common writings. */
  isEnding: boolean;
  isWriting: boolean;
  /** The next common writing may begin: the pace is over, and the database has answered the last one. */
  isDue: boolean;
  /** Resolves when it begins, before anything of it is written. */
  next: PromiseWithResolvers<void>;
  /** Ends the pause before it. */
  wake: () => void;
}
const holder = globalThis as typeof globalThis & { clarityScribe?: Scribe };
const scribe = (): Scribe =>
  (holder.clarityScribe ??= {
    urgent: new Set(),
    going: new Set(),
    isEnding: false,
    isWriting: false,
    isDue: true,
    next: Promise.withResolvers(),
    wake: () => {},
  });

const isBeginning = (reply: RunningReply) => !reply.hasStoredWords && reply.outcome === null;

/** Has a reply's new words, or its end, written with the next batch. */
export function write(reply: RunningReply): void {
  const state = scribe();
  const isUrgent = reply.outcome ? !state.isEnding : isBeginning(reply);
  (isUrgent ? state.urgent : state.going).add(reply);
  if (!state.isWriting) void writeOn(state);
  else if (state.urgent.size > 0) state.wake();
}

/** Resolves when the next common writing begins, at once while nothing is written. */
export async function nextWriting(): Promise<void> {
  const { isWriting, next } = scribe();
  if (isWriting) await next.promise;
}

/** While a batch is on its way and answered, the next one gathers; what is urgent is sent meanwhile. */
async function writeOn(state: Scribe): Promise<void> {
  state.isWriting = true;
  for (;;) {
    if (!state.isDue && state.urgent.size === 0) await new Promise<void>((resolve) => (state.wake = resolve));
    const { isDue } = state;
    const pace = isDue && delay(PACE);
    if (isDue) await gather(state);
    const batch = [...new Set([...state.urgent, ...(isDue ? state.going : [])])].filter((reply) => !reply.ended);
    state.urgent.clear();
    if (isDue) state.going.clear();
    else for (const reply of batch) state.going.delete(reply); // Further words go along.
    if (isDue && batch.length === 0) break;
    const writing = tryWrite(state, batch);
    if (pace) void pauseFor(state, pace, writing);
    else if (batch.some(({ outcome }) => outcome)) void holdEnds(state, writing);
  }
  state.isWriting = false;
}

/** Until the next common writing: the pace, and the database's answer to this one. */
async function pauseFor(state: Scribe, pace: Promise<void>, writing: Promise<boolean>): Promise<void> {
  state.isDue = false;
  if (!(await writing)) await delay(RETRY_PAUSE);
  await pace;
  state.isDue = true;
  state.wake();
}

/** A slow disk gets one of these writings at a time, whatever ends meanwhile. */
async function holdEnds(state: Scribe, writing: Promise<boolean>): Promise<void> {
  state.isEnding = true;
  await writing;
  state.isEnding = false;
}

/** Lets everybody who waited for this writing add what has come in the meantime: ticks come after all their steps. */
async function gather(state: Scribe): Promise<void> {
  const { next } = state;
  state.next = Promise.withResolvers();
  next.resolve();
  await new Promise<void>((resolve) => process.nextTick(resolve));
}

/** What could not be written goes along with the next common writing. */
function writeAgain(state: Scribe, reply: RunningReply): void {
  state.going.add(reply);
  if (!state.isWriting) void writeOn(state);
}

async function tryWrite(state: Scribe, batch: RunningReply[]): Promise<boolean> {
  if (batch.length === 0) return true;
  try {
    await writeBatch(batch);
    return true;
  } catch (error) {
    for (const reply of batch) reply.isBehind = true;
    if (isDatabaseUnavailable(error) || batch.length > 1) {
      logger().warn({ event: "reply.write_failed", replies: batch.length, err: error });
      if (isDatabaseUnavailable(error)) afterLoss(state, batch);
      else for (const reply of batch) await tryWrite(state, [reply]);
      return false;
    }
    for (const reply of batch) afterFailure(state, reply, error);
    return false;
  }
}

/** What had not come to its disk may be gone with the database, so every running reply is written as a whole again. */
function afterLoss(state: Scribe, batch: RunningReply[]): void {
  for (const reply of batch) writeAgain(state, reply);
  for (const reply of hub().running.values()) reply.foldedAt = 0;
}

/** A reply that cannot be stored, try after try, is given up; the others must not wait for it for ever. */
function afterFailure(state: Scribe, reply: RunningReply, error: unknown): void {
  reply.failedWrites += 1;
  if (reply.failedWrites < MAX_FAILED_WRITES) {
    writeAgain(state, reply);
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
    isFold: isDue(reply, now),
  }));
  for (const reply of batch) {
    if (now - reply.writtenAt > HELD) reply.isBehind = true;
    reply.writtenAt = now;
  }
  // First words need not wait for the disk: their beginning does, and the next common writing takes them along.
  const waitsForDisk = !batch.every(isBeginning);
  const sent = await store.sendReplies(instanceId(), {
    chunks: plans.filter((plan) => !plan.isFold).map(({ reply }) => chunkOf(reply)),
    folds: plans.filter((plan) => plan.isFold).map(({ reply }) => foldOf(reply)),
    waitsForDisk,
  });
  for (const { reply, length } of plans) reply.markSent(length);
  const owned = await sent.owned;
  for (const { reply, length, outcome, isFold } of plans) {
    if (!owned.has(reply.id)) {
      await letGo(reply);
      continue;
    }
    if (waitsForDisk) reply.markOnDisk();
    if (outcome) reply.finish(outcome);
    else {
      reply.markSaved(length);
      if (isFold) reply.markFolded(now);
    }
  }
}

const isDue = (reply: RunningReply, now: number): boolean =>
  reply.outcome !== null || now - reply.foldedAt > FOLD_EVERY || reply.saved - reply.folded > FOLD_UNITS;

const chunkOf = (reply: RunningReply): store.ChunkRow => ({
  id: reply.id,
  at: reply.foldedBytes,
  text: reply.text.slice(reply.folded),
});

const foldOf = (reply: RunningReply): store.FoldRow => ({
  id: reply.id,
  text: reply.text,
  state: reply.outcome?.state ?? "streaming",
  failure: reply.outcome?.failure ?? null,
  record: reply.outcome && JSON.stringify(reply.record(reply.outcome)),
});

/**
 * This process does not own the reply any more: somebody else ended it (stopped in another process, deleted, taken for
 * dead), or its end was stored and the answer to that was lost. What is stored is what counts, text and end, and with it
 * what readers here have seen in that moment.
 */
export async function letGo(reply: RunningReply): Promise<void> {
  const stored = await store.findOwnedReply(reply.userId, reply.id);
  if (reply.ended) return;
  if (!stored) return reply.giveUp({ state: "stopped", failure: null });
  const { state, failure, content } = stored;
  if (reply.shown > content.length) await store.addSeen(reply.id, reply.text.slice(0, reply.shown));
  reply.giveUp({ state: isRunning(state) ? "interrupted" : state, failure }, content);
}

/** Resolves when no reply is open or about to be, and nothing waits to be written; or after `milliseconds`. */
export async function settleWrites(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while ((scribe().isWriting || hub().taken > 0) && performance.now() < end) await delay(10);
}
