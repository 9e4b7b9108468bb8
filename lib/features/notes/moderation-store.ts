import "server-only";
import { recordAdminAction } from "@/lib/features/accounts/admin-actions";
import { db } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import type { ModeratedCommentView } from "./schema";

interface Page {
  isHidden: boolean;
  before: number;
  limit: number;
}

/** Newest first, from the one before `before`; never with an address. */
export async function listComments({ isHidden, before, limit }: Page): Promise<ModeratedCommentView[]> {
  const rows = await db().comment.findMany({
    where: { hidden: isHidden, id: { lt: before } },
    orderBy: { id: "desc" },
    select: { id: true, postSlug: true, authorName: true, content: true, hidden: true, createdAt: true },
    take: limit,
  });
  return rows.map(({ id, postSlug, authorName, content, hidden, createdAt }) => ({
    id,
    post_slug: postSlug,
    author_name: authorName,
    content,
    hidden,
    created_at: createdAt.toISOString(),
  }));
}

const actOn = (id: number, action: string) => ({ action, targetTable: "comments", targetId: id });

/** Returns false for an unknown comment. Writes the audit log in the same transaction. */
export async function setHidden(admin: AdminActor, id: number, isHidden: boolean): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.comment.updateMany({ where: { id }, data: { hidden: isHidden } });
    if (count > 0) await recordAdminAction(admin, actOn(id, isHidden ? "comment.hidden" : "comment.shown"), tx);
    return count > 0;
  });
}

/** Returns false for an unknown comment. Writes the audit log in the same transaction. */
export async function removeComment(admin: AdminActor, id: number): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.comment.deleteMany({ where: { id } });
    if (count > 0) await recordAdminAction(admin, actOn(id, "comment.deleted"), tx);
    return count > 0;
  });
}
