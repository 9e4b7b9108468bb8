import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { scaleLimit } from "@/lib/server/rate-limit";
import { notFound, rateLimited } from "@/lib/shared/errors";
import { waitForFirstText, type OpenReply } from "./replies/open-reply";
import { readStored } from "./replies/read-reply";
import { runningReplies } from "./replies/running-reply";
import { findOwnedReply } from "./replies/store";
import { toReplyError } from "./reply-error";
import { countFor } from "./slots/reply-slots";
import { toByteStream } from "./text-reader";

const MAX_FOLLOWERS_PER_USER = 20;

const followersByUser = processSingleton("replies.followers", () => new Map<number, number>()).get;

interface FollowInput {
  messageId: string;
  offset: number;
}

/**
 * Streams a reply from an offset (UTF-16 units): from memory in the process that writes it, otherwise from its row.
 * @throws AppError not_found, rate_limited, provider_failed, unavailable.
 */
export async function followReply({ actor: { userId } }: Ctx<UserActor>, input: FollowInput): Promise<OpenReply> {
  if ((followersByUser().get(userId) ?? 0) >= scaleLimit(MAX_FOLLOWERS_PER_USER)) throw rateLimited(5);
  const release = countFor(followersByUser(), userId);
  try {
    return await open(userId, input, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function open(userId: number, { messageId, offset }: FollowInput, onEnd: () => void): Promise<OpenReply> {
  const running = runningReplies().get(messageId);
  if (running && running.userId === userId) return waitForFirstText(running, offset, onEnd);
  const find = () => findOwnedReply(userId, messageId);
  const stored = await find();
  if (!stored) throw notFound("Message");
  if (stored.state === "failed") throw toReplyError(stored.failure ?? "unavailable");
  return { messageId, stream: toByteStream(readStored(stored, offset, find), onEnd) };
}
