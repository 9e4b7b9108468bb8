import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { db } from "@/lib/server/db";
import type { OwnerActor } from "@/lib/shared/actor";
import { type ListView, pageOf, toListView } from "@/lib/shared/list-query";
import type { RatingsView, SharedQuery, SharedRowView } from "./schema";

const MODEL = Prisma.sql`CASE WHEN a.context ->> 'partner' = 'configured' THEN a.context ->> 'model' END`;

interface RatingsRow extends Omit<RatingsView, "practice"> {
  practiceId: string | null;
}

/** Grouped by the week of the reply, from the week of `since`; newest first. Reads no ids and no text. */
export async function countRatings(since: Date): Promise<RatingsRow[]> {
  return db().$queryRaw<RatingsRow[]>`
    SELECT to_char(date_trunc('week', a.created_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS week, ${MODEL} AS model,
      r.practice_id AS "practiceId",
      count(*) FILTER (WHERE a.feedback ->> 'value' = 'helpful')::int AS helpful,
      count(*) FILTER (WHERE a.feedback ->> 'value' = 'unhelpful')::int AS unhelpful
    FROM ai_interactions a LEFT JOIN chat_messages m ON m.id = a.id
      LEFT JOIN practice_runs r ON r.id = m.practice_run_id
    WHERE a.feedback IS NOT NULL AND a.created_at >= date_trunc('week', ${since}::timestamptz, 'UTC')
    GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2 NULLS FIRST, 3 NULLS FIRST`;
}

// A deleted conversation can be restored for a day; its replies cannot be read meanwhile.
const IS_SHARED = Prisma.sql`
  FROM ai_interactions a JOIN chat_messages m ON m.id = a.id JOIN conversations c ON c.id = m.conversation_id
  WHERE a.shared_at IS NOT NULL AND c.deleted_at IS NULL AND m.state = 'complete'`;

const RATED: Record<SharedQuery["rating"], Prisma.Sql> = {
  "": Prisma.sql`true`,
  helpful: Prisma.sql`a.feedback ->> 'value' = 'helpful'`,
  unhelpful: Prisma.sql`a.feedback ->> 'value' = 'unhelpful'`,
  none: Prisma.sql`a.feedback IS NULL`,
};

type SharedRow = Omit<SharedRowView, "sharedAt"> & { sharedAt: Date };

export async function listShared({ rating, sort, page }: SharedQuery): Promise<ListView<SharedRowView>> {
  const { skip, take } = pageOf(page);
  const order = sort === "oldest" ? Prisma.sql`a.shared_at, a.id` : Prisma.sql`a.shared_at DESC, a.id DESC`;
  const [counted, rows] = await Promise.all([
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${IS_SHARED} AND ${RATED[rating]}`,
    db().$queryRaw<SharedRow[]>`
      SELECT a.id, ${MODEL} AS model, a.feedback ->> 'value' AS rating, a.shared_at AS "sharedAt"
      ${IS_SHARED} AND ${RATED[rating]} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`,
  ]);
  const views = rows.map((row) => ({ ...row, sharedAt: row.sharedAt.toISOString() }));
  return toListView(views, counted[0]?.total ?? 0, page);
}

/** Logs the read and returns the text; null once it is no longer shared. */
export async function readShared(actor: OwnerActor, id: string): Promise<string | null> {
  return db().$transaction(async (tx) => {
    // Locked, so that a withdrawal happens either before or after the read.
    const [row] = await tx.$queryRaw<{ content: string }[]>`
      SELECT m.content ${IS_SHARED} AND a.id = ${id} FOR SHARE OF a`;
    if (!row) return null;
    await recordAdminAction(actor, { action: "shared_reply.read", targetTable: "ai_interactions", targetId: id }, tx);
    return row.content;
  });
}
