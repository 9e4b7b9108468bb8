import "server-only";
import { requireRecentAdmin } from "@/lib/features/accounts/admins/admin-actions";
import type { OutcomeView } from "@/lib/features/accounts/schema";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { env } from "@/lib/server/env";
import { hashPassword } from "@/lib/server/passwords/password";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, OwnerCtx, SystemActor } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths";
import { emailKey } from "@/lib/shared/text/email";
import { DAY_MS } from "@/lib/shared/time/durations";
import * as store from "./invitations-store";
import type { InvitationLinkView, InviteAdminInput, JoinInput } from "./schema";

const INVITATION_DAYS = 2;

/** The owner hands the link over; it is shown once and stored as a hash. @throws AppError confirm_identity */
export async function inviteAdmin(ctx: OwnerCtx, input: InviteAdminInput): Promise<InvitationLinkView> {
  await requireRecentAdmin(ctx);
  const token = randomToken();
  const expiresAt = new Date(ctx.now.getTime() + INVITATION_DAYS * DAY_MS);
  await store.addInvitation(ctx.actor, { ...input, tokenHash: hashToken(token), expiresAt });
  return { link: new URL(paths.adminJoin(token), env().APP_URL).href };
}

export async function withdrawInvitation(
  ctx: OwnerCtx,
  input: { id: string; reason: string },
): Promise<{ success: true }> {
  if (!(await store.withdrawInvitation(ctx.actor, input))) throw notFound("Invitation");
  return { success: true };
}

const stale = () => new AppError("gone", "This invitation has been used, withdrawn or is too old. Ask for a new one.");

/**
 * Makes the holder of the link an admin, without signing in.
 * @throws AppError gone, conflict when the address or the username is taken, rate_limited or unavailable
 */
export async function joinAsAdmin(ctx: Ctx, { token, email, username, password }: JoinInput): Promise<OutcomeView> {
  await consumeLimit("adminJoinPerNetwork", ctx.network);
  const tokenHash = hashToken(token);
  // Checked first, so that only a valid link costs a hash.
  if (!(await store.isInvitationValid(tokenHash, ctx.now))) throw stale();
  const passwordHash = await hashPassword(password);
  const joining = { tokenHash, email: emailKey(email), username, passwordHash, now: ctx.now };
  const outcome = await store.joinByInvitation(joining);
  if (outcome === "stale") throw stale();
  if (outcome === "taken") throw new AppError("conflict", "An admin has this email or username already.");
  return { success: true, message: "You may now sign in." };
}

export async function purgeInvitations({ now }: Ctx<SystemActor>): Promise<number> {
  return store.deleteExpiredInvitations(now);
}
