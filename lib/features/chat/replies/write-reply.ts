import "server-only";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { logger } from "@/lib/server/logger";
import { metrics } from "@/lib/server/monitoring/metrics";
import type { SettleUsage } from "../reserve-chat-quota";
import { appendText, runWriteLoop } from "./reply-writer";
import { runningReplies, type ReplyOutcome, type ReplyContent, type RunningReply } from "./running-reply";
import { stopOwned } from "./store";

/** Backpressure: the coach is not read further while this many UTF-16 units are unstored. */
const MAX_UNSAVED_LENGTH = 64 * 1024;

export type ReplySource = (signal: AbortSignal) => Promise<ReplyContent>;

/** Writes a reply to its end, with or without readers. Never rejects. Calls `release` when the end is stored. */
export async function writeReply(reply: RunningReply, open: ReplySource, release: SettleUsage): Promise<void> {
  runningReplies().set(reply.id, reply);
  void runWriteLoop();
  void receiveReply(reply, open).then((outcome) => reply.decide(outcome));
  await reply.waitUntil(() => reply.ended !== null);
  runningReplies().delete(reply.id);
  if (reply.firstTextAt !== null) {
    metrics().replyFirstTokenSeconds.observe((reply.firstTextAt - reply.startedAt) / 1_000);
    metrics().replyStallSeconds.observe(reply.longestGapMs / 1_000);
  }
  release(reply.usage());
}

async function receiveReply(reply: RunningReply, open: ReplySource): Promise<ReplyOutcome> {
  try {
    const source = await open(reply.abort.signal);
    reply.source = source;
    for await (const piece of source.pieces) {
      if (reply.outcome) break;
      await appendText(reply, piece);
      if (reply.text.length - reply.savedLength > MAX_UNSAVED_LENGTH)
        await reply.waitUntil(() => reply.outcome !== null || reply.savedLength === reply.text.length);
    }
    // A continued reply may have no further text.
    return reply.text === "" ? { state: "failed", failure: "unavailable" } : { state: "complete", failure: null };
  } catch (error) {
    if (reply.outcome) return reply.outcome;
    const failure = error instanceof LlmFailure ? error.code : "unavailable";
    const detail = error instanceof LlmFailure ? error.detail : undefined;
    logger().warn({ event: "reply.failed", messageId: reply.id, failure, detail, err: error });
    return { state: reply.text.length > 0 ? "interrupted" : "failed", failure };
  }
}

export async function endReply(reply: RunningReply, state: "stopped" | "interrupted"): Promise<boolean> {
  reply.decide({ state, failure: null });
  await reply.waitUntil(() => reply.ended !== null);
  return reply.ended?.state === state;
}

export async function stopRepliesIn(userId: number, conversationIds: string[]): Promise<string[]> {
  const running = [...runningReplies().values()].filter((reply) => conversationIds.includes(reply.conversationId));
  const here = await Promise.all(running.map(async (reply) => ((await endReply(reply, "stopped")) ? [reply.id] : [])));
  // Includes replies whose start is stored but that are not yet in this process's registry.
  return [...here.flat(), ...(await stopOwned(userId, conversationIds))];
}
