import "server-only";
import { offerPlan } from "@/lib/features/goals/plans/offer-plan";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { ChatMessageView } from "../schema";

export async function addPlan(ctx: Ctx<UserActor>, messages: ChatMessageView[]): Promise<ChatMessageView[]> {
  const [message, reply] = messages.slice(-2);
  if (message?.role !== "user" || reply?.role !== "assistant" || reply.state !== "complete" || reply.practice)
    return messages;
  const plan = await offerPlan(ctx, { id: message.id, text: message.content, at: new Date(message.created_at) });
  return plan ? [...messages.slice(0, -1), { ...reply, plan }] : messages;
}
