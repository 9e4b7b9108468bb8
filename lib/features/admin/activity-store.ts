import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/server/db";
import { escapeLike, type ListView, pageOf, toListView } from "@/lib/shared/list-query";
import type { ActivityLineView, ActivityQuery } from "./schema";

const MAX_CHOICES = 200;

function matching({ search, admin, action }: ActivityQuery): Prisma.AdminActivityLogWhereInput {
  const text = { contains: escapeLike(search), mode: "insensitive" as const };
  return {
    ...(admin !== "" && { admin: { username: admin } }),
    ...(action !== "" && { action }),
    ...(search !== "" && { OR: [{ targetId: search }, { targetTable: search }, { reason: text }, { action: text }] }),
  };
}

export async function listActivity(query: ActivityQuery): Promise<ListView<ActivityLineView>> {
  const where = matching(query);
  const [total, lines] = await Promise.all([
    db().adminActivityLog.count({ where }),
    db().adminActivityLog.findMany({
      where,
      orderBy: { id: query.sort === "oldest" ? "asc" : "desc" },
      ...pageOf(query.page),
      select: {
        id: true,
        action: true,
        targetTable: true,
        targetId: true,
        details: true,
        reason: true,
        timestamp: true,
        admin: { select: { username: true } },
      },
    }),
  ]);
  const rows = lines.map(({ id, action, targetTable, targetId, details, reason, timestamp, admin }) => ({
    id,
    action,
    target: targetTable ? [targetTable, targetId].filter(Boolean).join(" ") : null,
    details: detailsText(details),
    reason,
    admin: admin?.username ?? null,
    at: timestamp.toISOString(),
  }));
  return toListView(rows, total, query.page);
}

const detailsText = (details: Prisma.JsonValue): string =>
  typeof details === "object" && details !== null && !Array.isArray(details)
    ? Object.entries(details)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join(", ")
    : "";

export async function listActivityChoices(): Promise<{ admins: string[]; actions: string[] }> {
  const [admins, actions] = await Promise.all([
    db().adminUser.findMany({ orderBy: { username: "asc" }, take: MAX_CHOICES, select: { username: true } }),
    db().adminActivityLog.groupBy({ by: "action", orderBy: { action: "asc" } }),
  ]);
  return { admins: admins.map(({ username }) => username), actions: actions.map(({ action }) => action) };
}
