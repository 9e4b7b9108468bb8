"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CommitmentView, TodayView } from "@/lib/features/goals/schema";
import { COMMITMENTS, fetchOpen, fetchToday } from "../goals-api";

export const useToday = (initialData: TodayView): TodayView =>
  useQuery({
    queryKey: [COMMITMENTS, "today"],
    queryFn: ({ signal }) => fetchToday(signal),
    initialData,
    staleTime: 60_000,
  }).data;

export const useOpenCommitments = (): CommitmentView[] =>
  useQuery({ queryKey: [COMMITMENTS, "open"], queryFn: ({ signal }) => fetchOpen(signal) }).data ?? [];

export function useRefreshCommitments(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [COMMITMENTS] }), [client]);
}
