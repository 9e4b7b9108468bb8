"use client";

import { useInfiniteQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useMemo } from "react";
import { CONVERSATION_PAGE_SIZE, MAX_BULK_IDS } from "@/lib/features/chat/model";
import type { ConversationView } from "@/lib/features/chat/schema";
import { apiClient } from "@/lib/shared/api-client";
import { creationIdempotencyKey, clearCreationIdempotencyKey } from "../client/creation-idempotency-key";

const KEY = ["/api/chat/sessions"] as const;
const PATH = KEY[0];
/** Fixed by the specification: deduplicated within 2 s, retried after 5 s, refetched on focus at most every 5 s. */
const STALE_TIME_MS = 2_000;
const RETRY_DELAY_MS = 5_000;
const FOCUS_THROTTLE_MS = 5_000;
const MAX_RETRIES = 5;

const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

async function inBatches(ids: string[], act: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_BULK_IDS) await act(ids.slice(at, at + MAX_BULK_IDS));
}

type Pages = InfiniteData<ConversationView[], string | null>;

function nextCursor(page: ConversationView[]): string | undefined {
  const others = page.filter(({ pinned }) => !pinned);
  return others.length >= CONVERSATION_PAGE_SIZE ? others.at(-1)?.id : undefined;
}

export function useConversationList(initial: ConversationView[]) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ signal, pageParam }) =>
      apiClient<ConversationView[]>(pageParam ? `${PATH}?before=${encodeURIComponent(pageParam)}` : PATH, { signal }),
    initialPageParam: null as string | null, // Widened: later pages have a cursor.
    getNextPageParam: nextCursor,
    initialData: { pages: [initial], pageParams: [null] },
    staleTime: STALE_TIME_MS,
    retry: MAX_RETRIES,
    retryDelay: RETRY_DELAY_MS,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FOCUS_THROTTLE_MS,
  });
  const actions = useMemo(() => {
    const updatePages = (change: (page: ConversationView[], index: number) => ConversationView[]) =>
      client.setQueryData<Pages>(KEY, (data) => data && { ...data, pages: data.pages.map(change) });
    const refresh = () => client.invalidateQueries({ queryKey: KEY });
    const change = async (id: string, part: { title?: string; pinned?: boolean }) => {
      const before = client.getQueryData<Pages>(KEY);
      updatePages((page) =>
        page.map((conversation) => (conversation.id === id ? { ...conversation, ...part } : conversation)),
      );
      try {
        await apiClient(pathOf(id), { method: "PATCH", body: part });
      } catch (error) {
        client.setQueryData<Pages>(KEY, before);
        throw error;
      } finally {
        void refresh();
      }
    };
    return {
      refresh,
      create: async (userId: number, title: string) => {
        const conversation = await apiClient<ConversationView>(PATH, {
          method: "POST",
          body: { user_id: userId, title },
          idempotencyKey: creationIdempotencyKey(),
        });
        clearCreationIdempotencyKey();
        updatePages((page, index) => {
          // A creation whose response was lost may be in the list already.
          const others = page.filter(({ id }) => id !== conversation.id);
          return index === 0 ? [conversation, ...others] : others;
        });
        return conversation;
      },
      rename: (id: string, title: string) => change(id, { title }),
      pin: (id: string, pinned: boolean) => change(id, { pinned }),
      remove: async (ids: string[]) => {
        if (ids.length === 1 && ids[0]) await apiClient(pathOf(ids[0]), { method: "DELETE" });
        else await inBatches(ids, (part) => apiClient(`${PATH}/remove`, { method: "POST", body: { ids: part } }));
        updatePages((page) => page.filter(({ id }) => !ids.includes(id)));
        // Fetches rows until the page is full again.
        void refresh();
      },
      restore: async (ids: string[]) => {
        await inBatches(ids, (part) => apiClient(`${PATH}/restore`, { method: "POST", body: { ids: part } }));
        await refresh();
      },
    };
  }, [client]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const conversations = useMemo(() => query.data.pages.flat(), [query.data]);
  const more = useMemo(
    () => (hasNextPage ? { isLoading: isFetchingNextPage, load: () => void fetchNextPage() } : null),
    [hasNextPage, isFetchingNextPage, fetchNextPage],
  );
  return { conversations, more, ...actions };
}
