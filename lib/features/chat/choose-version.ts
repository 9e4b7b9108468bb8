import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { showVersion } from "./replies/store";

/**
 * Puts another version of a message into the visible thread. Nothing is lost: what was visible becomes the other version.
 * @throws AppError not_found, also while a reply is being written there.
 */
export async function chooseVersion(
  { actor }: Ctx<UserActor>,
  { sessionId, messageId }: { sessionId: string; messageId: string },
): Promise<{ success: true }> {
  if (!(await showVersion(actor.userId, sessionId, messageId))) throw notFound("Message");
  return { success: true };
}
