"use client";

import { useInfiniteQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import { apiClient } from "@/lib/shared/api-client";
import { beginningKey, forgetBeginning } from "./beginning-key";

const KEY = ["/api/chat/sessions"] as const;
const PATH = KEY[0];
/** The list's own rules: asked at most every 2 s, again 5 s after a failure, and at most every 5 s when one comes back. */
const DEDUPE = 2_000;
const ERROR_RETRY = 5_000;
const FOCUS_THROTTLE = 5_000;
const MAX_RETRIES = 5;
/** Conversations of a page, beside the pinned ones, which all stand on the first. */
const PAGE = 200;

const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** As many at once as one call takes. */
const MAX_BULK = 200;

async function inParts(ids: string[], act: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_BULK) await act(ids.slice(at, at + MAX_BULK));
}

type Pages = InfiniteData<ChatSessionView[], string | null>;

/** The conversation after which the list goes on; undefined at its end. */
function edgeOf(page: ChatSessionView[]): string | undefined {
  const others = page.filter(({ pinned }) => !pinned);
  return others.length >= PAGE ? others.at(-1)?.id : undefined;
}

/** One's conversations and everything that can be done to them; what changes is shown at once and put right by the server. */
export function useSessions(initial: ChatSessionView[]) {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ signal, pageParam }) =>
      apiClient<ChatSessionView[]>(pageParam ? `${PATH}?before=${encodeURIComponent(pageParam)}` : PATH, { signal }),
    initialPageParam: null as string | null, // Widened: later pages have an edge.
    getNextPageParam: edgeOf,
    initialData: { pages: [initial], pageParams: [null] },
    staleTime: DEDUPE,
    retry: MAX_RETRIES,
    retryDelay: ERROR_RETRY,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FOCUS_THROTTLE,
  });
  const actions = useMemo(() => {
    const show = (change: (page: ChatSessionView[], index: number) => ChatSessionView[]) =>
      client.setQueryData<Pages>(KEY, (data) => data && { ...data, pages: data.pages.map(change) });
    const refresh = () => client.invalidateQueries({ queryKey: KEY });
    const change = async (id: string, part: { title?: string; pinned?: boolean }) => {
      const before = client.getQueryData<Pages>(KEY);
      show((page) => page.map((session) => (session.id === id ? { ...session, ...part } : session)));
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
        const session = await apiClient<ChatSessionView>(PATH, {
          method: "POST",
          body: { user_id: userId, title },
          idempotencyKey: beginningKey(),
        });
        forgetBeginning();
        show((page, index) => {
          // Made by an earlier call whose answer was lost, it may stand in the list already.
          const others = page.filter(({ id }) => id !== session.id);
          return index === 0 ? [session, ...others] : others;
        });
        return session;
      },
      rename: (id: string, title: string) => change(id, { title }),
      pin: (id: string, pinned: boolean) => change(id, { pinned }),
      remove: async (ids: string[]) => {
        if (ids.length === 1 && ids[0]) await apiClient(pathOf(ids[0]), { method: "DELETE" });
        else await inParts(ids, (part) => apiClient(`${PATH}/remove`, { method: "POST", body: { ids: part } }));
        show((page) => page.filter(({ id }) => !ids.includes(id)));
        // A page that lost some is filled up again.
        void refresh();
      },
      restore: async (ids: string[]) => {
        await inParts(ids, (part) => apiClient(`${PATH}/restore`, { method: "POST", body: { ids: part } }));
        await refresh();
      },
    };
  }, [client]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const sessions = useMemo(() => query.data.pages.flat(), [query.data]);
  const more = useMemo(
    () => (hasNextPage ? { isLoading: isFetchingNextPage, load: () => void fetchNextPage() } : null),
    [hasNextPage, isFetchingNextPage, fetchNextPage],
  );
  return { sessions, more, isFailing: query.isError, ...actions };
}
