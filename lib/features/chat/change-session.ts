import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./store";

/** Renames, pins or unpins a conversation. @throws AppError not_found. */
export async function changeSession(
  { actor, now }: Ctx<UserActor>,
  { id, title, pinned }: { id: string; title?: string; pinned?: boolean },
): Promise<{ success: true }> {
  const change: store.SessionChange = {};
  if (title !== undefined) change.title = title;
  if (pinned !== undefined) change.pinnedAt = pinned ? now : null;
  if (!(await store.changeOwned(actor.userId, id, change))) throw notFound("Conversation");
  return { success: true };
}
