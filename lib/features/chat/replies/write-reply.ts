import "server-only";
import { logger } from "@/lib/server/logger";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { metrics } from "@/lib/server/metrics";
import { replyRegistry, runningRepliesIn } from "./reply-registry";
import type { ReplyContent, Outcome, RunningReply } from "./running-reply";
import { waitForNextFlush, scheduleWrite } from "./reply-writer";
import { stopOwned } from "./store";

/** Backpressure: the coach is not read further while this many UTF-16 units are unstored. */
const MAX_UNSAVED_LENGTH = 64 * 1024;

export type ReplySource = (signal: AbortSignal) => Promise<ReplyContent>;

/**
 * Writes a reply to its end, with or without readers. Never rejects. Calls `release` when the end is stored.
 */
export async function writeReply(
  reply: RunningReply,
  open: ReplySource,
  release: (used: TokenUsage | null) => void,
): Promise<void> {
  replyRegistry().running.set(reply.id, reply);
  try {
    const ended = reply.waitUntil(() => reply.ended !== null);
    const outcome = await Promise.race([receiveReply(reply, open), ended]);
    if (outcome && reply.decide(outcome)) scheduleWrite(reply);
    await ended;
  } finally {
    replyRegistry().running.delete(reply.id);
    observe(reply);
    release(reply.usage());
  }
}

function observe({ startedAt, firstTextAt, longestGapMs }: RunningReply): void {
  if (firstTextAt === null) return;
  metrics().replyFirstTokenSeconds.observe((firstTextAt - startedAt) / 1_000);
  metrics().replyStallSeconds.observe(longestGapMs / 1_000);
}

async function receiveReply(reply: RunningReply, open: ReplySource): Promise<Outcome> {
  const { signal } = reply.abort;
  try {
    const source = await open(signal);
    reply.source = source;
    for await (const piece of source.pieces) {
      if (reply.outcome) break;
      reply.append(piece);
      scheduleWrite(reply);
      // Pieces that arrive before the next flush are appended together, which halves the CPU time of 200 replies.
      await waitForNextFlush();
      if (reply.text.length - reply.savedLength > MAX_UNSAVED_LENGTH) await reply.waitUntil(() => isSaved(reply));
    }
    // A continued reply may have no further text.
    return reply.text === "" ? { state: "failed", failure: "unavailable" } : { state: "complete", failure: null };
  } catch (error) {
    return toOutcome(reply, error);
  }
}

const isSaved = (reply: RunningReply) => reply.outcome !== null || reply.savedLength === reply.text.length;

function toOutcome(reply: RunningReply, error: unknown): Outcome {
  if (reply.outcome) return reply.outcome;
  const failure = error instanceof LlmFailure ? error.code : "unavailable";
  const detail = error instanceof LlmFailure ? error.detail : undefined;
  logger().warn({ event: "reply.failed", messageId: reply.id, failure, detail, err: error });
  return { state: reply.text.length > 0 ? "interrupted" : "failed", failure };
}

export async function endReply(reply: RunningReply, state: "stopped" | "interrupted"): Promise<boolean> {
  if (reply.decide({ state, failure: null })) scheduleWrite(reply);
  await reply.waitUntil(() => reply.ended !== null);
  return reply.ended?.state === state;
}

export async function stopRepliesIn(userId: number, conversationIds: string[]): Promise<string[]> {
  const here = await Promise.all(
    conversationIds
      .flatMap(runningRepliesIn)
      .map(async (reply) => ((await endReply(reply, "stopped")) ? [reply.id] : [])),
  );
  // Includes replies whose start is stored but that are not yet in this process's registry.
  return [...here.flat(), ...(await stopOwned(userId, conversationIds))];
}
