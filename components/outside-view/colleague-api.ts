import type { InvitationView, RatingReceipt } from "@/lib/features/outside-view/schema";
import { apiClient } from "@/lib/shared/api-client";
import type { Draft } from "./rating-draft";

const CALLS = "/api/colleague";
const post = <T>(call: string, body: object) => apiClient<T>(`${CALLS}/${call}`, { method: "POST", body });

export const openInvitation = (token: string) => post<InvitationView>("open", { token });
export const declineInvitation = (token: string) => post("decline", { token });
export const sendRating = (token: string, { answers, keep, change }: Draft) =>
  post<RatingReceipt>("answer", { token, answers, keep, change });
export const withdrawRating = (code: string) => post("withdraw", { code });
