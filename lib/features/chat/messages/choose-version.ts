import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { showVersion } from "./version-store";

/**
 * Shows another version of a message; the current one is kept.
 * @throws AppError not_found, also while a reply is running in the conversation.
 */
export async function chooseVersion(
  { actor }: Ctx<UserActor>,
  { sessionId, messageId }: { sessionId: string; messageId: string },
): Promise<{ success: true }> {
  if (!(await showVersion(actor.userId, sessionId, messageId))) throw notFound("Message");
  return { success: true };
}
