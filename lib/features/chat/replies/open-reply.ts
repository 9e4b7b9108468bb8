import "server-only";
import { randomUUID } from "node:crypto";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { logger } from "@/lib/server/logger";
import { scaleLimit } from "@/lib/server/rate-limit";
import { AppError, notFound, unavailable } from "@/lib/shared/errors";
import { failureMessage, type ReplyFailure } from "../model";
import { MAX_REPLIES_PER_USER, acquireSlot, userLimitError } from "./reply-registry";
import { instanceId } from "./instance";
import { ensureRegistered } from "./lifecycle";
import { replyStream } from "./reply-stream";
import { RunningReply } from "./running-reply";
import type { SettleUsage } from "../reserve-chat-quota";
import { waitForWalFlush, type StartResult, type ReplyLimits } from "./start-reply-store";
import { writeReply, type ReplySource } from "./write-reply";

export interface OpenReply {
  messageId: string;
  stream: ReadableStream<Uint8Array>;
}

/** Proxies give up after 30 s without response headers; the model has 30 s for its first byte and 120 s in total. */
const FIRST_TEXT_TIMEOUT_MS = 25_000;

const replyInProgress = () =>
  new AppError("generation_in_progress", "An answer is still being written in this conversation.");

const START_ERRORS: Record<Exclude<StartResult, "started">, () => AppError> = {
  not_found: () => notFound("Conversation"),
  user_full: userLimitError,
  conflict: replyInProgress,
};

interface StartRequest {
  userId: number;
  conversationId: string;
  startReply: (row: {
    replyId: string;
    instanceId: string;
    limits: ReplyLimits;
  }) => Promise<{ result: StartResult; text?: string }>;
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
  const { source, settleUsage, findPreviousAttempt } = request;
  let started: StartedReply;
  try {
    started = await reserveAndStore(request);
  } catch (error) {
    settleUsage(null);
    const previous = error instanceof AppError && (await findPreviousAttempt?.());
    if (previous) return previous;
    throw error;
  }
  const { reply, releaseSlot } = started;
  markDurableAfterFlush(reply);
  void writeReply(reply, source, (used) => (releaseSlot(), settleUsage(used)));
  const opened = await waitForFirstText(reply, 0);
  // The database crashed before the WAL flush, so the start is lost.
  if (!reply.isDurable) throw unavailable();
  return opened;
}

interface StartedReply {
  reply: RunningReply;
  releaseSlot: () => void;
}

async function reserveAndStore({
  userId,
  conversationId,
  replyId,
  startReply: store,
}: StartRequest): Promise<StartedReply> {
  const releaseSlot = acquireSlot(userId);
  try {
    await ensureRegistered();
    const id = replyId ?? randomUUID();
    const limits = { perUser: scaleLimit(MAX_REPLIES_PER_USER) };
    const { result, text = "" } = await store({ replyId: id, instanceId: instanceId(), limits });
    if (result !== "started") throw START_ERRORS[result]();
    return { reply: new RunningReply({ id, conversationId, userId, text }), releaseSlot };
  } catch (error) {
    releaseSlot();
    throw error;
  }
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
