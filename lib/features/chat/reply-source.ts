import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { prepareReply, type CoachReply } from "@/lib/features/coach/coach-reply";
import type { CoachTurn } from "@/lib/features/coach/schema";
import { markAsked } from "@/lib/features/goals/commitments/mark-asked";
import { estimateTokens } from "@/lib/providers/llm/models";
import { logger } from "@/lib/server/logger";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { sum } from "@/lib/shared/numbers/sum";
import { awaitedLater } from "@/lib/shared/promises";
import { buildCoachContext } from "./coach-context";
import type { ReplyContent } from "./replies/running-reply";
import type { ReplySource } from "./replies/write-reply";

const SYSTEM_PROMPT_TOKENS = 3_600;

/**
 * Prepares the coach's reply while the message is being stored; calls the coach once the reply has started. If the last
 * turn is the coach's, it is continued.
 */
export function createReplySource(
  ctx: Ctx<UserActor>,
  conversationId: string,
  turns: Promise<CoachTurn[]>,
): ReplySource {
  const prepare = async () => {
    const [context, stored] = await Promise.all([buildCoachContext(ctx, conversationId), turns]);
    // Building the prompt blocks the event loop, so flush pending responses first.
    await yieldToEventLoop();
    return { messages: stored, open: await prepareReply({ context, turns: stored }) };
  };
  const preparing = awaitedLater(prepare());
  return async (signal) => {
    const { messages, open } = await preparing;
    const reply = open(signal);
    if (reply.raised.length > 0) recordAsked(ctx, { ids: reply.raised, conversationId });
    return toReplySource(reply, messages);
  };
}

function recordAsked(ctx: Ctx<UserActor>, asked: { ids: string[]; conversationId: string }): void {
  markAsked(ctx, asked).catch((error: unknown) => {
    logger().warn({ event: "chat.asked_not_noted", requestId: ctx.requestId, err: error });
  });
}

/** An aborted provider reports no usage, so it is estimated, rather too high than too low. */
export function toReplySource(reply: CoachReply, turns: CoachTurn[]): ReplyContent {
  const estimate = (text: string) => ({
    inputTokens: SYSTEM_PROMPT_TOKENS + sum(turns.map(({ content }) => estimateTokens(content))),
    outputTokens: estimateTokens(text),
  });
  const { kind, label, state } = reply;
  const usage = (text: string) => reply.usage() ?? (kind === "configured" ? estimate(text) : null);
  return { kind, label, state, pieces: reply, usage };
}
