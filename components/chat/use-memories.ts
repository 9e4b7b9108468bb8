"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { notify } from "@/components/ui/toast";
import type { MemoryView } from "@/lib/features/coach/schema";
import { apiClient } from "@/lib/shared/api-client";
import { orSay } from "./or-say";

const PATH = "/api/chat/memories";
const KEY = [PATH] as const;
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

const QUERY = queryOptions({ queryKey: KEY, queryFn: ({ signal }) => apiClient<MemoryView[]>(PATH, { signal }) });

/** What the person may do about what is remembered. */
export function useMemoryActs() {
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () => client.invalidateQueries({ queryKey: KEY });
    const restore = async (id: string) => {
      await apiClient(`${pathOf(id)}/restore`, { method: "POST", body: {} });
      await refresh();
    };
    const drop = async (id: string) => {
      await apiClient(pathOf(id), { method: "DELETE" });
      await refresh();
    };
    return {
      refresh,
      /** @throws when it was not kept. */
      revise: async (id: string, quote: string) => {
        await apiClient(pathOf(id), { method: "PATCH", body: { quote } });
        await refresh();
      },
      /** Forgets without a notice, where the way back stands in its place. */
      drop: (id: string) => orSay(() => drop(id)),
      restore: (id: string) => orSay(() => restore(id)),
      forget: (id: string) =>
        orSay(async () => {
          await drop(id);
          notify({ title: "Forgotten", action: { label: "Undo", onClick: () => orSay(() => restore(id)) } });
        }),
    };
  }, [client]);
}

/** What the partner remembers about the person. */
export function useMemories() {
  const { data: memories, isError: isFailing } = useQuery(QUERY);
  return { memories, isFailing, ...useMemoryActs() };
}

export type Memories = ReturnType<typeof useMemories>;

/**
 * What was kept from one message, as the page has read it. No context: a new value of one, before all of the page's scripts
 * are there, makes React give up what the server drew.
 */
export function useKeptFrom(messageId: string): MemoryView[] {
  const select = (all: MemoryView[]) => all.filter(({ source }) => source?.message_id === messageId);
  return useQuery({ ...QUERY, enabled: false, select }).data ?? [];
}
