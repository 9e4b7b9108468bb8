import "server-only";
import { GrantRevoked, MailboxBusy, type SentMessage } from "@/lib/providers/mailbox/port";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { PersonCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { findOwnedConnection } from "./connection/connection-store";
import { mailboxAccess } from "./connection/mailbox-access";
import { readConcurrently } from "./connection/read-concurrently";
import { MailboxCollector } from "./messages/mailbox-collector";
import { type MailboxCheckView, USUAL_HOURS } from "./schema";

const MAX_MESSAGES_READ = 100;

async function readNewest(userId: number): Promise<(SentMessage | null)[]> {
  const access = mailboxAccess(userId);
  const { ids } = await access((mailbox) => mailbox.listSent(null));
  return readConcurrently(ids.slice(0, MAX_MESSAGES_READ), (id) => access((mailbox) => mailbox.read(id)));
}

/**
 * The newest sent mails of a connected mailbox as they would be counted, for the person to look at before anything is
 * measured. They pass through memory; nothing of them is stored.
 * @throws AppError conflict without a connection; provider_failed while Gmail does not answer; rate_limited.
 */
export async function checkMailbox(
  { actor: { userId }, now }: PersonCtx,
  { isStrict }: { isStrict: boolean },
): Promise<MailboxCheckView> {
  if (!(await findOwnedConnection(userId))) throw new AppError("conflict", "No mailbox is connected.");
  await consumeLimit("mailboxCheckPerHour", `user:${userId}`);
  const collector = new MailboxCollector({ now, hours: USUAL_HOURS, isStrict });
  try {
    for (const message of await readNewest(userId))
      if (message) collector.addSent(message);
      else collector.exclude("unreadable");
  } catch (error) {
    if (error instanceof GrantRevoked)
      throw new AppError("conflict", "Gmail no longer lets us read your mail. Please connect it again.", {
        cause: error,
      });
    if (error instanceof MailboxBusy)
      throw new AppError("provider_failed", "Gmail does not answer right now. Please try again in a moment.", {
        cause: error,
      });
    throw error;
  }
  const { samples, messages } = collector.finish();
  return { samples, sent: messages.map(({ at, offset }) => ({ at, offset })) };
}
