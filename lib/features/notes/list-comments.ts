import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import type { CommentsView, ListCommentsInput } from "./schema";
import { isPublished, listVisible } from "./store";

/** The comments of a post, oldest first and never with an address. @throws AppError not_found for an unknown post. */
export async function listComments(_ctx: Ctx, { slug, after, limit }: ListCommentsInput): Promise<CommentsView> {
  if (!(await isPublished(slug))) throw notFound("Post");
  const found = await listVisible({ slug, after, limit: limit + 1 });
  const comments = found.slice(0, limit);
  return { comments, next: found.length > limit ? (comments.at(-1)?.id ?? null) : null };
}
