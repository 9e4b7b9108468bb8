import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as store from "./feedback-store";

/**
 * Lets the team read one finished reply, or takes that back.
 * @throws AppError not_found, also for a practice's message and a reply that has not finished
 */
export async function shareReply(
  { actor, now }: Ctx<UserActor>,
  { messageId, shared }: { messageId: string; shared: boolean },
): Promise<{ success: true }> {
  if (!(await store.shareOwned(actor.userId, messageId, shared ? now : null))) throw notFound("Answer");
  return { success: true };
}
