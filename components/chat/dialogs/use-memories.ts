"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { MemoryView } from "@/lib/features/coach/schema";
import { apiClient } from "@/lib/shared/api-client";
import { notifyForgotten, notifyOnError } from "../chat-notices";

const PATH = "/api/chat/memories";
const KEY = [PATH] as const;
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

const QUERY = queryOptions({ queryKey: KEY, queryFn: ({ signal }) => apiClient<MemoryView[]>(PATH, { signal }) });

export function useMemoryActions() {
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () => client.invalidateQueries({ queryKey: KEY });
    const restore = async (id: string) => {
      await apiClient(`${pathOf(id)}/restore`, { method: "POST", body: {} });
      await refresh();
    };
    const remove = async (id: string) => {
      await apiClient(pathOf(id), { method: "DELETE" });
      await refresh();
    };
    return {
      refresh,
      revise: async (id: string, quote: string) => {
        await apiClient(pathOf(id), { method: "PATCH", body: { quote } });
        await refresh();
      },
      drop: (id: string) => notifyOnError(() => remove(id)),
      restore: (id: string) => notifyOnError(() => restore(id)),
      forget: (id: string) =>
        notifyOnError(async () => {
          await remove(id);
          notifyForgotten(() => restore(id));
        }),
    };
  }, [client]);
}

export function useMemories() {
  const { data: memories, isError: isFailing } = useQuery(QUERY);
  return { memories, isFailing, ...useMemoryActions() };
}

export type Memories = ReturnType<typeof useMemories>;

/**
 * The memories saved from one message, from the query cache. Not a context: a new context value before hydration makes
 * React discard the server-rendered messages.
 */
export function useMemoriesFrom(messageId: string): MemoryView[] {
  const select = (all: MemoryView[]) => all.filter(({ source }) => source?.message_id === messageId);
  return useQuery({ ...QUERY, enabled: false, select }).data ?? [];
}
