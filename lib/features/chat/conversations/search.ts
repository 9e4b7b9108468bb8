import "server-only";
import { searchOwnedPages, type FoundPage } from "@/lib/features/practices/pages/search-pages";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { searchTerms } from "../model";
import type { SearchHitView } from "../schema";
import * as store from "./search-store";

const pageHit = ({ id, title, snippet, updatedAt, userId }: FoundPage): SearchHitView => ({
  page: { id, title },
  snippet,
  conversation: {
    id: `page-${id}`,
    title,
    user_id: userId,
    created_at: updatedAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    pinned: false,
    answering: false,
  },
});

export async function search({ actor }: Ctx<UserActor>, { q }: { q: string }): Promise<SearchHitView[]> {
  const terms = searchTerms(q);
  if (terms.length === 0) return [];
  const [byTitle, byMessage, pages] = await Promise.all([
    store.searchTitles(actor.userId, terms),
    store.searchMessages(actor.userId, terms),
    searchOwnedPages(actor.userId, terms),
  ]);
  const found = new Map<string, SearchHitView>();
  for (const conversation of byTitle) found.set(conversation.id, { conversation, snippet: null });
  for (const hit of byMessage) found.set(hit.conversation.id, hit);
  return [...pages.map(pageHit), ...found.values()].slice(0, store.MAX_HITS);
}
