import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReportView } from "@/lib/features/report/schema";
import type { WorkInput, WorkView } from "@/lib/features/work/schema";
import { getWork, saveWork } from "./work-api";

export const EMPTY_ANSWERS: WorkInput = { role: null, aim: null, situation: null, note: null };

export const isAnswered = (answers: WorkInput): boolean =>
  [answers.role, answers.aim, answers.situation, answers.note].some((answer) => answer !== null);

interface WorkAnswers {
  /** Undefined while it loads and when it could not be loaded. */
  view: WorkView | undefined;
  save: (answers: WorkInput) => Promise<ReportView | null>;
}

export function useWork(userId: number): WorkAnswers {
  const queryClient = useQueryClient();
  const queryKey = ["/api/try-clarity/work", userId];
  const { data: view } = useQuery({ queryKey, queryFn: () => getWork(userId) });
  const save = async (answers: WorkInput) => {
    const report = await saveWork(userId, answers);
    await queryClient.invalidateQueries({ queryKey });
    return report;
  };
  return { view, save };
}
