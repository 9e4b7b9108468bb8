import "server-only";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { hasQueueTables } from "@/lib/server/database/queue-tables";
import { db } from "@/lib/server/db";
import { discardJob, retryJob } from "@/lib/server/queue";
import type { OwnerActor } from "@/lib/shared/actor";
import { type ListView, pageOf, toListView } from "@/lib/shared/list-query";
import { JOB_STATES, type JobsQuery, type JobView, type OutboxEventView, type BackgroundWorkInput } from "./schema";

const MAX_ROWS = 100;

const statesOf = (group: JobsQuery["state"]): string[] =>
  group === "unfinished"
    ? [...JOB_STATES.failed, ...JOB_STATES.waiting, ...JOB_STATES.running]
    : [...JOB_STATES[group]];

type JobRow = Omit<JobView, "at"> & { at: Date };

export async function listJobs({ state, sort, page }: JobsQuery): Promise<ListView<JobView>> {
  if (!(await hasQueueTables(db()))) return toListView<JobView>([], 0, 1);
  const states = statesOf(state);
  const { skip, take } = pageOf(page);
  const failedFirst = sort === "failed";
  const direction = sort === "oldest" ? 1 : -1;
  const [counted, rows] = await Promise.all([
    db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM pgboss.job WHERE state::text = ANY (${states})`,
    db().$queryRaw<JobRow[]>`
      SELECT id::text, name, state::text, retry_count AS tries, created_on AS at, output ->> 'message' AS failure
      FROM pgboss.job WHERE state::text = ANY (${states})
      ORDER BY (${failedFirst} AND state = 'failed') DESC, extract(epoch FROM created_on) * ${direction}, id
      LIMIT ${take} OFFSET ${skip}`,
  ]);
  const jobs = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return toListView(jobs, counted[0]?.total ?? 0, page);
}

interface JobAction extends BackgroundWorkInput {
  name: string;
  id: string;
}

export async function actOnJob(actor: OwnerActor, { name, id, action, reason }: JobAction): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const [job] = await tx.$queryRaw<{ state: string }[]>`
      SELECT state::text FROM pgboss.job WHERE name = ${name} AND id = ${id}::uuid FOR UPDATE`;
    if (!job || job.state === "active" || (action === "retry" && job.state !== "failed")) return false;
    await (action === "retry" ? retryJob(name, id, tx) : discardJob(name, id, tx));
    const entry = action === "retry" ? "job.retried" : "job.discarded";
    const target = { targetTable: "jobs", targetId: id, details: { job: name } };
    await recordAdminAction(actor, { action: entry, ...target, reason }, tx);
    return true;
  });
}

export async function listOutbox(): Promise<OutboxEventView[]> {
  const events = await db().outboxEvent.findMany({
    orderBy: [{ attempts: "desc" }, { createdAt: "asc" }],
    take: MAX_ROWS,
    select: { id: true, kind: true, attempts: true, createdAt: true, nextAt: true },
  });
  return events.map(({ id, kind, attempts, createdAt, nextAt }) => ({
    id,
    kind,
    tries: attempts,
    at: createdAt.toISOString(),
    nextAt: nextAt.toISOString(),
  }));
}

export async function actOnOutbox(
  actor: OwnerActor,
  { id, action, reason, now }: BackgroundWorkInput & { id: string; now: Date },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } =
      action === "retry"
        ? await tx.outboxEvent.updateMany({ where: { id }, data: { nextAt: now } })
        : await tx.outboxEvent.deleteMany({ where: { id } });
    const entry = action === "retry" ? "outbox.retried" : "outbox.discarded";
    if (count > 0)
      await recordAdminAction(actor, { action: entry, targetTable: "outbox_events", targetId: id, reason }, tx);
    return count > 0;
  });
}
