import type { NewInvitation, OutsideViewState } from "@/lib/features/outside-view/schema";
import { apiClient } from "@/lib/shared/api-client";

const VIEW = "/api/outside-view";

export const fetchOutsideView = () => apiClient<OutsideViewState>(VIEW);
export const showResult = () => apiClient<OutsideViewState>(`${VIEW}/result`, { method: "POST", body: {} });
export const deleteOutsideView = () => apiClient(VIEW, { method: "DELETE" });
export const createInvitations = (count: number) =>
  apiClient<{ links: NewInvitation[] }>(`${VIEW}/invitations`, { method: "POST", body: { count } });
export const revokeInvitation = (id: string) =>
  apiClient(`${VIEW}/invitations/${encodeURIComponent(id)}`, { method: "DELETE" });
