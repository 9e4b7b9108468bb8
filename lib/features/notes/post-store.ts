import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { isUniqueViolation } from "@/lib/server/database/database-error";
import { db, prepared } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import { escapeLike, type ListView, pageOf, toListView } from "@/lib/shared/list-query";
import { type PostState, postState } from "./model";
import type { PostRowView, PostsQuery } from "./schema";

type Where = Prisma.BlogPostWhereInput;

const whereState = (now: Date): Record<PostState, Where> => ({
  draft: { published: false, publishedAt: null },
  scheduled: { published: true, publishedAt: { gt: now } },
  published: { published: true, OR: [{ publishedAt: null }, { publishedAt: { lte: now } }] },
  unpublished: { published: false, publishedAt: { not: null } },
});

const ORDERS: Record<PostsQuery["sort"], Prisma.BlogPostOrderByWithRelationInput[]> = {
  changed: [{ updatedAt: "desc" }, { id: "desc" }],
  newest: [{ publishedAt: { sort: "desc", nulls: "last" } }, { id: "desc" }],
  title: [{ title: "asc" }, { id: "asc" }],
};

const ROW = { id: true, title: true, slug: true, published: true, publishedAt: true, updatedAt: true } as const;

export async function listPosts(query: PostsQuery, now: Date): Promise<ListView<PostRowView>> {
  const text = { contains: escapeLike(query.search), mode: "insensitive" as const };
  const where: Where = {
    AND: [
      query.state === "" ? {} : whereState(now)[query.state],
      query.search === "" ? {} : { OR: [{ title: text }, { slug: text }] },
    ],
  };
  const [total, rows] = await Promise.all([
    db().blogPost.count({ where }),
    db().blogPost.findMany({ where, orderBy: ORDERS[query.sort], ...pageOf(query.page), select: ROW }),
  ]);
  const views = rows.map(({ id, title, slug, updatedAt, ...facts }) => ({
    id,
    title,
    slug,
    state: postState(facts, now),
    publishedAt: facts.publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }));
  return toListView(views, total, query.page);
}

const POST = { ...ROW, author: true, excerpt: true, content: true, readTime: true, version: true } as const;
export type StoredPost = Prisma.BlogPostGetPayload<{ select: typeof POST }>;

export const findPost = (id: number): Promise<StoredPost | null> =>
  db().blogPost.findUnique({ where: { id }, select: POST });

interface PostText {
  title: string;
  slug: string;
  author: string;
  excerpt: string;
  content: string;
  readTime: string;
}

const actionOn = (id: number, action: string) => ({ action, targetTable: "blog_posts", targetId: id });

export async function createPost(admin: AdminActor, text: PostText): Promise<StoredPost | null> {
  try {
    return await db().$transaction(async (tx) => {
      const post = await tx.blogPost.create({ data: text, select: POST });
      await recordAdminAction(admin, actionOn(post.id, "note.created"), tx);
      return post;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

interface PostChange {
  id: number;
  version: number;
  data: Partial<PostText> & { published?: boolean; publishedAt?: Date | null };
  action: string;
}

/** Null when the post has another version by now, `slug_taken` when another one has the slug. */
export async function changePost(
  admin: AdminActor,
  { id, version, data, action }: PostChange,
): Promise<StoredPost | "slug_taken" | null> {
  try {
    return await db().$transaction(async (tx) => {
      const [post] = await tx.blogPost.updateManyAndReturn({
        where: { id, version },
        data: { ...data, version: { increment: 1 } },
        select: POST,
      });
      if (post) await recordAdminAction(admin, actionOn(id, action), tx);
      return post ?? null;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return "slug_taken";
    throw error;
  }
}

const READ_STATE = prepared<{ state: string }>(
  `SELECT concat_ws('|', count(*) FILTER (WHERE published), max(updated_at),
     max(published_at) FILTER (WHERE published AND published_at <= now())) AS state FROM blog_posts`,
  "shortQueries",
);

export async function readNotesState(): Promise<string> {
  const [row] = await READ_STATE();
  return row?.state ?? "";
}
