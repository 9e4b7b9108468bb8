import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import type { ChatMessageView } from "../schema";
import * as store from "./message-list-store";
import { addPlan } from "./add-plan";

const DEFAULT_PAGE_SIZE = 100;

/** A page of the visible messages, oldest first: the newest, or those before one. @throws AppError not_found. */
export async function listMessages(
  ctx: Ctx<UserActor>,
  {
    sessionId,
    before = null,
    limit = DEFAULT_PAGE_SIZE,
  }: { sessionId: string; before?: string | null; limit?: number },
): Promise<ChatMessageView[]> {
  const messages = await store.listMessages(ctx.actor.userId, sessionId, limit, before);
  if (!messages) throw notFound("Conversation");
  return before === null ? addPlan(ctx, messages) : messages;
}
