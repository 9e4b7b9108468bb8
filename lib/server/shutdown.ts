import "server-only";
import type { Server } from "node:http";
import { logger } from "./logger";

type Task = () => Promise<unknown>;

interface State {
  isInstalled: boolean;
  ending?: Promise<void>;
  servers: Set<Server>;
  /** What runs while replies and requests end, and what runs when they have. */
  tasks: Record<Stage, Map<string, Task>>;
}

type Stage = "drain" | "close";

/** Shorter than the time after which the start script and service managers kill this process (8.5 s and more). */
const DEADLINE_MS = 8_000;
const IDLE_CHECK_MS = 50;

// One process loads this module several times (pages, handlers, instrumentation); only globalThis is shared by them.
const holder = globalThis as typeof globalThis & { clarityShutdown?: State };

function state(): State {
  holder.clarityShutdown ??= {
    isInstalled: false,
    servers: new Set(),
    tasks: { drain: new Map(), close: new Map() },
  };
  return holder.clarityShutdown;
}

/** True once this process is on its way out; it then takes no new work. */
export const isShuttingDown = (): boolean => state().ending !== undefined;

/**
 * Names work for the end of this process; the same name again replaces it. `drain` work runs side by side as soon as
 * the end begins (running replies, queued jobs); `close` work when that and all open responses are over (connections).
 */
export function onShutdown(name: string, task: Task, stage: Stage = "drain"): void {
  state().tasks[stage].set(name, task);
}

/** Makes a server known, so that the end can close it. */
export function trackServer(server: Server): void {
  state().servers.add(server);
}

/** Stops listening at once; resolves when every open response has ended. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function runTasks(stage: Stage): Promise<void> {
  const tasks = [...state().tasks[stage]].map(async ([name, task]) => {
    try {
      await task();
    } catch (error) {
      logger().error({ event: "shutdown.task_failed", task: name, err: error });
    }
  });
  await Promise.all(tasks);
}

async function end(): Promise<void> {
  const since = Date.now();
  logger().info({ event: "shutdown.begun" });
  const responses = [...state().servers].map(closeServer);
  await Promise.all([runTasks("drain"), ...responses]);
  await runTasks("close");
  logger().info({ event: "shutdown.done", ms: Date.now() - since });
}

/** Ends this process in order, or at the deadline as it is. Asked twice, it ends once. */
function shutDown(exitCode: number): void {
  const current = state();
  if (current.ending) return;
  const late = setTimeout(() => {
    logger().error({ event: "shutdown.late" });
    process.exit(exitCode);
  }, DEADLINE_MS);
  current.ending = end().finally(() => {
    clearTimeout(late);
    process.exit(exitCode);
  });
}

/** A request that was given up is no defect, however its rejection came to be overlooked. */
const isAbort = (reason: unknown): boolean =>
  reason instanceof Error && ["AbortError", "ResponseAborted"].includes(reason.name);

/**
 * Takes over the end of this process from the framework, whose own handler waits for open responses without a limit and
 * knows nothing of replies that go on without a reader. SIGTERM, Ctrl-C and the loss of the start script end it in order
 * with code 0; a defect that nobody caught ends it in order with code 1, and whoever supervises starts it again.
 */
export function installShutdown(): void {
  const current = state();
  if (current.isInstalled) return;
  current.isInstalled = true;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => shutDown(0));
  }
  if (process.connected) process.on("disconnect", () => shutDown(0));
  process.on("uncaughtException", (error) => {
    logger().fatal({ event: "process.uncaught", err: error });
    shutDown(1);
  });
  process.on("unhandledRejection", (reason) => {
    if (isAbort(reason)) return;
    logger().fatal({ event: "process.unhandled", err: reason });
    shutDown(1);
  });
}
