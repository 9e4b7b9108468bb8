import "server-only";
import { findTrialActor } from "@/lib/features/accounts/find-actor";
import { exchangeTrialIdentity } from "@/lib/features/accounts/trial-identity";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { emailKey } from "@/lib/shared/text/email";
import * as store from "./store";

interface Claim {
  trialToken: string | undefined;
  userId: number;
  email: string;
  userAgent: string | null;
}

/**
 * Exchanges the browser's trial identity for a session token, provided that user id and address name its person.
 * An identity can be exchanged once.
 * @throws AppError unauthenticated without a valid identity; forbidden for another person.
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
