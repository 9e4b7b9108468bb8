import type { AuthStateView, DeletionReceiptView, DeletionView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";

export type DeletionOutcome = { kind: "deleted"; receipt: DeletionReceiptView | null } | { kind: "failed" };

/** The specification leaves the body open; an answer without a receipt is a deletion all the same. */
type Answer = Partial<DeletionView> | undefined;

/**
 * Deletes the signed-in person's account; when that call fails and their address is known, the second one is tried.
 * An answer that was lost on its way back counts as done once the server no longer knows the session.
 */
export async function deleteAccount(email: string | null): Promise<DeletionOutcome> {
  try {
    const answer = await apiClient<Answer>("/api/auth/delete-account", { method: "DELETE" });
    return { kind: "deleted", receipt: answer?.receipt ?? null };
  } catch {
    return email ? deleteByAddress(email) : { kind: "failed" };
  }
}

async function deleteByAddress(email: string): Promise<DeletionOutcome> {
  try {
    const answer = await apiClient<Answer>("/api/auth/emergency-delete", { method: "POST", body: { email } });
    return { kind: "deleted", receipt: answer?.receipt ?? null };
  } catch {
    // What this means is settled by the next question.
  }
  const state = await apiClient<AuthStateView>("/api/auth/user").catch(() => null);
  return state?.authenticated === false ? { kind: "deleted", receipt: null } : { kind: "failed" };
}
