import "server-only";
import type { AdminCtx, Ctx, SystemActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as approval from "./approval-store";
import { COMMENT_RESTORE_MS } from "./model";
import * as store from "./moderation-store";
import type { ApprovalInput, CommentsQuery, ModeratedCommentsView, ModerateInput } from "./schema";

interface CommentTarget {
  id: number;
}
interface Success {
  success: true;
}

export async function listModerated(_ctx: AdminCtx, query: CommentsQuery): Promise<ModeratedCommentsView> {
  const [list, slugs, isApprovalOn] = await Promise.all([
    store.listComments(query),
    store.listCommentedSlugs(),
    approval.readApproval(),
  ]);
  const isOffered = query.note === "" || slugs.includes(query.note);
  return { list, slugs: isOffered ? slugs : [query.note, ...slugs], isApprovalOn };
}

/**
 * Hides a comment from readers or shows it; repeating it changes and logs nothing.
 * @throws AppError not_found
 */
export async function moderateComment(ctx: AdminCtx, { id, hidden }: CommentTarget & ModerateInput): Promise<Success> {
  if (!(await store.setHidden(ctx.actor, { id, isHidden: hidden, now: ctx.now }))) throw notFound("Comment");
  return { success: true };
}

/** Takes a comment from readers and can be undone for a day. @throws AppError not_found */
export async function deleteComment({ actor, now }: AdminCtx, { id }: CommentTarget): Promise<Success> {
  if (!(await store.setDeleted(actor, { id, deletedAt: now }))) throw notFound("Comment");
  return { success: true };
}

export async function restoreComment({ actor }: AdminCtx, { id }: CommentTarget): Promise<Success> {
  if (!(await store.setDeleted(actor, { id, deletedAt: null }))) throw notFound("Comment");
  return { success: true };
}

export async function setApproval({ actor }: AdminCtx, { on }: ApprovalInput): Promise<Success> {
  await approval.setApproval(actor, on);
  return { success: true };
}

export const purgeComments = ({ now }: Ctx<SystemActor>): Promise<number> =>
  store.removeDeletedBefore(new Date(now.getTime() - COMMENT_RESTORE_MS));
