import "server-only";
import { enqueueOutbox } from "@/lib/features/accounts/outbox/enqueue-outbox";
import { hashInvitationCode, newInvitationCode } from "@/lib/features/access/invitation-code";
import { forgetInvitation } from "@/lib/features/access/live-invitations";
import { PERSONAL_DAYS, MAX_PERSONAL_USES } from "@/lib/features/access/model";
import type { ReasonedInput } from "@/lib/features/accounts/schema";
import { isMailConfigured } from "@/lib/server/mail/mailer";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { AdminCtx } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";
import { AppError, notFound } from "@/lib/shared/errors";
import { pluralize } from "@/lib/shared/text/pluralize";
import * as store from "./invitation-store";
import { invitationMail } from "./mails";
import { ALREADY_INVITED, NOT_CONFIRMED, NOT_INVITED, type SignupState } from "./model";
import type { InvitedView, InviteNextInput } from "./schema";

interface SignupTarget {
  id: number;
}

function newInvitation(now: Date): store.NewInvitation {
  const code = newInvitationCode();
  const expiresAt = new Date(now.getTime() + PERSONAL_DAYS * DAY_MS);
  return {
    codeHash: hashInvitationCode(code),
    maxUses: MAX_PERSONAL_USES,
    expiresAt,
    mail: (to) => invitationMail(to, { code, expiresAt }),
  };
}

async function deliver(ctx: AdminCtx, id: number, from: readonly SignupState[], action: string): Promise<SignupState> {
  const address = await store.findAddress(id);
  if (!address) throw notFound("Address");
  await consumeLimit("invitationPerAddress", address);
  const { actor, now } = ctx;
  const state = await store.deliverInvitation(actor, { id, from, action, invitation: newInvitation(now), now });
  if (!state) throw notFound("Address");
  if (from.includes(state)) await enqueueOutbox();
  return state;
}

/** Where no mail is sent, nobody can confirm an address. */
const invitable = (): SignupState[] => (isMailConfigured() ? ["confirmed"] : ["confirmed", "waiting"]);

/**
 * Mails an address on the list a personal invitation code.
 * @throws AppError not_found; conflict for one that is not confirmed or already invited; rate_limited.
 */
export async function inviteSignup(ctx: AdminCtx, { id }: SignupTarget): Promise<InvitedView> {
  const from = invitable();
  const state = await deliver(ctx, id, from, "signup.invited");
  if (!from.includes(state)) throw new AppError("conflict", state === "waiting" ? NOT_CONFIRMED : ALREADY_INVITED);
  return { success: true, message: "The invitation is on its way.", invited: 1 };
}

/**
 * Mails a new code that replaces the previous one; browsers admitted by the previous code stay admitted.
 * @throws AppError not_found; conflict for one that was not invited; rate_limited.
 */
export async function resendInvitation(ctx: AdminCtx, { id }: SignupTarget): Promise<InvitedView> {
  const from: SignupState[] = ["invited", "joined"];
  if (!from.includes(await deliver(ctx, id, from, "invitation.resent"))) throw new AppError("conflict", NOT_INVITED);
  return { success: true, message: "A new code is on its way. The one before no longer works.", invited: 1 };
}

export async function inviteNext({ actor, now }: AdminCtx, { count }: InviteNextInput): Promise<InvitedView> {
  const invite = () => newInvitation(now);
  const invited = await store.deliverNext(actor, { count, confirmedOnly: isMailConfigured(), invite, now });
  if (invited > 0) await enqueueOutbox();
  const message = invited === 0 ? "Nobody is left to invite." : `${pluralize(invited, "invitation")} on the way.`;
  return { success: true, message, invited };
}

/**
 * Revokes a personal invitation and the gate cookies issued for it; the address stays on the list.
 * @throws AppError not_found; conflict for one that was not invited.
 */
export async function withdrawInvitation(
  ctx: AdminCtx,
  { id, reason }: SignupTarget & ReasonedInput,
): Promise<{ success: true }> {
  const ended = await store.withdrawInvitation(ctx.actor, { id, reason });
  if (!ended) throw notFound("Address");
  if (!ended.isDone) throw new AppError("conflict", NOT_INVITED);
  if (ended.codeId !== null) forgetInvitation(ended.codeId);
  return { success: true };
}

/**
 * Removes an address and its invitation from the list permanently.
 * @throws AppError not_found
 */
export async function removeSignup(
  ctx: AdminCtx,
  { id, reason }: SignupTarget & ReasonedInput,
): Promise<{ success: true }> {
  const ended = await store.removeSignup(ctx.actor, { id, reason });
  if (!ended) throw notFound("Address");
  if (ended.codeId !== null) forgetInvitation(ended.codeId);
  return { success: true };
}
