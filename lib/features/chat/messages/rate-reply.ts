import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./feedback-store";

export async function rateReply(
  { actor, now }: Ctx<UserActor>,
  { messageId, value }: { messageId: string; value: "helpful" | "unhelpful" | null },
): Promise<{ success: true }> {
  const feedback = value && { value, at: now.toISOString() };
  if (!(await store.rateOwned(actor.userId, messageId, feedback))) throw notFound("Answer");
  return { success: true };
}
