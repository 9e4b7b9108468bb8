"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import { apiClient } from "@/lib/shared/api-client";

const KEY = ["/api/chat/sessions"] as const;
const PATH = KEY[0];
/** The list's own rules: asked at most every 2 s, again 5 s after a failure, and at most every 5 s when one comes back. */
const DEDUPE = 2_000;
const ERROR_RETRY = 5_000;
const FOCUS_THROTTLE = 5_000;
const MAX_RETRIES = 5;

const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** One's conversations and everything that can be done to them; what changes is shown at once and put right by the server. */
export function useSessions(initial: ChatSessionView[]) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiClient<ChatSessionView[]>(PATH, { signal }),
    initialData: initial,
    staleTime: DEDUPE,
    retry: MAX_RETRIES,
    retryDelay: ERROR_RETRY,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FOCUS_THROTTLE,
  });
  const actions = useMemo(() => {
    const show = (change: (sessions: ChatSessionView[]) => ChatSessionView[]) =>
      client.setQueryData<ChatSessionView[]>(KEY, (sessions) => change(sessions ?? []));
    const refresh = () => client.invalidateQueries({ queryKey: KEY });
    const change = async (id: string, part: { title?: string; pinned?: boolean }) => {
      show((sessions) => sessions.map((session) => (session.id === id ? { ...session, ...part } : session)));
      try {
        await apiClient(pathOf(id), { method: "PATCH", body: part });
      } finally {
        await refresh();
      }
    };
    return {
      refresh,
      create: async (userId: number, title: string) => {
        const session = await apiClient<ChatSessionView>(PATH, { method: "POST", body: { user_id: userId, title } });
        show((sessions) => [session, ...sessions]);
        return session;
      },
      rename: (id: string, title: string) => change(id, { title }),
      pin: (id: string, pinned: boolean) => change(id, { pinned }),
      remove: async (ids: string[]) => {
        if (ids.length === 1 && ids[0]) await apiClient(pathOf(ids[0]), { method: "DELETE" });
        else await apiClient(`${PATH}/remove`, { method: "POST", body: { ids } });
        show((sessions) => sessions.filter(({ id }) => !ids.includes(id)));
      },
      restore: async (ids: string[]) => {
        await apiClient(`${PATH}/restore`, { method: "POST", body: { ids } });
        await refresh();
      },
    };
  }, [client]);
  return { sessions: query.data, isFailing: query.isError, ...actions };
}
