import "server-only";
import { LOOKUP_SUBJECT, SITE_SUBJECT } from "@/lib/features/spending/model";
import { db } from "@/lib/server/db";

export { poolUsage } from "@/lib/server/db";

interface Backlog {
  queueDepth: number;
  queueAgeSeconds: number;
  outboxDepth: number;
  outboxAgeSeconds: number;
  replies: number;
  costToday: number;
  lookupsToday: number;
}

export async function readBacklog(now: Date): Promise<Backlog> {
  const rows = await db().$queryRaw<Backlog[]>`
    WITH job AS (SELECT start_after FROM pgboss.job WHERE state < 'active')
    SELECT (SELECT count(*)::int FROM job) AS "queueDepth",
      (SELECT coalesce(max(extract(epoch FROM ${now}::timestamptz - start_after)), 0)::float FROM job
        WHERE start_after <= ${now}) AS "queueAgeSeconds",
      (SELECT count(*)::int FROM outbox_events) AS "outboxDepth",
      (SELECT coalesce(max(extract(epoch FROM ${now}::timestamptz - created_at)), 0)::float FROM outbox_events) AS "outboxAgeSeconds",
      (SELECT count(*)::int FROM chat_messages
        WHERE role = 'assistant' AND state IN ('pending', 'streaming')) AS replies,
      (SELECT coalesce(sum(cost), 0)::float FROM llm_spend
        WHERE subject = ${SITE_SUBJECT} AND day = (${now}::timestamptz AT TIME ZONE 'UTC')::date) AS "costToday",
      (SELECT coalesce(sum(tokens), 0)::int FROM llm_spend
        WHERE subject = ${LOOKUP_SUBJECT} AND day = (${now}::timestamptz AT TIME ZONE 'UTC')::date) AS "lookupsToday"`;
  const [backlog] = rows;
  if (!backlog) throw new Error("The backlog query returned no row");
  return backlog;
}
