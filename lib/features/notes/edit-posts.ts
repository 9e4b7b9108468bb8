import "server-only";
import { findForeignImages } from "@/lib/server/content/note-images";
import { renderMarkdown } from "@/lib/server/content/markdown";
import type { AdminCtx } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import type { ListView } from "@/lib/shared/list-query";
import {
  excerptOf,
  POST_CHANGED,
  POST_UNFINISHED,
  postState,
  readTimeOf,
  SLUG_FIXED,
  SLUG_TAKEN,
  TIME_PAST,
} from "./model";
import * as store from "./post-store";
import { addMissingNotes } from "./store";
import type {
  CreatePostInput,
  PostRowView,
  PostSavedView,
  PostsQuery,
  PostView,
  PreviewInput,
  PreviewView,
  PublishPostInput,
  UnpublishPostInput,
  UpdatePostInput,
} from "./schema";

interface PostTarget {
  id: number;
}

const viewOf = ({ published, publishedAt, updatedAt, ...post }: store.StoredPost, now: Date): PostView => ({
  ...post,
  state: postState({ published, publishedAt }, now),
  publishedAt: publishedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
  isSlugFixed: publishedAt !== null,
});

export async function listPosts({ now }: AdminCtx, query: PostsQuery): Promise<ListView<PostRowView>> {
  await addMissingNotes();
  return store.listPosts(query, now);
}

export async function getPost({ now }: AdminCtx, { id }: PostTarget): Promise<PostView | null> {
  const post = await store.findPost(id);
  return post && viewOf(post, now);
}

export async function previewPost(_ctx: AdminCtx, { content }: PreviewInput): Promise<PreviewView> {
  return {
    html: await renderMarkdown(content),
    readTime: readTimeOf(content),
    excerpt: excerptOf(content),
    foreignImages: await findForeignImages(content),
  };
}

const slugTaken = () => new AppError("conflict", SLUG_TAKEN, { fields: { slug: SLUG_TAKEN } });

/** Derives fields from the text. @throws AppError invalid_input for an image from another site. */
async function textOf({ title, slug, author, excerpt, content }: CreatePostInput) {
  const [foreign] = await findForeignImages(content);
  if (foreign !== undefined) {
    const message = `Images come from /notes/ on this site. This one does not: ${foreign.slice(0, 200)}`;
    throw new AppError("invalid_input", message, { fields: { content: message } });
  }
  return { title, slug, author, content, excerpt: excerpt || excerptOf(content), readTime: readTimeOf(content) };
}

/** @throws AppError conflict for a slug that is taken; invalid_input. */
export async function createPost({ actor, now }: AdminCtx, input: CreatePostInput): Promise<PostSavedView> {
  const post = await store.createPost(actor, await textOf(input));
  if (!post) throw slugTaken();
  return { success: true, post: viewOf(post, now) };
}

type PostChange = Pick<Parameters<typeof store.changePost>[1], "data" | "action">;

async function changeSeenVersion(
  ctx: AdminCtx,
  { id, version }: PostTarget & { version: number },
  decide: (post: store.StoredPost) => PostChange,
) {
  const before = await store.findPost(id);
  if (!before) throw notFound("Note");
  if (before.version !== version) throw new AppError("conflict", POST_CHANGED);
  const post = await store.changePost(ctx.actor, { id, version, ...decide(before) });
  if (post === "slug_taken") throw slugTaken();
  if (!post) throw new AppError("conflict", POST_CHANGED);
  return { success: true as const, post: viewOf(post, ctx.now) };
}

/** @throws AppError not_found; conflict for an older version or a slug that is taken or fixed; invalid_input. */
export async function updatePost(
  ctx: AdminCtx,
  { id, version, ...input }: PostTarget & UpdatePostInput,
): Promise<PostSavedView> {
  const data = await textOf(input);
  return changeSeenVersion(ctx, { id, version }, (post) => {
    if (post.publishedAt && post.slug !== data.slug)
      throw new AppError("conflict", SLUG_FIXED, { fields: { slug: SLUG_FIXED } });
    if (post.published && data.content === "") throw new AppError("invalid_input", POST_UNFINISHED);
    return { data, action: "note.edited" };
  });
}

/**
 * Publishes a note now or at a later time. A note that was public before keeps its date.
 * @throws AppError not_found; conflict; invalid_input for a time in the past or a note without text.
 */
export async function publishPost(
  ctx: AdminCtx,
  { id, version, at }: PostTarget & PublishPostInput,
): Promise<PostSavedView> {
  const time = at === undefined ? null : new Date(at);
  if (time && time <= ctx.now) throw new AppError("invalid_input", TIME_PAST, { fields: { at: TIME_PAST } });
  return changeSeenVersion(ctx, { id, version }, (post) => {
    if (post.content === "" || post.excerpt === "") throw new AppError("invalid_input", POST_UNFINISHED);
    const wasPublic = post.publishedAt !== null && post.publishedAt <= ctx.now;
    const publishedAt = time ?? (wasPublic ? post.publishedAt : ctx.now);
    return { data: { published: true, publishedAt }, action: time ? "note.scheduled" : "note.published" };
  });
}

/** Unpublishes a note; a scheduled note becomes a draft again. @throws AppError not_found, conflict. */
export async function unpublishPost(
  ctx: AdminCtx,
  { id, version }: PostTarget & UnpublishPostInput,
): Promise<PostSavedView> {
  return changeSeenVersion(ctx, { id, version }, (post) => {
    const wasPublic = post.publishedAt !== null && post.publishedAt <= ctx.now;
    return {
      data: { published: false, publishedAt: wasPublic ? post.publishedAt : null },
      action: "note.unpublished",
    };
  });
}
