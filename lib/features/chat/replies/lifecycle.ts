import "server-only";
import { logger } from "@/lib/server/logger";
import { hub } from "./hub";
import { instanceId, isDeadNeighbour } from "./instance";
import { letGo, settleWrites } from "./scribe";
import * as store from "./store";
import { endReply } from "./write-reply";

const OWNERSHIP_EVERY = 500;
const BEAT_EVERY = 3_000;
const STALE_SECONDS = 15;
/** A beat that comes later than this missed one; after one that was missed, silence of others says nothing about them. */
const LATE_SECONDS = 7;
const STEADY_BEATS = 6;
/** How long replies may go on after a wish to stop, and how long their end may take to be stored. */
const GRACE = 3_000;
const STORE_TIME = 2_000;

interface Life {
  timers: NodeJS.Timeout[];
  begun: Promise<void>;
  /** When this process was last entered among the living, as `performance.now()` tells it. */
  beatAt: number;
  /** Beats since the last one that was late. */
  steadyBeats: number;
}
const holder = globalThis as typeof globalThis & { clarityReplyLife?: Life };

/** Marks what dead processes left behind, then enters this one among the living. */
async function enter(life: Life): Promise<void> {
  await sweep(STALE_SECONDS);
  await beat(life);
}

async function beat(life: Life): Promise<void> {
  const silence = await store.beat(instanceId());
  life.beatAt = performance.now();
  life.steadyBeats = silence <= LATE_SECONDS ? life.steadyBeats + 1 : 0;
}

async function sweep(staleSeconds: number | null): Promise<void> {
  const dead = (await store.listInstanceIds()).filter(isDeadNeighbour);
  const running = [...hub().running.keys()];
  const replies = await store.sweep(instanceId(), { dead, running, staleSeconds });
  if (dead.length + replies > 0) logger().info({ event: "replies.swept", processes: dead.length, replies });
}

/** Replies of this process that another one has ended or removed in the meantime stop here. */
async function checkOwnership(): Promise<void> {
  const replies = [...hub().running.values()].filter((reply) => !reply.ended);
  if (replies.length === 0) return;
  const owned = await store.stillOwned(
    instanceId(),
    replies.map(({ id }) => id),
  );
  for (const reply of replies) if (!owned.has(reply.id) && !reply.ended) await letGo(reply);
}

/** When the database was away, or this process was held, others may have been silent for the same reason. */
async function live(life: Life): Promise<void> {
  await beat(life);
  await sweep(life.steadyBeats >= STEADY_BEATS ? STALE_SECONDS : null);
}

function every(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
  let isBusy = false;
  return setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    work()
      .catch((error: unknown) => logger().warn({ event: "replies.upkeep_failed", err: error }))
      .finally(() => (isBusy = false));
  }, milliseconds).unref();
}

function life(): Life {
  if (holder.clarityReplyLife) return holder.clarityReplyLife;
  const begun: Life = { timers: [], begun: Promise.resolve(), beatAt: -Infinity, steadyBeats: 0 };
  begun.timers = [every(OWNERSHIP_EVERY, checkOwnership), every(BEAT_EVERY, () => live(begun))];
  begun.begun = enter(begun).catch((error: unknown) => logger().warn({ event: "replies.start_failed", err: error }));
  holder.clarityReplyLife = begun;
  return begun;
}

/**
 * Begins the life of this process as a writer of replies: what dead processes left is marked interrupted, this one is
 * entered and keeps its heartbeat. Awaited before the first request; never rejects, upkeep catches up when the database
 * cannot be reached.
 */
export const startReplies = (): Promise<void> => life().begun;

/** Resolves when other processes can see that this one lives; awaited before a reply begins. */
export async function assertEntered(): Promise<void> {
  const own = life();
  await own.begun;
  if (performance.now() - own.beatAt > LATE_SECONDS * 1_000) await beat(own);
}

/** Takes no new replies, lets running ones end for a moment, marks the rest interrupted and leaves the registry. */
export async function drainReplies(): Promise<void> {
  const state = hub();
  state.isDraining = true;
  await settleWrites(GRACE);
  await Promise.race([
    Promise.all([...state.running.values()].map((reply) => endReply(reply, "interrupted"))),
    settleWrites(STORE_TIME),
  ]);
  holder.clarityReplyLife?.timers.forEach(clearInterval);
  holder.clarityReplyLife = undefined;
  await store.removeInstance(instanceId()).catch((error: unknown) => {
    logger().warn({ event: "replies.leave_failed", err: error });
  });
}
