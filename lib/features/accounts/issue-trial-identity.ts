import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import * as store from "./store";

/** Ties this browser to the trial person it has just made; the token goes into TRIAL_COOKIE and lasts a day. */
export async function issueTrialIdentity(ctx: Ctx, { userId }: { userId: number }): Promise<string> {
  const token = randomToken();
  await store.createTrialIdentity(userId, hashToken(token), ctx.now);
  return token;
}
