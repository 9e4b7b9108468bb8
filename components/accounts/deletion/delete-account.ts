import type { AuthStateView, DeletionReceiptView, DeletionView } from "@/lib/features/accounts/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";

export interface IdentityWays {
  password: boolean;
  google: boolean;
}

export type DeletionOutcome =
  | { kind: "deleted"; receipt: DeletionReceiptView | null }
  | { kind: "confirm"; ways: IdentityWays }
  | { kind: "failed" };

/** Null without a receipt: the specification leaves the body open, and any success means that the account is deleted. */
async function requestDeletion(method: "DELETE" | "POST", path: string, body?: { email: string }) {
  const answer = await apiClient<Partial<DeletionView> | undefined>(`/api/auth/${path}`, { method, body });
  return answer?.receipt ?? null;
}

export const requestDeletionByAddress = (email: string): Promise<DeletionReceiptView | null> =>
  requestDeletion("POST", "emergency-delete", { email });

/**
 * Deletes the signed-in person's account; when that call fails and their address is known, the second one is tried.
 * A response that was lost on its way back counts as done once the server no longer knows the session.
 */
export async function deleteAccount(email: string | null): Promise<DeletionOutcome> {
  try {
    return { kind: "deleted", receipt: await requestDeletion("DELETE", "delete-account") };
  } catch (error) {
    const ways = waysToConfirm(error);
    if (ways) return { kind: "confirm", ways };
    return email ? deleteByAddress(email) : { kind: "failed" };
  }
}

function waysToConfirm(error: unknown): IdentityWays | null {
  if (!(error instanceof ApiError) || error.body.code !== "confirm_identity") return null;
  const { fields = {} } = error.body;
  return { password: "password" in fields, google: "google" in fields };
}

async function deleteByAddress(email: string): Promise<DeletionOutcome> {
  try {
    return { kind: "deleted", receipt: await requestDeletionByAddress(email) };
  } catch (error) {
    const ways = waysToConfirm(error);
    if (ways) return { kind: "confirm", ways };
    // The next request determines what any other failure means.
  }
  const state = await apiClient<AuthStateView>("/api/auth/user").catch(() => null);
  return state?.authenticated === false ? { kind: "deleted", receipt: null } : { kind: "failed" };
}
