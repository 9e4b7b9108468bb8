import "server-only";
import { hasQueueTables } from "@/lib/server/database/queue-tables";
import { db } from "@/lib/server/db";

interface DayCount {
  day: string;
  count: number;
}

/** Counts per UTC day since `since`, without days that have none. Reads only timestamps. */
export async function readWeek(since: Date): Promise<Record<WeekFigure, DayCount[]>> {
  const [accounts, trials, reports, conversations, failures] = await Promise.all([
    db().$queryRaw<DayCount[]>`
      SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, count(*)::int FROM try_users
      WHERE created_at >= ${since} AND (password IS NOT NULL OR email_verified IS NOT NULL) GROUP BY 1`,
    db().$queryRaw<DayCount[]>`
      SELECT (finished_at AT TIME ZONE 'UTC')::date::text AS day, count(*)::int FROM reports
      WHERE finished_at >= ${since} AND state = 'ready' AND version = 1 GROUP BY 1`,
    db().$queryRaw<DayCount[]>`
      SELECT (finished_at AT TIME ZONE 'UTC')::date::text AS day, count(*)::int FROM reports
      WHERE finished_at >= ${since} AND state = 'ready' GROUP BY 1`,
    db().$queryRaw<DayCount[]>`
      SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, count(*)::int FROM conversations
      WHERE created_at >= ${since} GROUP BY 1`,
    db().$queryRaw<DayCount[]>`
      SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, count(*)::int FROM chat_messages
      WHERE created_at >= ${since} AND state = 'failed' GROUP BY 1`,
  ]);
  return { accounts, trials, reports, conversations, failures };
}

export type WeekFigure = "accounts" | "trials" | "reports" | "conversations" | "failures";

async function countFailedJobs(): Promise<number> {
  if (!(await hasQueueTables(db()))) return 0;
  const [jobs] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pgboss.job WHERE state = 'failed'`;
  return jobs?.count ?? 0;
}

export async function countAttention(): Promise<{ failedJobs: number; heldComments: number }> {
  const [failedJobs, heldComments] = await Promise.all([
    countFailedJobs(),
    db().comment.count({ where: { hidden: true, moderatedAt: null, deletedAt: null } }),
  ]);
  return { failedJobs, heldComments };
}
