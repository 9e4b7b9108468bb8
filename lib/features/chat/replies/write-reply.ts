import "server-only";
import { logger } from "@/lib/server/logger";
import type { TokenUsage } from "@/lib/providers/llm/completion-reader";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { hub, runningIn } from "./hub";
import type { OpenSource, Outcome, RunningReply } from "./running-reply";
import { nextWriting, write } from "./scribe";
import { stopOwned } from "./store";

/** Words that wait for the database at most; beyond it the partner is not read any further. */
const UNSAVED_UNITS = 64 * 1024;

/** Opens the partner's reply; the signal ends it. */
export type ReplySource = (signal: AbortSignal) => Promise<OpenSource>;

/**
 * Lets the partner write, whether or not anybody reads: every piece goes to the readers and to the scribe, and the end is
 * stored whatever it is. Never rejects. `release` is called when nothing of the reply is open any more.
 */
export async function writeReply(
  reply: RunningReply,
  open: ReplySource,
  release: (used: TokenUsage | null) => void,
): Promise<void> {
  hub().running.set(reply.id, reply);
  try {
    const ended = reply.when(() => reply.ended !== null);
    const outcome = await Promise.race([listen(reply, open), ended]);
    if (outcome && reply.decide(outcome)) write(reply);
    await ended;
  } finally {
    hub().running.delete(reply.id);
    release(reply.usage());
  }
}

async function listen(reply: RunningReply, open: ReplySource): Promise<Outcome> {
  const { signal } = reply.abort;
  try {
    const source = await open(signal);
    reply.source = source;
    for await (const piece of source.pieces) {
      if (reply.outcome) break;
      reply.append(piece);
      write(reply);
      // Further words gather where they come from, and are taken together when the next writing begins.
      await nextWriting();
      if (reply.text.length - reply.saved > UNSAVED_UNITS) await reply.when(() => isSaved(reply));
    }
    // An answer that was cut just behind its last word has no rest.
    return reply.text === "" ? { state: "failed", failure: "unavailable" } : { state: "complete", failure: null };
  } catch (error) {
    return outcomeOf(reply, error);
  }
}

const isSaved = (reply: RunningReply) => reply.outcome !== null || reply.saved === reply.text.length;

/** What was said stays: a reply that was cut in the middle is interrupted, one that never began has failed. */
function outcomeOf(reply: RunningReply, error: unknown): Outcome {
  if (reply.outcome) return reply.outcome;
  const failure = error instanceof LlmFailure ? error.code : "unavailable";
  const detail = error instanceof LlmFailure ? error.detail : undefined;
  logger().warn({ event: "reply.failed", messageId: reply.id, failure, detail, err: error });
  return { state: reply.text.length > 0 ? "interrupted" : "failed", failure };
}

/** Ends a running reply now and stores what it has. Resolves when that is done: whether it ended so and not otherwise. */
export async function endReply(reply: RunningReply, state: "stopped" | "interrupted"): Promise<boolean> {
  if (reply.decide({ state, failure: null })) write(reply);
  await reply.when(() => reply.ended !== null);
  return reply.ended?.state === state;
}

/** Stops what is being written in own conversations, in whichever process. Returns the replies' ids. */
export async function stopIn(userId: number, conversationIds: string[]): Promise<string[]> {
  const here = await Promise.all(
    conversationIds.flatMap(runningIn).map(async (reply) => ((await endReply(reply, "stopped")) ? [reply.id] : [])),
  );
  // Also what has begun here a moment ago and is not known yet.
  return [...here.flat(), ...(await stopOwned(userId, conversationIds))];
}
