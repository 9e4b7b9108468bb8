import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import type { Ctx } from "@/lib/shared/actor";
import { describeUserAgent } from "./model";
import * as store from "./store";

/**
 * A new session of a person who has just been identified, by whatever way; the token goes into SESSION_COOKIE and is
 * kept here as a hash only. The caller has established that the person may sign in.
 */
export async function startSession(ctx: Ctx, who: { userId: number; userAgent: string | null }): Promise<string> {
  const token = randomToken();
  await store.createSession(who.userId, hashToken(token), ctx.now, describeUserAgent(who.userAgent));
  return token;
}
