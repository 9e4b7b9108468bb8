import "server-only";
import { logger } from "@/lib/server/logger";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { hasManyLinks, NAME_RESERVED, SLUG } from "./model";
import { isReservedName } from "./reserved-names";
import type { AddCommentInput, AddCommentView } from "./schema";
import { createComment, isPublished, estimateNextCommentId } from "./store";

/**
 * Publishes a reader's comment at once, or holds it for a moderator when it carries many links or repeats another.
 * @throws AppError not_found, invalid_input for a reserved name, rate_limited.
 */
export async function addComment(ctx: Ctx, input: AddCommentInput): Promise<AddCommentView> {
  const { post_slug: slug, author_name: authorName, author_email, content, website } = input;
  if (isReservedName(authorName)) {
    throw new AppError("invalid_input", NAME_RESERVED, { fields: { author_name: NAME_RESERVED } });
  }
  if (!SLUG.test(slug) || !(await isPublished(slug))) throw notFound("Post");
  await consumeLimit("commentPerDay", ctx.network);
  await consumeLimit("commentPerPost", slug);
  if (website) return acceptHoneypot(ctx, input);
  const { view, isHeld } = await createComment({
    slug,
    authorName,
    authorEmail: author_email ?? null,
    content,
    isHeld: hasManyLinks(content),
    now: ctx.now,
  });
  logger().info({ event: "comment.added", requestId: ctx.requestId, commentId: view.id, held: isHeld });
  return { success: true, comment: view, held: isHeld };
}

async function acceptHoneypot(ctx: Ctx, { author_name, content }: AddCommentInput): Promise<AddCommentView> {
  logger().info({ event: "comment.honeypot", requestId: ctx.requestId });
  const comment = { id: await estimateNextCommentId(), author_name, content, created_at: ctx.now.toISOString() };
  return { success: true, comment, held: false };
}
