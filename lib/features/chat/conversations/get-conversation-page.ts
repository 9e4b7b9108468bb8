import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { opaqueId } from "@/lib/shared/ids";
import { MESSAGE_PAGE_SIZE } from "../model";
import type { ChatMessageView } from "../schema";
import { listMessages } from "../messages/message-list-store";
import { addPlan } from "../messages/add-plan";

export async function getConversationPage(
  ctx: Ctx<UserActor>,
  requestedId: unknown,
): Promise<{ conversationId: string; messages: ChatMessageView[] } | null> {
  const id = opaqueId.safeParse(requestedId);
  if (!id.success) return null;
  const messages = await listMessages(ctx.actor.userId, id.data, MESSAGE_PAGE_SIZE, null);
  return messages && { conversationId: id.data, messages: await addPlan(ctx, messages) };
}
