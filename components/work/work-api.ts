import type { ReportView } from "@/lib/features/report/schema";
import type { WorkInput, WorkView } from "@/lib/features/work/schema";
import { apiClient } from "@/lib/shared/api-client";

const path = (userId: number) => `/api/try-clarity/work/${userId}`;

export const getWork = (userId: number): Promise<WorkView> => apiClient<WorkView>(path(userId));

export const saveWork = async (userId: number, answers: WorkInput): Promise<ReportView | null> =>
  (await apiClient<{ reportData: ReportView | null }>(path(userId), { method: "POST", body: answers })).reportData;
