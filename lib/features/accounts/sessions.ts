import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import * as accounts from "./account-store";
import { describeUserAgent } from "./model";
import * as store from "./store";

/**
 * Creates a session and returns its token for SESSION_COOKIE; the database holds only the hash. The caller has
 * authenticated the person.
 */
export async function startSession(ctx: Ctx, who: { userId: number; userAgent: string | null }): Promise<string> {
  const token = randomToken();
  await store.createSession(who.userId, hashToken(token), ctx.now, describeUserAgent(who.userAgent));
  return token;
}

interface BrowserTokens {
  sessionToken: string | undefined;
  trialToken: string | undefined;
}

/** Unknown or expired tokens are no error. */
export async function signOut(ctx: Ctx, { sessionToken, trialToken }: BrowserTokens): Promise<void> {
  if (sessionToken) await store.deleteSession(hashToken(sessionToken));
  if (trialToken) await store.deleteTrialIdentity(hashToken(trialToken));
  logger().info({ event: "auth.signed_out", requestId: ctx.requestId });
}

export async function endSession({ actor }: Ctx<UserActor>, { sessionId }: { sessionId: string }): Promise<void> {
  if (!(await accounts.deleteOwnedSession(actor.userId, sessionId))) throw notFound("Session");
}

export async function signOutEverywhere({ actor, requestId }: Ctx<UserActor>): Promise<number> {
  const ended = await accounts.deleteOwnedSessions(actor.userId);
  logger().info({ event: "auth.signed_out_everywhere", requestId, userId: actor.userId, ended });
  return ended;
}
