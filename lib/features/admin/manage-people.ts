import "server-only";
import { requireRecentAdmin } from "@/lib/features/accounts/admins/admin-actions";
import { deleteAccount } from "@/lib/features/accounts/deletion/delete-account";
import { enqueueOutbox } from "@/lib/features/accounts/outbox/enqueue-outbox";
import type { AddressInput, DeletionReceiptView, OutcomeView, ReasonedInput } from "@/lib/features/accounts/schema";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, OwnerCtx, UserActor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { emailKey } from "@/lib/shared/text/email";
import { pluralize } from "@/lib/shared/text/pluralize";
import * as store from "./people-store";
import type { ActOnPersonInput, PersonActionView, PersonView } from "./schema";

/** Finds by exact address, and logs the lookup; people are not listed. @throws AppError not_found, rate_limited */
export async function findPerson(ctx: OwnerCtx, { email }: AddressInput): Promise<PersonView> {
  await consumeLimit("adminLookUp", String(ctx.actor.adminId));
  const person = await store.viewPerson(ctx.actor, emailKey(email), ctx.now);
  if (!person) throw notFound("Account");
  return person;
}

const DONE: Record<ActOnPersonInput["action"], string> = {
  end_sessions: "Signed out everywhere.",
  send_reset: "The link to a new password is on its way.",
  send_confirmation: "The link that confirms the address is on its way.",
  block: "Blocked, and signed out everywhere.",
  unblock: "Not blocked any more.",
};

/** @throws AppError confirm_identity for a block, not_found, or conflict when another admin acted first */
export async function actOnPerson(
  ctx: OwnerCtx,
  { id, action, reason }: { id: number } & ActOnPersonInput,
): Promise<OutcomeView> {
  if (action === "block") await requireRecentAdmin(ctx);
  const outcome = await store.actOnPerson(ctx.actor, { id, action, reason, now: ctx.now });
  if (outcome === "missing") throw notFound("Account");
  if (outcome === "changed")
    throw new AppError("conflict", "Another admin did this meanwhile. Look the person up again to see how it is now.");
  if (action === "send_reset" || action === "send_confirmation") await enqueueOutbox();
  const browsers = action === "end_sessions" ? ` (${pluralize(outcome.ended, "browser")})` : "";
  return { success: true, message: DONE[action] + browsers };
}

/** The person also receives the receipt by mail. @throws AppError confirm_identity or not_found */
export async function deletePersonOnRequest(
  ctx: OwnerCtx,
  { id, reason }: { id: number } & ReasonedInput,
): Promise<DeletionReceiptView> {
  await requireRecentAdmin(ctx);
  const receipt = await deleteAccount(ctx, { userId: id, admin: ctx.actor, adminReason: reason });
  if (receipt.rows.length === 0) throw notFound("Account");
  return receipt;
}

export async function listActionsAboutPerson({ actor }: Ctx<UserActor>): Promise<PersonActionView[]> {
  return store.listPersonActions(actor.userId);
}
