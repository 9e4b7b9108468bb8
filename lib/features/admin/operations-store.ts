import "server-only";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { LOOKUP_SUBJECT, SITE_SUBJECT, USE_PREFIX, useOf } from "@/lib/features/spending/model";
import { db } from "@/lib/server/db";
import { scaledLimits } from "@/lib/server/rate-limit";
import type { OwnerActor } from "@/lib/shared/actor";
import { utcDay } from "@/lib/shared/time/dates";
import { DAY_MS } from "@/lib/shared/time/durations";
import type { LimitInForceView, OperationsView, SpendDayView } from "./schema";

const MAX_ROWS = 100;
const SPEND_DAYS = 14;

export async function listLimitsInForce(now: Date): Promise<LimitInForceView[]> {
  const limits = scaledLimits();
  const names = limits.map(({ name }) => name);
  const most = limits.map(({ max }) => max);
  const rows = await db().$queryRaw<(Omit<LimitInForceView, "endsAt"> & { endsAt: Date })[]>`
    SELECT r.key, r.name, r.hits, l.max, r.reset_at AS "endsAt"
    FROM rate_limits r JOIN unnest(${names}::text[], ${most}::int[]) AS l (name, max) ON l.name = r.name
    WHERE r.reset_at > ${now} AND r.hits >= l.max ORDER BY r.reset_at DESC LIMIT ${MAX_ROWS}`;
  return rows.map((row) => ({ ...row, endsAt: row.endsAt.toISOString() }));
}

export async function liftLimit(actor: OwnerActor, { key, reason }: { key: string; reason: string }): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const [limit] = await tx.$queryRaw<{ name: string | null }[]>`
      DELETE FROM rate_limits WHERE key = ${key} RETURNING name`;
    if (!limit) return false;
    const details = { limit: limit.name ?? "unknown" };
    const entry = { action: "limit.lifted", targetTable: "rate_limits", targetId: key.slice(0, 12), details, reason };
    await recordAdminAction(actor, entry, tx);
    return true;
  });
}

const SUBJECT_LABELS = new Map([
  [SITE_SUBJECT, "the whole site"],
  [LOOKUP_SUBJECT, "profile look-ups"],
]);

export async function listSpend(now: Date): Promise<SpendDayView[]> {
  const rows = await db().llmSpend.findMany({
    where: {
      day: { gte: new Date(now.getTime() - SPEND_DAYS * DAY_MS) },
      OR: [{ subject: { in: [...SUBJECT_LABELS.keys()] } }, { subject: { startsWith: USE_PREFIX } }],
    },
    orderBy: [{ day: "desc" }, { subject: "asc" }],
  });
  return rows.map(({ day, subject, tokens, cost }) => ({
    day: utcDay(day),
    use: SUBJECT_LABELS.get(subject) ?? useOf(subject) ?? subject,
    tokens,
    cost: cost.toNumber(),
  }));
}

export async function listInstances(): Promise<OperationsView["instances"]> {
  const instances = await db().appInstance.findMany({ orderBy: { startedAt: "desc" }, take: MAX_ROWS });
  return instances.map(({ id, startedAt, heartbeatAt }) => ({
    id,
    startedAt: startedAt.toISOString(),
    seenAt: heartbeatAt.toISOString(),
  }));
}

export async function readDatabaseVersions(): Promise<{ server: string; migrations: number; newest: string }> {
  const [row] = await db().$queryRaw<{ server: string; migrations: number; newest: string | null }[]>`
    SELECT current_setting('server_version') AS server, count(*)::int AS migrations, max(migration_name) AS newest
    FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  return { server: row?.server ?? "unknown", migrations: row?.migrations ?? 0, newest: row?.newest ?? "none" };
}
