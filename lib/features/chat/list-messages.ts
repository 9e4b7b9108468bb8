import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import type { ChatMessageView } from "./schema";
import * as store from "./store";

/** More than the longest conversation anybody has held; a longer one is read in pages. */
const WHOLE = 5_000;

/** A conversation's visible thread, oldest first: all of it, or a page before one of its messages. @throws AppError not_found. */
export async function listMessages(
  { actor }: Ctx<UserActor>,
  { sessionId, before = null, limit = WHOLE }: { sessionId: string; before?: string | null; limit?: number },
): Promise<ChatMessageView[]> {
  const messages = await store.listMessages(actor.userId, sessionId, limit, before);
  if (!messages) throw notFound("Conversation");
  return messages;
}
