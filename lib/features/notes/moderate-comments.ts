import "server-only";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./moderation-store";
import type { ListModeratedInput, ModeratedCommentsView, ModerateInput } from "./schema";

type AdminCtx = Ctx<AdminActor>;

const PAGE_SIZE = 30;

export async function listModerated(
  _ctx: AdminCtx,
  { hidden, before }: ListModeratedInput,
): Promise<ModeratedCommentsView> {
  const found = await store.listComments({ isHidden: hidden, before, limit: PAGE_SIZE + 1 });
  const comments = found.slice(0, PAGE_SIZE);
  return { comments, next: found.length > PAGE_SIZE ? (comments.at(-1)?.id ?? null) : null };
}

/**
 * Holds a comment back or lets readers see it.
 * @throws AppError not_found
 */
export async function moderateComment(
  ctx: AdminCtx,
  { id, hidden }: { id: number } & ModerateInput,
): Promise<{ success: true }> {
  if (!(await store.setHidden(ctx.actor, id, hidden))) throw notFound("Comment");
  return { success: true };
}

export async function deleteComment(ctx: AdminCtx, { id }: { id: number }): Promise<{ success: true }> {
  if (!(await store.removeComment(ctx.actor, id))) throw notFound("Comment");
  return { success: true };
}
