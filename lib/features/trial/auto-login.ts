import "server-only";
import { findTrialActor } from "@/lib/features/accounts/find-actor";
import { exchangeTrialIdentity } from "@/lib/features/accounts/trial-identity";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { AppError } from "@/lib/shared/errors";
import * as store from "./store";

interface Claim {
  trialToken: string | undefined;
  userId: number;
  email: string;
  userAgent: string | null;
}

/**
 * The token of a session for the person of the browser's trial identity, when user id and address name that person too.
 * One identity becomes one session.
 * @throws AppError unauthenticated without an identity or with one that is used up; forbidden for another person.
 */
export async function autoLogin(ctx: Ctx, { trialToken, userId, email, userAgent }: Claim): Promise<string> {
  const refuse = (code: "unauthenticated" | "forbidden", message: string) => {
    logger().warn({ event: "trial.auto_login_refused", requestId: ctx.requestId, code });
    return new AppError(code, message);
  };
  const trial = await findTrialActor(trialToken, ctx.now);
  if (!trial || !trialToken) throw refuse("unauthenticated", "Please sign in to continue.");
  const isOwn = trial.userId === userId && (await store.hasAddress(userId, emailKey(email)));
  if (!isOwn) throw refuse("forbidden", "This belongs to somebody else.");
  const token = await exchangeTrialIdentity(ctx, { trialToken, userId, userAgent });
  if (!token) throw refuse("unauthenticated", "Please sign in to continue.");
  logger().info({ event: "auth.signed_in", requestId: ctx.requestId, userId, way: "trial" });
  return token;
}
