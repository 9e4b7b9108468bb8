import type { AuthStateView, DeletionReceiptView, DeletionView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";

export type DeletionOutcome = { kind: "deleted"; receipt: DeletionReceiptView | null } | { kind: "failed" };

/** The specification leaves the body open; a response without a receipt also means that the account is deleted. */
type Answer = Partial<DeletionView> | undefined;

/**
 * Deletes the signed-in person's account; when that call fails and the address is known, tries the second one. A lost
 * response counts as success once the server no longer knows the session.
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
    // The next request shows whether the account is deleted.
  }
  const state = await apiClient<AuthStateView>("/api/auth/user").catch(() => null);
  return state?.authenticated === false ? { kind: "deleted", receipt: null } : { kind: "failed" };
}
