import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import type { GoogleProfile } from "./google-identity";
import * as store from "./google-store";

interface Linking {
  userId: number;
  /** The session that asked, and that stays. */
  sessionId: string;
}

/**
 * Whether a Google identity may go on, after linking it to the right person where that is due. An address is never
 * enough: it links only when Google vouches for it and its account was confirmed by mail before, or holds no other
 * way in (then whoever opened it without proof loses their sessions). Everybody else signs in first and links then.
 */
export async function admitGoogleIdentity(
  ctx: Ctx,
  { profile, linking }: { profile: GoogleProfile; linking: Linking | null },
): Promise<boolean> {
  if (linking) return admitLinking(ctx, profile, linking);
  const { identity, email, emailVerified } = profile;
  if ((await store.findIdentityOwner(identity)) !== null) return true;
  if (!email || !emailVerified) return refused(ctx, "unverified_address");
  const owner = await store.findLinkCandidate(emailKey(email));
  if (!owner) return true;
  if (owner.isVerified) await store.linkIdentity(owner.userId, identity);
  else if (owner.hasOtherWayIn) return refused(ctx, "sign_in_first");
  else await store.adoptByIdentity(owner.userId, identity, ctx.now);
  logger().info({ event: "auth.google_linked", requestId: ctx.requestId, userId: owner.userId });
  return true;
}

/** Linking confirms an unconfirmed account whose address Google vouches for; its password and other sessions end. */
async function admitLinking(ctx: Ctx, profile: GoogleProfile, { userId, sessionId }: Linking): Promise<boolean> {
  const account = await store.findContact(userId);
  if (!account) return refused(ctx, "account_gone");
  const { email, emailVerified, identity } = profile;
  const owner = await store.findIdentityOwner(identity);
  if (owner !== null && owner !== userId) return refused(ctx, "identity_taken");
  const isVouchedFor = emailVerified && email !== null && emailKey(email) === emailKey(account.email);
  if (!account.emailVerified && isVouchedFor) await store.confirmByProvider(userId, sessionId, ctx.now);
  return true;
}

function refused(ctx: Ctx, reason: string): false {
  logger().warn({ event: "auth.google_refused", requestId: ctx.requestId, reason });
  return false;
}
