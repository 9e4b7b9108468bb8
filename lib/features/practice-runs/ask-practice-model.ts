import "server-only";
import type { AcceptedText } from "@/lib/features/practices/model-text/accept-model-text";
import type { ModelQuestion } from "@/lib/features/practices/model-text/model-questions";
import { askWithinBudget } from "@/lib/features/spending/ask-within-budget";
import { llmConnection } from "@/lib/providers/llm/connection";
import { logger } from "@/lib/server/logger";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { Ctx, UserActor } from "@/lib/shared/actor";

export const DEADLINE_MS = 6_000;
/** No calls for this time after a failure, so that not every step waits for a timeout. */
const FAILURE_PAUSE_MS = 30_000;

let pausedUntil = 0;

export const resumeModel = (): void => {
  pausedUntil = 0;
};

async function ask(ctx: Ctx<UserActor>, question: ModelQuestion): Promise<string> {
  await consumeLimit("practiceModelPerDay", String(ctx.actor.userId));
  return askWithinBudget(ctx, { use: "practice", ...question, signal: AbortSignal.timeout(DEADLINE_MS) });
}

/**
 * Asks the configured model a question about a practice, within the person's limits and budget and within DEADLINE_MS.
 * Null without a model, or when it fails: the practice never fails with it.
 */
export async function askPracticeModel(ctx: Ctx<UserActor>, question: ModelQuestion): Promise<string | null> {
  if (!llmConnection() || Date.now() < pausedUntil) return null;
  try {
    return await ask(ctx, question);
  } catch (error) {
    pausedUntil = Date.now() + FAILURE_PAUSE_MS;
    logger().warn({ event: "practice.model_failed", requestId: ctx.requestId, err: error });
    return null;
  }
}

export function logRejectionReason(
  ctx: Ctx<UserActor>,
  part: string,
  { fault }: Pick<AcceptedText<string>, "fault">,
): void {
  if (fault) logger().info({ event: "practice.model_text_left_out", requestId: ctx.requestId, part, fault });
}
