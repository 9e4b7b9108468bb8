import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import type { ChatMessageView } from "./schema";
import * as store from "./store";

const MAX_MESSAGES = 5_000;

/** Visible messages, oldest first: all, or one page before a message. @throws AppError not_found. */
export async function listMessages(
  { actor }: Ctx<UserActor>,
  { sessionId, before = null, limit = MAX_MESSAGES }: { sessionId: string; before?: string | null; limit?: number },
): Promise<ChatMessageView[]> {
  const messages = await store.listMessages(actor.userId, sessionId, limit, before);
  if (!messages) throw notFound("Conversation");
  return messages;
}
