import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { searchTerms } from "./model";
import type { SearchHitView } from "./schema";
import * as store from "./search-store";

const MAX_HITS = 20;

/** Finds one's conversations by their titles and by what was said in them; titles first, each conversation once. */
export async function search({ actor }: Ctx<UserActor>, { q }: { q: string }): Promise<SearchHitView[]> {
  const terms = searchTerms(q);
  if (terms.length === 0) return [];
  const [titled, said] = await Promise.all([
    store.searchTitles(actor.userId, terms),
    store.searchMessages(actor.userId, terms),
  ]);
  const found = new Map<string, SearchHitView>();
  for (const session of titled) found.set(session.id, { session, snippet: null });
  for (const hit of said) found.set(hit.session.id, hit);
  return [...found.values()].slice(0, MAX_HITS);
}
