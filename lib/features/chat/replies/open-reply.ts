import "server-only";
import { randomUUID } from "node:crypto";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { logger } from "@/lib/server/logger";
import { AppError, unavailable } from "@/lib/shared/errors";
import { failureMessage, type ReplyFailure } from "../model";
import { acquireSlot } from "./reply-registry";
import { ensureRegistered } from "./lifecycle";
import { replyStream } from "./reply-stream";
import { RunningReply } from "./running-reply";
import type { SettleUsage } from "../reserve-chat-quota";
import { waitForWalFlush } from "./start-reply-store";
import { writeReply, type ReplySource } from "./write-reply";

export interface OpenReply {
  messageId: string;
  stream: ReadableStream<Uint8Array>;
}

/** Proxies give up after 30 s without response headers; the model has 30 s for its first byte and 120 s in total. */
const FIRST_TEXT_TIMEOUT_MS = 25_000;

interface StartRequest {
  userId: number;
  conversationId: string;
  /** Stores the pending reply. Resolves with the text that it has already. */
  start: (replyId: string) => Promise<string>;
  source: ReplySource;
  settleUsage: SettleUsage;
  replyId?: string;
  findPreviousAttempt?: () => Promise<OpenReply | null>;
}

/**
 * Starts a reply and resolves with its first text or its failure: reserves a slot, commits one transaction, then calls
 * the coach during the WAL flush. The reply is then written to its end, with or without readers.
 * @throws AppError not_found, generation_in_progress, rate_limited, unavailable, provider_failed.
 */
export async function openReply(request: StartRequest): Promise<OpenReply> {
  const { userId, conversationId, start, source, settleUsage, replyId = randomUUID(), findPreviousAttempt } = request;
  let releaseSlot = () => {};
  let text: string;
  try {
    releaseSlot = acquireSlot(userId);
    await ensureRegistered();
    text = await start(replyId);
  } catch (error) {
    releaseSlot();
    settleUsage(null);
    const previous = error instanceof AppError && (await findPreviousAttempt?.());
    if (previous) return previous;
    throw error;
  }
  const reply = new RunningReply({ id: replyId, conversationId, userId, text });
  markDurableAfterFlush(reply);
  void writeReply(reply, source, (used) => (releaseSlot(), settleUsage(used)));
  const opened = await waitForFirstText(reply, 0);
  // The database crashed before the WAL flush, so the start is lost.
  if (!reply.isDurable) throw unavailable();
  return opened;
}

/** If it fails, the next durable flush marks the reply instead. */
function markDurableAfterFlush(reply: RunningReply): void {
  waitForWalFlush().then(
    () => reply.markDurable(),
    (error: unknown) => logger().warn({ event: "reply.flush_failed", messageId: reply.id, err: error }),
  );
}

/**
 * Resolves with the reply's text from `offset` (UTF-16 units) as soon as there is some, or after 25 s.
 * @throws AppError provider_failed or unavailable when the reply failed without text.
 */
export async function waitForFirstText(reply: RunningReply, offset: number): Promise<OpenReply> {
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    reply.notifyWatchers();
  }, FIRST_TEXT_TIMEOUT_MS).unref();
  await reply.waitUntil(() => reply.hasVisibleText || reply.ended !== null || (hasTimedOut && reply.isDurable));
  clearTimeout(timer);
  if (reply.ended?.state === "failed") throw toReplyError(reply.ended.failure ?? "unavailable");
  return { messageId: reply.id, stream: replyStream(reply, offset) };
}

export function toReplyError(
  failure: ReplyFailure,
  { cause, reassurance }: { cause?: unknown; reassurance?: string } = {},
): AppError {
  const retryAfter = cause instanceof LlmFailure ? cause.retryAfter : undefined;
  if (failure === "busy")
    return new AppError("unavailable", failureMessage(failure, reassurance), { retryAfter: retryAfter ?? 5 });
  return new AppError("provider_failed", failureMessage(failure, reassurance));
}
