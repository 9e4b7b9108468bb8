import "server-only";
import { randomUUID } from "node:crypto";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { logger } from "@/lib/server/logger";
import { scaleLimit } from "@/lib/server/rate-limit";
import { AppError, notFound, unavailable } from "@/lib/shared/errors";
import { failureWords, type ReplyFailure } from "../model";
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

/** Milliseconds; the model itself has 30 s for its first byte, and 120 s in all. */
const FIRST_WORD_WAIT = 25_000;

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
  /** The reply that the same sending began before, if it did; it is the answer then, whatever refuses another beginning. */
  findEarlier?: () => Promise<OpenReply | null>;
}

/**
 * Begins a reply and resolves when its first words or its failure are there: place, one committed transaction, then the
 * partner is called while the transaction goes to the disk. From then on it is written to its end whether or not anybody
 * reads.
 * @throws AppError not_found, generation_in_progress, rate_limited, unavailable, provider_failed.
 */
export async function openReply(start: Start): Promise<OpenReply> {
  const { source, settle, findEarlier } = start;
  let place: Place;
  try {
    place = await begin(start);
  } catch (error) {
    settle(null);
    const earlier = error instanceof AppError && (await findEarlier?.());
    if (earlier) return earlier;
    throw error;
  }
  const { reply, leaveSeat } = place;
  tellWhenOnDisk(reply);
  void writeReply(reply, source, (used) => (leaveSeat(), settle(used)));
  const opened = await readFromFirstWord(reply, 0);
  // The database has died before its disk had the beginning, which is not there any more.
  if (!reply.isOnDisk) throw unavailable();
  return opened;
}

interface Place {
  reply: RunningReply;
  leaveSeat: () => void;
}

/** Takes a place and stores the beginning. @throws AppError when either is refused. */
async function begin({ userId, conversationId, replyId, begin: store }: Start): Promise<Place> {
  const leaveSeat = takeSeat(userId);
  try {
    await assertEntered();
    const id = replyId ?? randomUUID();
    const caps = { perUser: scaleLimit(REPLIES_PER_USER), perSite: scaleLimit(REPLIES_PER_SITE) };
    const { begun, text = "" } = await store({ replyId: id, instanceId: instanceId(), caps });
    if (begun !== "begun") throw REFUSALS[begun]();
    return { reply: new RunningReply({ id, conversationId, userId, text }), leaveSeat };
  } catch (error) {
    leaveSeat();
    throw error;
  }
}

/** Should it fail, the next common writing tells as well: it waits for the disk, too. */
function tellWhenOnDisk(reply: RunningReply): void {
  reachDisk().then(
    () => reply.markOnDisk(),
    (error: unknown) => logger().warn({ event: "reply.disk_unsure", messageId: reply.id, err: error }),
  );
}

/**
 * The reply's text from `offset` on, once there is some, or when the first words are long in coming: a reader and what is
 * between wait for an answer's head no longer. Its failure as an error when there is none.
 */
export async function readFromFirstWord(reply: RunningReply, offset: number): Promise<OpenReply> {
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    reply.tell();
  }, FIRST_WORD_WAIT).unref();
  await reply.when(() => reply.isUnderWay || reply.ended !== null || (isLate && reply.isOnDisk));
  clearTimeout(late);
  if (reply.ended?.state === "failed") throw failed(reply.ended.failure ?? "unavailable");
  return { messageId: reply.id, stream: replyStream(reply, offset) };
}

/** The designed outcome as the error a call answers with; the message is kept in every case. */
export function failed(failure: ReplyFailure, { cause, kept }: { cause?: unknown; kept?: string } = {}): AppError {
  const retryAfter = cause instanceof LlmFailure ? cause.retryAfter : undefined;
  if (failure === "busy")
    return new AppError("unavailable", failureWords(failure, kept), { retryAfter: retryAfter ?? 5 });
  return new AppError("provider_failed", failureWords(failure, kept));
}
