import "server-only";
import { reserveSpend } from "@/lib/features/spending/reserve-spend";
import { settleSpend } from "@/lib/features/spending/settle-spend";
import type { TokenUsage } from "@/lib/providers/llm/completion-reader";
import { logger } from "@/lib/server/logger";
import { consumeLimits } from "@/lib/server/rate-limit";
import type { Ctx, UserActor } from "@/lib/shared/actor";

/** Called once when a call is over, or was never made: what it used, as far as it was used. */
export type Settle = (used: TokenUsage | null) => void;

/**
 * Counts one message of this person and sets the cost of one call aside, before anything is stored or called.
 * @throws AppError rate_limited or unavailable, with the seconds until another try makes sense.
 */
export async function allowCall(ctx: Ctx<UserActor>): Promise<Settle> {
  const [counted, reserved] = await Promise.allSettled([
    consumeLimits(["chatPerMinute", "chatPerDay"], String(ctx.actor.userId)),
    reserveSpend(ctx, { use: "coach-chat" }),
  ]);
  const spend = reserved.status === "fulfilled" ? reserved.value : null;
  let isSettled = spend === null;
  const settle: Settle = (used) => {
    if (isSettled || !spend) return;
    isSettled = true;
    settleSpend(spend, used).catch((error: unknown) => {
      logger().warn({ event: "chat.settle_failed", requestId: ctx.requestId, err: error });
    });
  };
  const refused = [counted, reserved].find((result) => result.status === "rejected");
  if (refused) {
    settle(null);
    throw refused.reason;
  }
  return settle;
}
