"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import { notify } from "@/components/ui/toast";
import type { MemoryView } from "@/lib/features/coach/schema";
import { apiClient } from "@/lib/shared/api-client";
import { orSay } from "./or-say";

const PATH = "/api/chat/memories";
const KEY = [PATH] as const;
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** What the partner remembers about the person, and what the person may do about it. */
export function useMemories() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => apiClient<MemoryView[]>(PATH, { signal }) });
  const acts = useMemo(() => {
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
  return { memories: query.data, isFailing: query.isError, ...acts };
}

export type Memories = ReturnType<typeof useMemories>;

/** The memories of the page, for the messages that they come from. */
export const MemoriesContext = createContext<Memories | null>(null);

/** What was kept from one message. */
export function useMemoriesOf(messageId: string): { kept: MemoryView[]; forget: (id: string) => void } {
  const page = useContext(MemoriesContext);
  const kept = page?.memories?.filter(({ source }) => source?.message_id === messageId) ?? [];
  return { kept, forget: page?.forget ?? (() => {}) };
}
