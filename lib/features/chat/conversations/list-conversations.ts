import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { CONVERSATION_PAGE_SIZE } from "../model";
import type { ConversationView } from "../schema";
import * as store from "./conversation-store";

export async function listConversations(
  { actor }: Ctx<UserActor>,
  { before = null, limit = CONVERSATION_PAGE_SIZE }: { before?: string | null; limit?: number } = {},
): Promise<ConversationView[]> {
  return store.listOwned(actor.userId, limit, before);
}
