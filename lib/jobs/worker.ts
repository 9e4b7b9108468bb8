import "server-only";
import type { Job, PgBoss } from "pg-boss";
import { logger } from "@/lib/server/logger";
import { closeQueue, openQueue } from "@/lib/server/queue";
import { JOBS, type Registration, SCHEDULES } from "./index";
import { processSingleton } from "@/lib/server/process/process-singleton";

const START_RETRY_MS = 5_000;
const STOP_TIMEOUT_MS = 5_000;
const MAX_RUNS_PER_JOB = 2;

interface Worker {
  stopped: boolean;
  timer?: NodeJS.Timeout;
}

const WORKER = processSingleton<Worker>("worker", () => ({ stopped: false }));

/**
 * Starts queued work in this process and returns at once. Retries every few seconds while the database is unreachable;
 * a second call does nothing. `stopWorker` ends it and hands unfinished work back.
 */
export function startWorker(): void {
  if (!WORKER.peek()) void runWorker(WORKER.get());
}

async function runWorker(worker: Worker): Promise<void> {
  try {
    const boss = await openQueue(JOBS.map(({ job }) => job));
    if (worker.stopped) return;
    for (const registration of JOBS) await subscribe(boss, registration);
    for (const { job, cron } of SCHEDULES) await boss.schedule(job.name, cron, {}, { singletonKey: "schedule" });
    logger().info({ event: "worker.started", jobs: JOBS.length });
  } catch (error) {
    if (worker.stopped) return;
    logger().warn({ event: "worker.start_failed", err: error });
    worker.timer = setTimeout(() => void runWorker(worker), START_RETRY_MS);
    worker.timer.unref();
  }
}

async function subscribe(boss: PgBoss, { job, run }: Registration): Promise<void> {
  const options = { localConcurrency: MAX_RUNS_PER_JOB, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };
  await boss.offWork(job.name);
  await boss.work<object>(job.name, options, async ([task]) => {
    if (task) await runJob(task, run);
  });
}

async function runJob({ id, name, data, signal, retryCount }: Job, run: Registration["run"]): Promise<void> {
  const startedAt = Date.now();
  const line = { job: name, requestId: id, retryCount };
  try {
    await run(
      { actor: { type: "system", job: name }, requestId: id, now: new Date(), network: "local" },
      data ?? {},
      signal,
    );
    logger().info({ event: "job.done", ...line, ms: Date.now() - startedAt });
  } catch (error) {
    logger().warn({ event: "job.failed", ...line, ms: Date.now() - startedAt, err: error });
    // pg-boss stores the thrown message with the job. Its text could hold personal data; the description in the log
    // does not.
    throw new Error(error instanceof Error ? error.name : "failed");
  }
}

export async function stopWorker(): Promise<void> {
  const worker = WORKER.peek();
  if (!worker) return;
  WORKER.clear();
  worker.stopped = true;
  clearTimeout(worker.timer);
  await closeQueue(STOP_TIMEOUT_MS);
}
