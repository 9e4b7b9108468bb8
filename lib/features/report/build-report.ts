import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { findActiveImport } from "@/lib/features/mailbox/find-active-import";
import { llmConnection } from "@/lib/providers/llm/connection";
import { logger } from "@/lib/server/logger";
import { enqueue } from "@/lib/server/queue";
import type { PersonCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { awaitedLater } from "@/lib/shared/promises";
import { changesBetween } from "./changes";
import { consultModel } from "./model-text/consult-model";
import { draftContent } from "./draft-content";
import type { EvidenceSources } from "./evidence/evidence";
import { getReport } from "./get-report";
import { resumeReportJob } from "./jobs";
import { readSources } from "./evidence/read-sources";
import type { ReportOutcome } from "./schema";
import type { StoredReport } from "./stored-report";
import * as store from "./store";

/** Raise when rules or texts change, so that the same scores give a new version. */
const REPORT_VERSION = 17;
const WAIT_MS = 25_000;
const POLL_MS = 200;
/** After this time a run counts as abandoned by a dead process; a run ends its own work well before. */
const LEASE_MS = 40_000;
const KINDS = { scores: "manual-hexaco", any: "full" };

interface BuildReport {
  needs: "scores" | "any";
}

/** @throws AppError conflict when no scores are stored. */
export const buildManualReport = (ctx: PersonCtx): Promise<ReportOutcome> => buildReport(ctx, { needs: "scores" });

/**
 * Makes the caller's report, or returns the existing one when its sources have not changed. One run at a time: a second
 * caller waits for the first, and an abandoned run is taken over.
 * @throws AppError conflict naming what is missing; unavailable when the run failed.
 */
export async function buildReport(ctx: PersonCtx, { needs }: BuildReport): Promise<ReportOutcome> {
  const { userId } = ctx.actor;
  const activeImport = needs === "any" ? await findActiveImport(ctx) : null;
  if (activeImport) return { status: "running", stage: activeImport.stage };
  const sources = await readSources(ctx, { needs });
  const inputHash = hashOf(sources);
  if (await isReady(userId, inputHash)) return readyOutcome(ctx);
  await enqueue(resumeReportJob, { userId }, { singletonKey: String(userId), startAfter: after(ctx.now, LEASE_MS) });
  const startedAt = Date.now();
  for (let elapsed = 0; elapsed < WAIT_MS; elapsed = Date.now() - startedAt) {
    const now = after(ctx.now, elapsed);
    const claim = { inputHash, kind: KINDS[needs], now, staleBefore: after(now, -LEASE_MS) };
    const taken = await store.claimRun(userId, claim);
    if (taken.kind === "claimed") {
      const work = generateReport(ctx, { userId, run: taken.run, sources });
      return (await isDoneWithin(WAIT_MS - elapsed, work)) ? readyOutcome(ctx) : runningOutcome(userId);
    }
    if (taken.kind === "busy") await delay(POLL_MS);
    if (await isReady(userId, inputHash)) return readyOutcome(ctx);
  }
  return runningOutcome(userId);
}

const isReady = async (userId: number, inputHash: string): Promise<boolean> =>
  (await store.findNewestHash(userId)) === inputHash;

async function isDoneWithin(ms: number, work: Promise<void>): Promise<boolean> {
  const timer = new AbortController();
  const late = delay(ms, false, { signal: timer.signal }).catch(() => false);
  const done = awaitedLater(work.then(() => true));
  return Promise.race([done, late]).finally(() => timer.abort());
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

const hashOf = (sources: EvidenceSources): string =>
  createHash("sha256")
    .update(JSON.stringify({ rules: REPORT_VERSION, model: llmConnection()?.model ?? null, sources }))
    .digest("hex");

interface Work {
  userId: number;
  run: store.Run;
  sources: EvidenceSources;
}

async function generateReport(ctx: PersonCtx, { userId, run, sources }: Work): Promise<void> {
  const startedAt = Date.now();
  try {
    await store.setStage(userId, run, "composing");
    const draft = draftContent(sources, ctx.now);
    if (llmConnection()) await store.setStage(userId, run, "wording");
    const worded = { ...draft, ...(await consultModel(ctx, draft.details, sources)) };
    const before = await store.findNewest(userId);
    const content: StoredReport = { ...worded, changes: changesBetween(before?.content ?? null, worded) };
    const isClaimed = await store.finishRun(userId, run, content, new Date());
    const line = { requestId: ctx.requestId, userId, ms: Date.now() - startedAt, insights: content.details.length };
    logger().info({ event: isClaimed ? "report.ready" : "report.taken_over", ...line });
  } catch (error) {
    logger().error({ event: "report.failed", requestId: ctx.requestId, userId, err: error });
    await store.failRun(userId, run, "internal", new Date()).catch(() => undefined); // The lease also ends this run.
    throw new AppError("unavailable", "The report could not be made. Please try again.", {
      cause: error,
      retryAfter: 5,
    });
  }
}

async function readyOutcome(ctx: PersonCtx): Promise<ReportOutcome> {
  const report = await getReport(ctx, ctx.actor);
  return report ? { status: "ready", report } : runningOutcome(ctx.actor.userId);
}

async function runningOutcome(userId: number): Promise<ReportOutcome> {
  const running = await store.findRunning(userId);
  return { status: "running", stage: running?.stage ?? null };
}
