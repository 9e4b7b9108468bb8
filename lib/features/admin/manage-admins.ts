import "server-only";
import { requireRecentAdmin } from "@/lib/features/accounts/admins/admin-actions";
import type { OutcomeView, ReasonedInput } from "@/lib/features/accounts/schema";
import type { OwnerCtx } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { pluralize } from "@/lib/shared/text/pluralize";
import * as store from "./admins-store";
import { listInvitations } from "./invitations-store";
import type { AdminsQuery, AdminsView, ChangeAdminInput } from "./schema";

export async function listAdmins({ now }: OwnerCtx, query: AdminsQuery): Promise<AdminsView> {
  const [list, invitations] = await Promise.all([store.listAdmins(query, now), listInvitations(now)]);
  return { list, invitations };
}

/**
 * Changes an admin's role, or whether they may sign in, and ends their sessions.
 * @throws AppError confirm_identity, not_found, or conflict when another admin acted first or no active owner would
 * remain.
 */
export async function changeAdmin(ctx: OwnerCtx, input: { id: number } & ChangeAdminInput): Promise<OutcomeView> {
  await requireRecentAdmin(ctx);
  const outcome = await store.changeAdmin(ctx.actor, input);
  if (outcome === "missing") throw notFound("Admin");
  if (outcome === "changed")
    throw new AppError("conflict", "Somebody changed this admin meanwhile. Load the page again to see how it is now.");
  if (outcome === "last_owner")
    throw new AppError("conflict", "This is the last owner. Make somebody else an owner first.");
  return { success: true, message: "Changed, and signed out everywhere." };
}

export async function endAdminSessions(
  ctx: OwnerCtx,
  { id, reason }: { id: number } & ReasonedInput,
): Promise<OutcomeView> {
  const ended = await store.endAdminSessions(ctx.actor, { id, reason });
  if (ended === null) throw notFound("Admin");
  return { success: true, message: `${pluralize(ended, "session")} ended.` };
}

/** @throws AppError confirm_identity; conflict when codes are not on */
export async function resetAdminCodes(
  ctx: OwnerCtx,
  { id, reason }: { id: number } & ReasonedInput,
): Promise<OutcomeView> {
  await requireRecentAdmin(ctx);
  if (!(await store.resetAdminCodes(ctx.actor, { id, reason })))
    throw new AppError("conflict", "One-time codes are not on for this admin.");
  return { success: true, message: "One-time codes are off." };
}
