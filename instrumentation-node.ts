import { drainReplies, startReplies } from "./lib/features/chat/replies/lifecycle";
import { listenerContent } from "./lib/features/coach/listener/content";
import { readSensitiveModels } from "./lib/features/coach/sensitive-matter";
import { riskModel } from "./lib/features/risk/classification/risk-model";
import { installRequestGuard } from "./lib/http/guard/guard";
import { reapplyDeletionsAtStart } from "./lib/jobs/retention";
import { startWorker, stopWorker } from "./lib/jobs/worker";
import { llmConnection } from "./lib/providers/llm/connection";
import { probeAtStart } from "./lib/providers/llm/probe-at-start";
import { startSentenceVectors, stopSentenceVectors } from "./lib/providers/sentence-vectors/sentence-vectors";
import { closeDb } from "./lib/server/db";
import { env } from "./lib/server/env";
import { assertNotRoot } from "./lib/server/process/assert-not-root";
import { installShutdown, onShutdown } from "./lib/server/process/shutdown";

export async function startServerProcess(): Promise<void> {
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  // The development server reloads changed code and restarts this process by itself.
  const isProduction = process.env.NODE_ENV === "production";
  if (isProduction) assertNotRoot();
  installRequestGuard();
  if (isProduction) registerShutdownTasks();
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = env();
  // Loaded only where a collector is set.
  if (collector) (await import("./lib/server/monitoring/tracing")).startTracing(collector);
  await startReplies();
  await reapplyDeletionsAtStart();
  startWorker();
  void probeAtStart();
  // Read before the first message, which would wait for it.
  riskModel();
  void startSentenceVectors();
  setImmediate(readSensitiveModels);
  if (!llmConnection()) setImmediate(listenerContent);
}

function registerShutdownTasks(): void {
  installShutdown();
  onShutdown("replies", drainReplies);
  onShutdown("worker", stopWorker);
  onShutdown("sentence-vectors", stopSentenceVectors, "close");
  onShutdown("database", closeDb, "close");
}
