"use client";

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CommitmentView, TodayView } from "@/lib/features/goals/schema";
import { COMMITMENTS, fetchOpen, fetchToday } from "../goals-api";

const OPEN = queryOptions({
  queryKey: [COMMITMENTS, "open"],
  queryFn: ({ signal }) => fetchOpen(signal),
});

export function useToday(initial: TodayView): TodayView {
  const query = queryOptions({
    queryKey: [COMMITMENTS, "today"],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchToday(signal),
  });
  return useQuery({ ...query, initialData: initial, staleTime: 60_000 }).data;
}

export const useOpenCommitments = (isNeeded: boolean): CommitmentView[] =>
  useQuery({ ...OPEN, enabled: isNeeded }).data ?? [];

export function useRefreshCommitments(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [COMMITMENTS] }), [client]);
}
