import "server-only";
import { enqueueOutbox } from "@/lib/features/accounts/outbox/enqueue-outbox";
import type { OutcomeView } from "@/lib/features/accounts/schema";
import { llmConnection } from "@/lib/providers/llm/connection";
import { probeModel } from "@/lib/providers/llm/probe-model";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { OwnerCtx } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { checkReadiness } from "./check-readiness";
import { getModelFault } from "./get-model-fault";
import * as store from "./operations-store";
import type { JobsQuery, ModelProbeView, OperationsView, BackgroundWorkInput } from "./schema";
import * as work from "./background-work-store";

export async function getOperations(ctx: OwnerCtx, query: JobsQuery): Promise<OperationsView> {
  const [jobs, outbox, limits, spend, instances, versions, readiness] = await Promise.all([
    work.listJobs(query),
    work.listOutbox(),
    store.listLimitsInForce(ctx.now),
    store.listSpend(ctx.now),
    store.listInstances(),
    store.readDatabaseVersions(),
    checkReadiness(),
  ]);
  return {
    jobs,
    outbox,
    limits,
    spend,
    instances,
    model: { name: llmConnection()?.model ?? null, fault: getModelFault(ctx) },
    versions: [
      { name: "Node", value: process.version },
      { name: "PostgreSQL", value: versions.server },
      { name: "Migrations", value: `${versions.migrations}, the newest is ${versions.newest}` },
      { name: "Migrations fit this version", value: readiness.checks.migrations ? "yes" : "no" },
    ],
  };
}

const stale = () => new AppError("conflict", "This has changed meanwhile. Load the page again to see how it is now.");

/** @throws AppError conflict */
export async function actOnJob(
  ctx: OwnerCtx,
  input: BackgroundWorkInput & { name: string; id: string },
): Promise<OutcomeView> {
  if (!(await work.actOnJob(ctx.actor, input))) throw stale();
  return { success: true, message: input.action === "retry" ? "The job runs again." : "The job is discarded." };
}

/** @throws AppError conflict */
export async function actOnOutbox(ctx: OwnerCtx, input: BackgroundWorkInput & { id: string }): Promise<OutcomeView> {
  if (!(await work.actOnOutbox(ctx.actor, { ...input, now: ctx.now }))) throw stale();
  if (input.action === "retry") await enqueueOutbox();
  return { success: true, message: input.action === "retry" ? "It is tried again now." : "It is discarded." };
}

export async function liftLimit(ctx: OwnerCtx, input: { key: string; reason: string }): Promise<OutcomeView> {
  if (!(await store.liftLimit(ctx.actor, input))) throw notFound("Limit");
  return { success: true, message: "The limit counts from zero again." };
}

/** One short call, as in `npm run doctor`. @throws AppError rate_limited */
export async function probeNow({ actor }: OwnerCtx): Promise<ModelProbeView> {
  const connection = llmConnection();
  if (!connection) return { isAnswering: true, message: "The built-in offline coach answers; no model is set." };
  await consumeLimit("sensitivePerHour", `probe|${actor.adminId}`);
  return probeModel(connection);
}
