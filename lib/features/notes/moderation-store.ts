import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { recordAdminAction } from "@/lib/features/accounts/admin-actions";
import { db } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import { maskEmail } from "@/lib/shared/email";
import { escapeLike, type ListView, pageOf, toListView } from "@/lib/shared/list-query";
import { type CommentState, commentState } from "./model";
import type { CommentsQuery, ModeratedCommentView } from "./schema";

type Where = Prisma.CommentWhereInput;

const RECENT_COMMENTS = 1_000;
const MAX_NOTE_CHOICES = 30;

const WHERE_STATE: Record<CommentState, Where> = {
  waiting: { hidden: true, moderatedAt: null, deletedAt: null },
  shown: { hidden: false, deletedAt: null },
  hidden: { hidden: true, moderatedAt: { not: null }, deletedAt: null },
  deleted: { deletedAt: { not: null } },
};

function matching({ search, state, note }: CommentsQuery): Where {
  const text = { contains: escapeLike(search), mode: "insensitive" as const };
  return {
    ...(state === "" ? { deletedAt: null } : WHERE_STATE[state]),
    ...(note !== "" && { postSlug: note }),
    ...(search !== "" && { OR: [{ content: text }, { authorName: text }, { postSlug: text }] }),
  };
}

/** The address leaves this file only in its masked form. */
export async function listComments(query: CommentsQuery): Promise<ListView<ModeratedCommentView>> {
  const where = matching(query);
  const [total, rows] = await Promise.all([
    db().comment.count({ where }),
    db().comment.findMany({
      where,
      orderBy: { id: query.sort === "oldest" ? "asc" : "desc" },
      ...pageOf(query.page),
      select: {
        id: true,
        postSlug: true,
        authorName: true,
        authorEmail: true,
        content: true,
        hidden: true,
        moderatedAt: true,
        deletedAt: true,
        createdAt: true,
      },
    }),
  ]);
  const views = rows.map(({ id, postSlug, authorName, authorEmail, content, createdAt, ...facts }) => ({
    id,
    note: postSlug,
    authorName,
    maskedAddress: authorEmail && maskEmail(authorEmail),
    content,
    state: commentState(facts),
    createdAt: createdAt.toISOString(),
  }));
  return toListView(views, total, query.page);
}

/** The notes of the newest comments, in alphabetical order; the search finds the others. */
export async function listCommentedSlugs(): Promise<string[]> {
  const rows = await db().$queryRaw<{ slug: string }[]>`
    SELECT slug FROM (
      SELECT post_slug AS slug FROM (SELECT id, post_slug FROM comments ORDER BY id DESC LIMIT ${RECENT_COMMENTS}) AS newest
      GROUP BY 1 ORDER BY max(id) DESC LIMIT ${MAX_NOTE_CHOICES}) AS recent
    ORDER BY slug`;
  return rows.map(({ slug }) => slug);
}

const actOn = (id: number, action: string) => ({ action, targetTable: "comments", targetId: id });
const commentExists = async (id: number): Promise<boolean> =>
  (await db().comment.count({ where: { id, deletedAt: null } })) > 0;

interface Visibility {
  id: number;
  isHidden: boolean;
  now: Date;
}

/** Returns false for an unknown or deleted comment. Of two equal concurrent actions, only one changes and logs it. */
export async function setHidden(admin: AdminActor, { id, isHidden, now }: Visibility): Promise<boolean> {
  const unsettled: Where = isHidden ? { OR: [{ hidden: false }, { moderatedAt: null }] } : { hidden: true };
  const isChanged = await db().$transaction(async (tx) => {
    const { count } = await tx.comment.updateMany({
      where: { id, deletedAt: null, ...unsettled },
      data: { hidden: isHidden, moderatedAt: now },
    });
    if (count > 0) await recordAdminAction(admin, actOn(id, isHidden ? "comment.hidden" : "comment.shown"), tx);
    return count > 0;
  });
  return isChanged || commentExists(id);
}

export async function setDeleted(
  admin: AdminActor,
  { id, deletedAt }: { id: number; deletedAt: Date | null },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const where = { id, deletedAt: deletedAt ? null : { not: null } };
    const { count } = await tx.comment.updateMany({ where, data: { deletedAt } });
    if (count > 0) await recordAdminAction(admin, actOn(id, deletedAt ? "comment.deleted" : "comment.restored"), tx);
    return count > 0;
  });
}

export async function removeDeletedBefore(end: Date): Promise<number> {
  const { count } = await db().comment.deleteMany({ where: { deletedAt: { lt: end } } });
  return count;
}
