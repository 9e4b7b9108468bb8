import "server-only";
import { reserveSpend } from "@/lib/features/spending/reserve-spend";
import { settleSpend } from "@/lib/features/spending/settle-spend";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { logger } from "@/lib/server/logger";
import { consumeLimits } from "@/lib/server/rate-limit";
import { assertCapacity } from "./slots/reply-slots";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { once } from "@/lib/shared/promises";

/** Called exactly once: with the usage, or with null when no call was made. */
export type SettleUsage = (used: TokenUsage | null) => void;

/**
 * Counts one message if this process has a slot for its reply, and reserves the cost of one call.
 * @throws AppError rate_limited or unavailable, with the seconds to wait before a retry.
 */
export async function reserveChatQuota(ctx: Ctx<UserActor>): Promise<SettleUsage> {
  assertCapacity(ctx.actor.userId);
  const [limits, reserved] = await Promise.allSettled([
    consumeLimits(["chatPerMinute", "chatPerDay"], String(ctx.actor.userId)),
    reserveSpend(ctx, { use: "coach-chat" }),
  ]);
  const spend = reserved.status === "fulfilled" ? reserved.value : null;
  const settle: SettleUsage = once((used) => {
    if (!spend) return;
    settleSpend(spend, used).catch((error: unknown) => {
      logger().warn({ event: "chat.settle_failed", requestId: ctx.requestId, err: error });
    });
  });
  const refused = [limits, reserved].find((result) => result.status === "rejected");
  if (refused) {
    settle(null);
    throw refused.reason;
  }
  return settle;
}
