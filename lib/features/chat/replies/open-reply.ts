import "server-only";
import { randomUUID } from "node:crypto";
import { logger } from "@/lib/server/logger";
import { AppError, unavailable } from "@/lib/shared/errors";
import { toReplyError } from "../reply-error";
import type { SettleUsage } from "../reserve-chat-quota";
import { acquireSlot } from "../slots/reply-slots";
import { toByteStream } from "../text-reader";
import { ensureRegistered } from "./lifecycle";
import { readRunning } from "./read-reply";
import { RunningReply } from "./running-reply";
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
  const reply = new RunningReply({ id: replyId, conversationId, userId, text, durable: waitForWalFlush() });
  const logFailure = (error: unknown) => logger().warn({ event: "reply.flush_failed", messageId: replyId, err: error });
  reply.durable.catch(logFailure);
  void writeReply(reply, source, (used) => (releaseSlot(), settleUsage(used)));
  return waitForFirstText(reply, 0);
}

/**
 * Resolves with the reply's text from `offset` (UTF-16 units) when its start is on disk and there is some text, or after
 * 25 s.
 * @throws AppError provider_failed or unavailable when the reply failed without text, or its start may be lost.
 */
export async function waitForFirstText(reply: RunningReply, offset: number, onEnd?: () => void): Promise<OpenReply> {
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_TEXT_TIMEOUT_MS).unref());
  const firstText = reply.waitUntil(() => reply.visibleLength > reply.initialLength || reply.ended !== null);
  await Promise.race([firstText, timeout]);
  await reply.durable.catch((error: unknown) => {
    throw unavailable(error);
  });
  if (reply.ended?.state === "failed") throw toReplyError(reply.ended.failure ?? "unavailable");
  return { messageId: reply.id, stream: toByteStream(readRunning(reply, offset), onEnd) };
}
