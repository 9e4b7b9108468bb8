import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { isRunning } from "./model";
import { storedStream } from "./replies/stored-stream";
import { toReplyError, waitForFirstText, type OpenReply } from "./replies/open-reply";
import { replyRegistry } from "./replies/reply-registry";
import { findOwnedReply } from "./replies/store";

/**
 * Streams a reply from an offset (UTF-16 units): from memory in the process that writes it, otherwise from its row.
 * @throws AppError not_found, provider_failed, unavailable.
 */
export async function followReply(
  { actor }: Ctx<UserActor>,
  { messageId, offset }: { messageId: string; offset: number },
): Promise<OpenReply> {
  const running = replyRegistry().running.get(messageId);
  if (running && running.userId === actor.userId) return waitForFirstText(running, offset);
  const stored = await findOwnedReply(actor.userId, messageId);
  if (!stored) throw notFound("Message");
  if (!isRunning(stored.state) && stored.state === "failed") throw toReplyError(stored.failure ?? "unavailable");
  return { messageId, stream: storedStream({ userId: actor.userId, messageId, offset, first: stored }) };
}
