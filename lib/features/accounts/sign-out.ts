import "server-only";
import { hashToken } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import * as store from "./store";

interface BrowserTokens {
  sessionToken: string | undefined;
  trialToken: string | undefined;
}

/** Ends what this browser holds: its session and its trial identity. Unknown or ended ones are no error. */
export async function signOut(ctx: Ctx, { sessionToken, trialToken }: BrowserTokens): Promise<void> {
  if (sessionToken) await store.deleteSession(hashToken(sessionToken));
  if (trialToken) await store.deleteTrialIdentity(hashToken(trialToken));
  logger().info({ event: "auth.signed_out", requestId: ctx.requestId });
}
