import "server-only";
import { randomUUID } from "node:crypto";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { logger } from "@/lib/server/logger";
import { scaleLimit } from "@/lib/server/rate-limit";
import { AppError, notFound, unavailable } from "@/lib/shared/errors";
import { FAILURE_WORDS, type ReplyFailure } from "../model";
import { REPLIES_PER_SITE, REPLIES_PER_USER, siteIsFull, takeSeat, tooManyOfYours } from "./hub";
import { instanceId } from "./instance";
import { assertEntered } from "./lifecycle";
import { replyStream } from "./reply-stream";
import { RunningReply } from "./running-reply";
import type { Settle } from "../allow-call";
import { reachDisk, type Begun, type Caps } from "./begin-store";
import { writeReply, type ReplySource } from "./write-reply";

/** A reply as a route hands it on: which message it is, and its text as it comes. */
export interface OpenReply {
  messageId: string;
  stream: ReadableStream<Uint8Array>;
}

const alreadyAnswering = () =>
  new AppError("generation_in_progress", "An answer is still being written in this conversation.");

/** What a person is told when nothing was begun. */
const REFUSALS: Record<Exclude<Begun, "begun">, () => AppError> = {
  not_found: () => notFound("Conversation"),
  user_full: tooManyOfYours,
  site_full: siteIsFull,
  taken: alreadyAnswering,
};

interface Start {
  userId: number;
  conversationId: string;
  /** Stores the beginning; the reply's text so far comes back when an answer is continued. */
  begin: (stored: { replyId: string; instanceId: string; caps: Caps }) => Promise<{ begun: Begun; text?: string }>;
  source: ReplySource;
  /** Told what the partner used, once, also when it was never called. */
  settle: Settle;
  /** The message that is continued; a new one otherwise. */
  replyId?: string;
  /** What to do when the beginning was refused because it had been made before; the refusal is thrown otherwise. */
  onTaken?: () => Promise<OpenReply | null>;
}

/**
 * Begins a reply and resolves when its first words or its failure are there: place, one committed transaction, then the
 * partner is called while the transaction goes to the disk. From then on it is written to its end whether or not anybody
 * reads.
 * @throws AppError not_found, generation_in_progress, rate_limited, unavailable, provider_failed.
 */
export async function openReply(start: Start): Promise<OpenReply> {
  const { userId, conversationId, source, settle, replyId } = start;
  let release = () => settle(null);
  try {
    const leaveSeat = takeSeat(userId);
    release = () => (leaveSeat(), settle(null));
    const id = replyId ?? randomUUID();
    const { begun, text = "" } = await storeBeginning(start, id);
    if (begun !== "begun") {
      release();
      const earlier = begun === "taken" ? await start.onTaken?.() : null;
      if (earlier) return earlier;
      throw REFUSALS[begun]();
    }
    const reply = new RunningReply({ id, conversationId, userId, text });
    release = () => {};
    tellWhenOnDisk(reply);
    void writeReply(reply, source, (used) => (leaveSeat(), settle(used)));
    const opened = await readFromFirstWord(reply, 0);
    // The database has died before its disk had the beginning, which is not there any more.
    if (!reply.isOnDisk) throw unavailable();
    return opened;
  } catch (error) {
    release();
    throw error;
  }
}

async function storeBeginning({ begin }: Start, replyId: string): Promise<{ begun: Begun; text?: string }> {
  await assertEntered();
  const caps = { perUser: scaleLimit(REPLIES_PER_USER), perSite: scaleLimit(REPLIES_PER_SITE) };
  return begin({ replyId, instanceId: instanceId(), caps });
}

/** Should it fail, the next common writing tells as well: it waits for the disk, too. */
function tellWhenOnDisk(reply: RunningReply): void {
  reachDisk().then(
    () => reply.markOnDisk(),
    (error: unknown) => logger().warn({ event: "reply.disk_unsure", messageId: reply.id, err: error }),
  );
}

/** The reply's text from `offset` on, once there is some; its failure as an error when there is none. */
export async function readFromFirstWord(reply: RunningReply, offset: number): Promise<OpenReply> {
  await reply.when(() => reply.isUnderWay || reply.ended !== null);
  if (reply.ended?.state === "failed") throw failed(reply.ended.failure ?? "unavailable");
  return { messageId: reply.id, stream: replyStream(reply, offset) };
}

/** The designed outcome as the error a call answers with; the message is kept in every case. */
export function failed(failure: ReplyFailure, cause?: unknown): AppError {
  const retryAfter = cause instanceof LlmFailure ? cause.retryAfter : undefined;
  if (failure === "busy") return new AppError("unavailable", FAILURE_WORDS.busy, { retryAfter: retryAfter ?? 5 });
  return new AppError("provider_failed", FAILURE_WORDS[failure]);
}
