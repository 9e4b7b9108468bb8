import "server-only";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/text/email";
import * as store from "./google-store";

const GOOGLE = "https://accounts.google.com";

export const isGoogleConfigured = (): boolean => env().GOOGLE_CLIENT_ID !== undefined;

/** Identifies by (issuer, subject), never by address, so that a fake issuer cannot match Google's people. */
export const identityId = (issuer: string, subject: string): string =>
  issuer === GOOGLE ? subject : `${issuer}#${subject}`;

export interface GoogleProfile {
  identity: string;
  email: string | null;
  emailVerified: boolean;
}

interface Linking {
  userId: number;
  sessionId: string;
}

/**
 * Whether a Google identity may sign in, after linking it to the right person where needed. An address is never enough:
 * it links only when Google vouches for it and its account was confirmed by mail before, or has no other way to sign in
 * (then the sessions of the person who opened it without proof end). Everybody else signs in first and then links.
 */
export async function resolveGoogleIdentity(
  ctx: Ctx,
  { profile, linking }: { profile: GoogleProfile; linking: Linking | null },
): Promise<boolean> {
  if (linking) return resolveLinking(ctx, profile, linking);
  const { identity, email, emailVerified } = profile;
  if ((await store.findIdentityOwner(identity)) !== null) return true;
  if (!email || !emailVerified) return refused(ctx, "unverified_address");
  const owner = await store.findLinkCandidate(emailKey(email));
  if (!owner) return true;
  // An address can move to another Google account, for example within a company; its former owner keeps the account.
  if (owner.hasGoogle) return refused(ctx, "other_identity");
  if (owner.isVerified) {
    if (!(await store.linkIdentity(owner.userId, identity))) return refused(ctx, "other_identity");
  } else if (owner.hasPasswordOrIdentity) return refused(ctx, "sign_in_first");
  else await store.adoptByIdentity(owner.userId, identity, ctx.now);
  logger().info({ event: "auth.google_linked", requestId: ctx.requestId, userId: owner.userId });
  return true;
}

/**
 * Linking confirms an unconfirmed account whose address Google vouches for and ends its password and other sessions.
 */
async function resolveLinking(ctx: Ctx, profile: GoogleProfile, { userId, sessionId }: Linking): Promise<boolean> {
  const account = await store.findContact(userId);
  if (!account) return refused(ctx, "account_gone");
  const { email, emailVerified, identity } = profile;
  const owner = await store.findIdentityOwner(identity);
  if (owner !== null && owner !== userId) return refused(ctx, "identity_taken");
  if (await store.hasOtherIdentity(userId, identity)) return refused(ctx, "other_identity");
  const isVouchedFor = emailVerified && email !== null && emailKey(email) === emailKey(account.email);
  if (!account.emailVerified && isVouchedFor) await store.confirmByProvider(userId, sessionId, ctx.now);
  return true;
}

function refused(ctx: Ctx, reason: string): false {
  logger().warn({ event: "auth.google_refused", requestId: ctx.requestId, reason });
  return false;
}
