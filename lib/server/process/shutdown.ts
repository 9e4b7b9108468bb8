import "server-only";
import type { Server, ServerResponse } from "node:http";
import { logger } from "../logger";
import { processSingleton } from "./process-singleton";

type Task = () => Promise<unknown>;
type Stage = "drain" | "close";

interface State {
  isInstalled: boolean;
  ending?: Promise<void>;
  servers: Set<Server>;
  openResponses: Set<ServerResponse>;
  onResponsesEnded: () => void;
  tasks: Record<Stage, Map<string, Task>>;
}

/** Below the time after which the start script and service managers kill the process (8.5 s and more). */
const DEADLINE_MS = 8_000;

const STATE = processSingleton("shutdown", (): State => ({
  isInstalled: false,
  servers: new Set(),
  openResponses: new Set(),
  onResponsesEnded: () => undefined,
  tasks: { drain: new Map(), close: new Map() },
}));
const state = STATE.get;

export const isShuttingDown = (): boolean => state().ending !== undefined;

/**
 * Registers work for the shutdown under a name; registering the name again replaces it. `drain` tasks start at once and
 * run concurrently (running replies, queued jobs); `close` tasks run after them and after all open responses
 * (connections).
 */
export function onShutdown(name: string, task: Task, stage: Stage = "drain"): void {
  state().tasks[stage].set(name, task);
}

export function trackServer(server: Server): void {
  state().servers.add(server);
}

export function trackResponse(response: ServerResponse): void {
  state().openResponses.add(response);
  response.once("close", () => {
    const { openResponses, onResponsesEnded } = state();
    openResponses.delete(response);
    if (openResponses.size === 0) onResponsesEnded();
  });
}

const waitForResponses = (): Promise<void> =>
  new Promise((resolve) => {
    if (state().openResponses.size === 0) resolve();
    else state().onResponsesEnded = resolve;
  });

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
  logger().info({ event: "shutdown.started" });
  const servers = [...state().servers];
  for (const server of servers) server.close();
  await Promise.all([runTasks("drain"), waitForResponses()]);
  // The rest has no response: connections that are idle or have not sent a whole request.
  for (const server of servers) server.closeAllConnections();
  await runTasks("close");
  logger().info({ event: "shutdown.done", ms: Date.now() - since });
}

function shutDown(exitCode: number): void {
  const current = state();
  if (current.ending) return;
  const deadline = setTimeout(() => {
    logger().error({ event: "shutdown.deadline" });
    process.exit(exitCode);
  }, DEADLINE_MS);
  current.ending = end().finally(() => {
    clearTimeout(deadline);
    process.exit(exitCode);
  });
}

/** An aborted request is not a defect, even when nobody handles its rejection. */
const isAbort = (reason: unknown): boolean =>
  reason instanceof Error && ["AbortError", "ResponseAborted"].includes(reason.name);

/**
 * Replaces Next's signal handlers, which wait for open responses without a limit and ignore replies that run without a
 * reader. SIGTERM, SIGINT and the loss of the start script shut down with code 0; an uncaught error shuts down with
 * code 1, and the supervisor restarts.
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
