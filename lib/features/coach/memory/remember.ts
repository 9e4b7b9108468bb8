import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { MemoryView } from "../schema";
import * as store from "../store";
import { findQuotes } from "./find-quotes";

/**
 * Stores what the person said about themselves in a stored message, in their exact words. Returns the new memories,
 * which the page shows with an undo button.
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
