import type {
  ActResult,
  ConversationPracticesView,
  PracticeAct,
  StartPracticeInput,
  StartResult,
} from "@/lib/features/practice-runs/schema";
import type { PageView } from "@/lib/features/practices/schema";
import { apiClient } from "@/lib/shared/api-client";

const RUNS = "/api/practices/runs";

export const fetchPractices = (conversationId: string, signal?: AbortSignal) =>
  apiClient<ConversationPracticesView>(`${RUNS}?conversation=${encodeURIComponent(conversationId)}`, { signal });

export const startPractice = (body: StartPracticeInput) => apiClient<StartResult>(RUNS, { method: "POST", body });

export const actInPractice = (id: string, version: number, act: PracticeAct) =>
  apiClient<ActResult>(`${RUNS}/${encodeURIComponent(id)}`, { method: "POST", body: { at: version, do: act } });

export const reopenStep = (id: string, step: string) =>
  apiClient<ActResult>(`${RUNS}/${encodeURIComponent(id)}`, { method: "POST", body: { do: { act: "open", step } } });

export const discardPractice = (id: string) => apiClient(`${RUNS}/${encodeURIComponent(id)}`, { method: "DELETE" });

const pagePath = (id: string) => `/api/practices/pages/${encodeURIComponent(id)}`;

export const revisePage = (id: string, body: { from: number; content?: string; title?: string; restore?: number }) =>
  apiClient<PageView>(pagePath(id), { method: "PATCH", body });

export const removePage = (id: string) => apiClient(pagePath(id), { method: "DELETE" });
export const restorePage = (id: string) => apiClient(`${pagePath(id)}/restore`, { method: "POST", body: {} });
