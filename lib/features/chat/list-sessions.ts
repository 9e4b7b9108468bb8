import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import type { ChatSessionView } from "./schema";
import * as store from "./store";

const DEFAULT_PAGE = 200;

/** A page of one's conversations, pinned ones and then the most recently used first. */
export async function listSessions(
  { actor }: Ctx<UserActor>,
  { before = null, limit = DEFAULT_PAGE }: { before?: string | null; limit?: number } = {},
): Promise<ChatSessionView[]> {
  return store.listOwned(actor.userId, limit, before);
}
