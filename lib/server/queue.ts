import "server-only";
import { randomUUID } from "node:crypto";
import { fromPrisma, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { JobDefinition } from "@/lib/shared/job";
import { asAppError } from "./database/database-error";
import type { Db } from "./db";
import { env } from "./env";
import { logger } from "./logger";
import { processSingleton } from "./process/process-singleton";

interface Queue {
  started: Promise<PgBoss>;
  known: Set<string>;
}

const MAX_HEARTBEAT_GAP_SECONDS = 20;
const RETRY_DELAY_SECONDS = 5;
const RETRY_DELAY_MAX_SECONDS = 300;

async function open(): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    application_name: "clarity-queue",
    max: 4,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on("error", (error) => logger().warn({ event: "queue.error", err: error }));
  boss.on("warning", ({ message }) => logger().warn({ event: "queue.warning", message }));
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/**
 * The queue in this application's own database, started at its first use and shared by the whole process. A failed
 * start is discarded, so the next use tries again.
 */
const QUEUE = processSingleton("queue", (): Queue => {
  const opening: Queue = { started: open(), known: new Set() };
  opening.started.catch(() => {
    if (QUEUE.peek() === opening) QUEUE.clear();
  });
  return opening;
});

export async function openQueue(jobs: JobDefinition[]): Promise<PgBoss> {
  const { started, known } = QUEUE.get();
  const boss = await started;
  for (const { name, retryLimit, expireInSeconds } of jobs.filter((job) => !known.has(job.name))) {
    const options = {
      retryLimit,
      retryDelay: RETRY_DELAY_SECONDS,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_SECONDS,
      expireInSeconds,
      heartbeatSeconds: MAX_HEARTBEAT_GAP_SECONDS,
      notify: true,
    };
    await boss.createQueue(name, { ...options, policy: "exclusive" });
    await boss.updateQueue(name, options);
    known.add(name);
  }
  return boss;
}

interface EnqueueOptions {
  singletonKey?: string;
  startAfter?: Date;
  tx?: Pick<Db, "$queryRawUnsafe">;
}

/**
 * Adds a job to the queue; it survives restarts and any instance may run it.
 * @returns the job's id, or null when one with the same `singletonKey` already waits or runs.
 * @throws AppError unavailable when the database is unreachable; ZodError when the data has the wrong shape.
 */
export async function enqueue<S extends z.ZodType<object, object>>(
  job: JobDefinition<S>,
  data: z.input<S>,
  { singletonKey = randomUUID(), startAfter, tx }: EnqueueOptions = {},
): Promise<string | null> {
  job.data.parse(data);
  try {
    const boss = await openQueue([job]);
    return await boss.send(job.name, data, { singletonKey, startAfter, ...(tx && { db: fromPrisma(tx) }) });
  } catch (error) {
    throw asAppError(error);
  }
}

/** Lets a failed job run again, in the caller's transaction, which has locked the job. */
export async function retryJob(name: string, id: string, tx: Pick<Db, "$queryRawUnsafe">): Promise<void> {
  const boss = await openQueue([]);
  await boss.retry(name, id, { db: fromPrisma(tx) });
}

/** Removes a job that is not running, in the caller's transaction, which has locked the job. */
export async function discardJob(name: string, id: string, tx: Pick<Db, "$queryRawUnsafe">): Promise<void> {
  const boss = await openQueue([]);
  await boss.deleteJob(name, id, { db: fromPrisma(tx) });
}

/**
 * Accepts no further work, waits up to `timeoutMs` for running work, hands the rest back, and closes the connections.
 */
export async function closeQueue(timeoutMs: number): Promise<void> {
  const open = QUEUE.peek();
  QUEUE.clear();
  const boss = await open?.started.catch(() => undefined);
  await boss?.stop({ graceful: true, timeout: timeoutMs });
}
