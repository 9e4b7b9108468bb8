import { POST as answerChat } from "./app/api/chat/route";
import { drainReplies, startReplies } from "./lib/features/chat/replies/lifecycle";
import { install } from "./lib/http/guard";
import { reapplyDeletionsAtStart } from "./lib/jobs/retention";
import { startWorker, stopWorker } from "./lib/jobs/worker";
import { closeDb } from "./lib/server/db";
import { installShutdown, onShutdown } from "./lib/server/shutdown";

/** What each server process does before its first request; a build loads this too and does nothing. */
export async function begin(): Promise<void> {
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  // Development keeps the framework's own ways: it loads what has changed anew, and restarts this process at will.
  const isProduction = process.env.NODE_ENV === "production";
  install(isProduction ? { "/api/chat": answerChat } : {});
  if (isProduction) prepareEnd();
  await startReplies();
  await reapplyDeletionsAtStart();
  startWorker();
}

function prepareEnd(): void {
  installShutdown();
  onShutdown("replies", drainReplies);
  onShutdown("worker", stopWorker);
  onShutdown("database", closeDb, "close");
}
