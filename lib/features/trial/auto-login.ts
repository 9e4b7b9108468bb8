import "server-only";
import { findTrialActor } from "@/lib/features/accounts/find-trial-actor";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { emailKey } from "@/lib/shared/email";
import { AppError } from "@/lib/shared/errors";
import * as store from "./store";

interface Claim {
  trialToken: string | undefined;
  userId: number;
  email: string;
}

/**
 * The person who may be signed in because the browser's trial identity, the id and the address all name them.
 * @throws AppError unauthenticated, the same for every mismatch.
 */
export async function autoLogin(ctx: Ctx, { trialToken, userId, email }: Claim): Promise<{ userId: number }> {
  const trial = await findTrialActor(trialToken, ctx.now);
  const matches = trial?.userId === userId && (await store.hasAddress(userId, emailKey(email)));
  if (!matches) {
    logger().warn({ event: "trial.auto_login_refused", requestId: ctx.requestId });
    throw new AppError("unauthenticated", "Please sign in to continue.");
  }
  logger().info({ event: "auth.signed_in", requestId: ctx.requestId, userId, way: "trial" });
  return { userId };
}
