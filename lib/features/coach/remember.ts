import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { findQuotes } from "./memory/find-quotes";
import type { MemoryView } from "./schema";
import * as store from "./store";

/**
 * Keeps what the person said about themselves in a stored message of theirs, in their exact words. Answers what was
 * newly kept, so that it can be shown with an undo.
 */
export async function remember(
  ctx: Ctx<UserActor>,
  { messageId, text }: { messageId: string; text: string },
): Promise<MemoryView[]> {
  const { actor, now } = ctx;
  const quotes = await findQuotes(ctx, text);
  if (quotes.length === 0) return [];
  const ids = new Set(await store.createOwnedMemories(actor.userId, { messageId, quotes, now }));
  if (ids.size === 0) return [];
  const memories = await store.listOwnedMemories(actor.userId, store.MAX_MEMORIES);
  return memories.filter(({ id }) => ids.has(id));
}
