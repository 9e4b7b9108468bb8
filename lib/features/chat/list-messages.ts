import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import type { ChatMessageView } from "./schema";
import * as store from "./store";

/** Without a limit a conversation is returned whole, up to this number. */
const MAX_MESSAGES = 5_000;

/** The visible messages, oldest first: all of them, or a page before one. @throws AppError not_found. */
export async function listMessages(
  { actor }: Ctx<UserActor>,
  { sessionId, before = null, limit = MAX_MESSAGES }: { sessionId: string; before?: string | null; limit?: number },
): Promise<ChatMessageView[]> {
  const messages = await store.listMessages(actor.userId, sessionId, limit, before);
  if (!messages) throw notFound("Conversation");
  return messages;
}
