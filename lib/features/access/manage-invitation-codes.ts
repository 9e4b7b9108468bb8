import "server-only";
import type { ReasonedInput } from "@/lib/features/accounts/schema";
import type { AdminCtx, Ctx, SystemActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { DAY_MS } from "@/lib/shared/time/durations";
import { hashInvitationCode, newInvitationCode } from "./invitation-code";
import * as store from "./invitation-store";
import { forgetInvitation } from "./live-invitations";
import { codeState, ENDED_CODE_DAYS } from "./model";
import type { CreateCodeInput, CreatedCodeView, InvitationCodeView } from "./schema";

const MAX_LISTED = 200;

const viewOf = (row: store.NamedCode, now: Date): InvitationCodeView => ({
  id: row.id,
  name: row.name ?? "",
  uses: row.uses,
  maxUses: row.maxUses,
  state: codeState(row, now),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

export async function listInvitationCodes({ now }: AdminCtx): Promise<InvitationCodeView[]> {
  return (await store.listNamedCodes(MAX_LISTED)).map((row) => viewOf(row, now));
}

/** Only this answer carries the code, because only its hash is stored. */
export async function createInvitationCode(ctx: AdminCtx, input: CreateCodeInput): Promise<CreatedCodeView> {
  const code = newInvitationCode();
  const row = await store.createNamedCode(ctx.actor, {
    name: input.name,
    maxUses: input.maxUses,
    expiresAt: new Date(ctx.now.getTime() + input.days * DAY_MS),
    codeHash: hashInvitationCode(code),
    now: ctx.now,
  });
  return { success: true, code, invitation: viewOf(row, ctx.now) };
}

/**
 * Revokes a code and every gate cookie issued for it.
 * @throws AppError not_found, also for one that was already revoked.
 */
export async function revokeInvitationCode(
  { actor, now }: AdminCtx,
  { id, reason }: { id: number } & ReasonedInput,
): Promise<{ success: true }> {
  if (!(await store.revokeNamedCode(actor, { id, reason, now }))) throw notFound("Invitation code");
  forgetInvitation(id);
  return { success: true };
}

export const purgeInvitationCodes = ({ now }: Ctx<SystemActor>): Promise<number> =>
  store.deleteCodesEndedBefore(new Date(now.getTime() - ENDED_CODE_DAYS * DAY_MS));
