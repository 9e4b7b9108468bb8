import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import { describeUserAgent } from "./model";
import * as store from "./store";

export async function issueTrialIdentity(ctx: Ctx, { userId }: { userId: number }): Promise<string> {
  const token = randomToken();
  await store.createTrialIdentity(userId, hashToken(token), ctx.now);
  return token;
}

export async function exchangeTrialIdentity(
  { now }: Ctx,
  { trialToken, userId, userAgent }: { trialToken: string; userId: number; userAgent: string | null },
): Promise<string | null> {
  const token = randomToken();
  const session = { tokenHash: hashToken(token), now, userAgent: describeUserAgent(userAgent) };
  const isExchanged = await store.exchangeTrialIdentity({ tokenHash: hashToken(trialToken), userId }, session);
  return isExchanged ? token : null;
}
