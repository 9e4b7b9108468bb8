import "server-only";
import { logger } from "@/lib/server/logger";
import { processSingleton } from "@/lib/server/process-singleton";
import { replyRegistry } from "./reply-registry";
import { isDeadLocalProcess } from "./instance";
import { startReconciliation, waitForWrites } from "./reply-writer";
import * as store from "./store";
import { endReply } from "./write-reply";

const OWNERSHIP_CHECK_INTERVAL_MS = 500;
const HEARTBEAT_INTERVAL_MS = 3_000;
const STALE_AFTER_SECONDS = 15;
/** After a later heartbeat, other processes may have had the same gap. */
const LATE_AFTER_SECONDS = 7;
const MIN_CONSECUTIVE_BEATS = 6;
const DRAIN_TIMEOUT_MS = 3_000;
const STORE_TIMEOUT_MS = 2_000;

interface HeartbeatState {
  timers: NodeJS.Timeout[];
  registered: Promise<void>;
  lastBeatAt: number;
  consecutiveBeats: number;
}
const HEARTBEAT = processSingleton("replies.heartbeat", startHeartbeat);

async function register(state: HeartbeatState): Promise<void> {
  await sweep(STALE_AFTER_SECONDS);
  await heartbeat(state);
}

async function heartbeat(state: HeartbeatState): Promise<void> {
  const silence = await store.heartbeat();
  state.lastBeatAt = performance.now();
  state.consecutiveBeats = silence <= LATE_AFTER_SECONDS ? state.consecutiveBeats + 1 : 0;
}

async function sweep(staleSeconds: number | null): Promise<void> {
  const dead = (await store.listInstanceIds()).filter(isDeadLocalProcess);
  const running = [...replyRegistry().running.keys()];
  const replies = await store.sweep({ dead, running, staleSeconds });
  if (dead.length + replies > 0) logger().info({ event: "replies.swept", processes: dead.length, replies });
}

async function checkOwnership(): Promise<void> {
  const replies = [...replyRegistry().running.values()].filter((reply) => !reply.ended);
  if (replies.length === 0) return;
  const owned = await store.listOwnedReplies(replies.map(({ id }) => id));
  for (const reply of replies) if (!owned.has(reply.id)) startReconciliation(reply);
}

async function tick(state: HeartbeatState): Promise<void> {
  await heartbeat(state);
  await sweep(state.consecutiveBeats >= MIN_CONSECUTIVE_BEATS ? STALE_AFTER_SECONDS : null);
}

function repeat(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
  let isBusy = false;
  return setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch((error: unknown) => logger().warn({ event: "replies.heartbeat_failed", err: error }))
      .finally(() => (isBusy = false));
  }, milliseconds).unref();
}

function startHeartbeat(): HeartbeatState {
  const state: HeartbeatState = {
    timers: [],
    registered: Promise.resolve(),
    lastBeatAt: -Infinity,
    consecutiveBeats: 0,
  };
  state.timers = [
    repeat(OWNERSHIP_CHECK_INTERVAL_MS, checkOwnership),
    repeat(HEARTBEAT_INTERVAL_MS, () => tick(state)),
  ];
  state.registered = register(state).catch((error: unknown) =>
    logger().warn({ event: "replies.start_failed", err: error }),
  );
  return state;
}

/** Never rejects: without the database, the next heartbeat retries. */
export const startReplies = (): Promise<void> => HEARTBEAT.get().registered;

/**
 * Resolves when other processes can see this process's lease; without it they would interrupt its replies.
 */
export async function ensureRegistered(): Promise<void> {
  const own = HEARTBEAT.get();
  await own.registered;
  if (performance.now() - own.lastBeatAt > LATE_AFTER_SECONDS * 1_000) await heartbeat(own);
}

export async function drainReplies(): Promise<void> {
  const state = replyRegistry();
  state.isDraining = true;
  await waitForWrites(DRAIN_TIMEOUT_MS);
  await Promise.race([
    Promise.all([...state.running.values()].map((reply) => endReply(reply, "interrupted"))),
    waitForWrites(STORE_TIMEOUT_MS),
  ]);
  HEARTBEAT.peek()?.timers.forEach(clearInterval);
  HEARTBEAT.clear();
  await store.removeInstance().catch((error: unknown) => {
    logger().warn({ event: "replies.unregister_failed", err: error });
  });
}
