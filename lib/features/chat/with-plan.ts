import "server-only";
import { offerPlan } from "@/lib/features/goals/offer-plan";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { ChatMessageView } from "./schema";

/** The newest reply of a page, with the plan that the message before it holds; replies of practices bring their own. */
export async function withPlan(ctx: Ctx<UserActor>, messages: ChatMessageView[]): Promise<ChatMessageView[]> {
  const [said, reply] = messages.slice(-2);
  if (said?.role !== "user" || reply?.role !== "assistant" || reply.state !== "complete" || reply.practice)
    return messages;
  const plan = await offerPlan(ctx, { id: said.id, text: said.content, at: new Date(said.created_at) });
  return plan ? [...messages.slice(0, -1), { ...reply, plan }] : messages;
}
