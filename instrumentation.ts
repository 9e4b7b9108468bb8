/** Runs once per server process, before the first request is served. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { install } = await import("./lib/http/guard");
  install();
  // Development keeps the framework's own way to end: it restarts this process at will.
  if (process.env.NODE_ENV === "production") await prepareEnd();
  const { startReplies } = await import("./lib/features/chat/replies/lifecycle");
  await startReplies();
  const { startWorker } = await import("./lib/jobs/worker");
  startWorker();
}

async function prepareEnd(): Promise<void> {
  const { installShutdown, onShutdown } = await import("./lib/server/shutdown");
  const { drainReplies } = await import("./lib/features/chat/replies/lifecycle");
  const { stopWorker } = await import("./lib/jobs/worker");
  const { closeDb } = await import("./lib/server/db");
  installShutdown();
  onShutdown("replies", drainReplies);
  onShutdown("worker", stopWorker);
  onShutdown("database", closeDb, "close");
}
