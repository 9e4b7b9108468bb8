import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { isRunning } from "./model";
import { storedStream } from "./replies/stored-stream";
import { failed, readFromFirstWord, type OpenReply } from "./replies/open-reply";
import { hub } from "./replies/hub";
import { findOwnedReply } from "./replies/store";

/**
 * Follows a reply from an offset (UTF-16 units): in this process as it is written, otherwise by its stored rows. A reply
 * that has ended gives the rest and ends as it did; one that failed without a word answers with its failure.
 * @throws AppError not_found, provider_failed, unavailable.
 */
export async function followReply(
  { actor }: Ctx<UserActor>,
  { messageId, offset }: { messageId: string; offset: number },
): Promise<OpenReply> {
  const here = hub().running.get(messageId);
  if (here && here.userId === actor.userId) return readFromFirstWord(here, offset);
  const stored = await findOwnedReply(actor.userId, messageId);
  if (!stored) throw notFound("Message");
  if (!isRunning(stored.state) && stored.state === "failed") throw failed(stored.failure ?? "unavailable");
  return { messageId, stream: storedStream({ userId: actor.userId, messageId, offset, first: stored }) };
}
