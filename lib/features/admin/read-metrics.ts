import "server-only";
import { env } from "@/lib/server/env";
import { gauge, metrics } from "@/lib/server/monitoring/metrics";
import type { Ctx } from "@/lib/shared/actor";
import * as store from "./metrics-store";

type Backlog = Awaited<ReturnType<typeof store.readBacklog>>;

/** One query serves all gauges of a scrape, because prom-client collects them at the same time. */
let scrape: { now: Date; backlog: Promise<Backlog | null> } | undefined;

function backlogOf(pick: (backlog: Backlog) => number): () => Promise<number> {
  return async () => {
    const backlog = await scrape?.backlog;
    return backlog ? pick(backlog) : Number.NaN; // Without a database the scrape must still succeed.
  };
}

function registerGauges(): void {
  gauge(
    "clarity_db_pool_waiting",
    "Statements that wait for a connection of the pool.",
    () => store.poolUsage().waiting,
  );
  gauge("clarity_db_pool_connections", "Open connections of the pool.", () => store.poolUsage().open);
  gauge(
    "clarity_queue_depth",
    "Jobs that wait to run, of all instances.",
    backlogOf(({ queueDepth }) => queueDepth),
  );
  gauge(
    "clarity_queue_age_seconds",
    "Age of the oldest job that should have started.",
    backlogOf((b) => b.queueAgeSeconds),
  );
  gauge(
    "clarity_outbox_depth",
    "Mails and revocations that wait.",
    backlogOf(({ outboxDepth }) => outboxDepth),
  );
  gauge(
    "clarity_outbox_age_seconds",
    "Age of the oldest mail or revocation.",
    backlogOf(({ outboxAgeSeconds }) => outboxAgeSeconds),
  );
  gauge(
    "clarity_replies_running",
    "Replies that are being written, of all instances.",
    backlogOf((b) => b.replies),
  );
  gauge(
    "clarity_llm_cost_today",
    "Cost of the language model today (UTC).",
    backlogOf(({ costToday }) => costToday),
  );
  gauge(
    "clarity_profile_lookups_today",
    "Look-ups of the profile service today (UTC).",
    backlogOf(({ lookupsToday }) => lookupsToday),
  );
  gauge("clarity_llm_budget", "LLM_DAILY_BUDGET, or NaN without one.", () => env().LLM_DAILY_BUDGET ?? Number.NaN);
}

/** OpenMetrics text format. Counters belong to this instance; database gauges hold for all instances. */
export async function readMetrics({ now }: Ctx): Promise<{ text: string; contentType: string }> {
  registerGauges();
  scrape = { now, backlog: store.readBacklog(now).catch(() => null) };
  const { registry } = metrics();
  return { text: await registry.metrics(), contentType: registry.contentType };
}
