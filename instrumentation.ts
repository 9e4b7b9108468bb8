/** Runs once per server process, before the first request is served. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { install } = await import("./lib/http/guard");
  install();
  const { startReplies } = await import("./lib/features/chat/replies/lifecycle");
  await startReplies();
  const { startWorker } = await import("./lib/jobs/worker");
  startWorker();
}
