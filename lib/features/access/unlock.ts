import "server-only";
import { logger } from "@/lib/server/logger";
import { consumeLimit, releaseLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { isAccessCode } from "./access-code";
import { gateLifetimeSeconds, issueGateCookie } from "./gate-cookie";
import { gateKey } from "./gate-key";
import { hashInvitationCode } from "./invitation-code";
import { consumeUse } from "./invitation-store";
import type { UnlockInput } from "./schema";

const MAX_CODE = 64;

/**
 * The gate cookie for the access code or an invitation code; only wrong codes count against the network's limit. An
 * unknown code, an ended one and a used one get the same answer after the same statement.
 * @throws AppError invalid_credentials for a wrong code, rate_limited, unavailable.
 */
export async function unlock(ctx: Ctx, { password }: UnlockInput): Promise<{ value: string; maxAge: number }> {
  await consumeLimit("accessCodePerNetwork", ctx.network);
  const key = gateKey();
  const entered = password.trim().slice(0, MAX_CODE + 1);
  const isSiteCode = isAccessCode(entered, key.code);
  const invitation = isSiteCode ? null : await consumeUse(hashInvitationCode(entered), ctx.now);
  if (!isSiteCode && !invitation) {
    logger().warn({ event: "access.refused", requestId: ctx.requestId });
    throw new AppError("invalid_credentials", "Invalid password");
  }
  await releaseLimit("accessCodePerNetwork", ctx.network);
  const issued = invitation ?? undefined;
  return { value: issueGateCookie(key, ctx.now, issued), maxAge: gateLifetimeSeconds(ctx.now, issued) };
}
