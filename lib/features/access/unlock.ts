import "server-only";
import { secretsEqual } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import { consumeLimit, releaseLimit } from "@/lib/server/rate-limit";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { gateKey } from "./check-access";
import { issueGateCookie } from "./gate-cookie";
import type { UnlockInput } from "./schema";

const MAX_CODE = 64;

/**
 * The gate cookie's value for the right access code; only wrong codes count against the network's limit.
 * @throws AppError invalid_credentials for a wrong code, rate_limited, unavailable.
 */
export async function unlock(ctx: Ctx, { password }: UnlockInput): Promise<string> {
  await consumeLimit("accessCodePerNetwork", ctx.network);
  const key = gateKey();
  const entered = password.trim().slice(0, MAX_CODE + 1);
  if (!secretsEqual(entered, key.code)) {
    logger().warn({ event: "access.refused", requestId: ctx.requestId });
    throw new AppError("invalid_credentials", "Invalid password");
  }
  await releaseLimit("accessCodePerNetwork", ctx.network);
  return issueGateCookie(key, ctx.now);
}
