import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { logger } from "@/lib/server/logger";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { replySlots } from "../slots/reply-slots";
import { isDeadLocalProcess } from "./instance";
import { runningReplies } from "./running-reply";
import * as store from "./store";
import { endReply } from "./write-reply";

const HEARTBEAT_INTERVAL_MS = 3_000;
const STALE_AFTER_SECONDS = 15;
/** After a later heartbeat, other processes may have had the same gap. */
const LATE_AFTER_SECONDS = 7;
const MIN_CONSECUTIVE_BEATS = 6;
const DRAIN_TIMEOUT_MS = 3_000;
const STORE_TIMEOUT_MS = 2_000;

interface HeartbeatState {
  registered: Promise<void>;
  lastBeatAt: number;
  consecutiveBeats: number;
}
const HEARTBEAT = processSingleton("replies.heartbeat", startHeartbeat);

function startHeartbeat(): HeartbeatState {
  const state = { registered: Promise.resolve(), lastBeatAt: -Infinity, consecutiveBeats: 0 };
  state.registered = sweep(STALE_AFTER_SECONDS)
    .then(() => heartbeat(state))
    .catch((error: unknown) => logger().warn({ event: "replies.start_failed", err: error }));
  void repeatHeartbeat(state);
  return state;
}

async function repeatHeartbeat(state: HeartbeatState): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, HEARTBEAT_INTERVAL_MS).unref());
    if (HEARTBEAT.peek() !== state) return;
    await heartbeat(state)
      .then(() => sweep(state.consecutiveBeats >= MIN_CONSECUTIVE_BEATS ? STALE_AFTER_SECONDS : null))
      .catch((error: unknown) => logger().warn({ event: "replies.heartbeat_failed", err: error }));
  }
}

async function heartbeat(state: HeartbeatState): Promise<void> {
  const secondsSinceHeartbeat = await store.heartbeat();
  state.lastBeatAt = performance.now();
  state.consecutiveBeats = secondsSinceHeartbeat <= LATE_AFTER_SECONDS ? state.consecutiveBeats + 1 : 0;
}

async function sweep(staleSeconds: number | null): Promise<void> {
  const dead = (await store.listInstanceIds()).filter(isDeadLocalProcess);
  const replies = await store.sweep({ dead, running: [...runningReplies().keys()], staleSeconds });
  if (dead.length + replies > 0) logger().info({ event: "replies.swept", processes: dead.length, replies });
}

/** Never rejects: without the database, the next heartbeat retries. */
export const startReplies = (): Promise<void> => HEARTBEAT.get().registered;

/** Resolves when other processes can see this process's lease; without it they would interrupt its replies. */
export async function ensureRegistered(): Promise<void> {
  const own = HEARTBEAT.get();
  await own.registered;
  if (performance.now() - own.lastBeatAt > LATE_AFTER_SECONDS * 1_000) await heartbeat(own);
}

export async function drainReplies(): Promise<void> {
  replySlots().isClosed = true;
  await waitForFreeSlots(DRAIN_TIMEOUT_MS);
  for (const reply of runningReplies().values()) void endReply(reply, "interrupted");
  await waitForFreeSlots(STORE_TIMEOUT_MS);
  HEARTBEAT.clear();
  const logFailure = (error: unknown) => logger().warn({ event: "replies.unregister_failed", err: error });
  await store.removeInstance().catch(logFailure);
}

async function waitForFreeSlots(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (replySlots().count > 0 && performance.now() < end) await delay(10);
}
