import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import type { MailboxView } from "./schema";
import { isMailboxConfigured } from "./start-connection";
import * as store from "./store";

/** Where the caller's mailbox stands: its connection, the newest reading, and what it says. */
export async function getMailbox({ actor }: Ctx<TrialActor | UserActor>): Promise<MailboxView> {
  const { userId } = actor;
  const [connection, reading, patterns] = await Promise.all([
    store.findOwnedConnection(userId),
    store.findNewestOwnedImport(userId),
    store.findOwnedPatterns(userId),
  ]);
  const connected = connection?.refreshToken || connection?.accessToken ? "connected" : "lost";
  return {
    canConnect: isMailboxConfigured(),
    connection: connection ? connected : "none",
    reading: reading && {
      state: reading.state,
      messages: reading.messages,
      partial: reading.partial,
      failure: reading.failure,
    },
    patterns,
  };
}
