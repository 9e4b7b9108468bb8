import type { AuthStateView, DeletionReceiptView, DeletionView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";

export type DeletionOutcome = { kind: "deleted"; receipt: DeletionReceiptView | null } | { kind: "failed" };

/**
 * Deletes the signed-in person's account; when that call fails and their address is known, the second one is tried.
 * An answer that was lost on its way back counts as done once the server no longer knows the session.
 */
export async function deleteAccount(email: string | null): Promise<DeletionOutcome> {
  try {
    const { receipt } = await apiClient<DeletionView>("/api/auth/delete-account", { method: "DELETE" });
    return { kind: "deleted", receipt };
  } catch {
    return email ? deleteByAddress(email) : { kind: "failed" };
  }
}

async function deleteByAddress(email: string): Promise<DeletionOutcome> {
  try {
    const { success, receipt } = await apiClient<DeletionView>("/api/auth/emergency-delete", {
      method: "POST",
      body: { email },
    });
    if (success) return { kind: "deleted", receipt };
  } catch {
    // What this means is settled by the next question.
  }
  const state = await apiClient<AuthStateView>("/api/auth/user").catch(() => null);
  return state?.authenticated === false ? { kind: "deleted", receipt: null } : { kind: "failed" };
}
