import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { scaleLimit } from "@/lib/server/rate-limit";
import { notFound, rateLimited } from "@/lib/shared/errors";
import { isRunning } from "./model";
import { storedStream } from "./replies/stored-stream";
import { toReplyError, waitForFirstText, type OpenReply } from "./replies/open-reply";
import { countFor, replyRegistry } from "./replies/reply-registry";
import { findOwnedReply } from "./replies/store";

const MAX_FOLLOWERS_PER_USER = 20;

/**
 * Streams a reply from an offset (UTF-16 units): from memory in the process that writes it, otherwise from its row.
 * @throws AppError not_found, rate_limited, provider_failed, unavailable.
 */
export async function followReply(
  { actor }: Ctx<UserActor>,
  { messageId, offset }: { messageId: string; offset: number },
): Promise<OpenReply> {
  const release = acquireFollower(actor.userId);
  try {
    const opened = await open(actor.userId, { messageId, offset });
    return { ...opened, stream: callOnEnd(opened.stream, release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function open(userId: number, { messageId, offset }: { messageId: string; offset: number }): Promise<OpenReply> {
  const running = replyRegistry().running.get(messageId);
  if (running && running.userId === userId) return waitForFirstText(running, offset);
  const stored = await findOwnedReply(userId, messageId);
  if (!stored) throw notFound("Message");
  if (!isRunning(stored.state) && stored.state === "failed") throw toReplyError(stored.failure ?? "unavailable");
  return { messageId, stream: storedStream({ userId, messageId, offset, first: stored }) };
}

function acquireFollower(userId: number): () => void {
  const { followersByUser } = replyRegistry();
  if ((followersByUser.get(userId) ?? 0) >= scaleLimit(MAX_FOLLOWERS_PER_USER)) throw rateLimited(5);
  return countFor(followersByUser, userId);
}

function callOnEnd(stream: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          controller.error(error);
        }
      },
      async cancel(reason) {
        onEnd();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
