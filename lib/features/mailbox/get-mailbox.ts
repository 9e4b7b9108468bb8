import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import { findOwnedConnection } from "./connection-store";
import type { ImportState, MailboxView } from "./schema";
import { isMailboxConfigured } from "./start-connection";
import * as store from "./store";

/** A reading that goes on after this has been given up by the queue, or was lost with it when a backup was restored. */
const TRIED_FOR_MS = 3_600_000;

function stateOf({ state, createdAt }: store.ImportRow, now: Date): ImportState {
  const isOpen = state === "queued" || state === "running";
  return isOpen && now.getTime() - createdAt.getTime() > TRIED_FOR_MS ? "failed" : state;
}

/** Where the caller's mailbox stands: its connection, the newest reading, and what it says. */
export async function getMailbox({ actor, now }: Ctx<TrialActor | UserActor>): Promise<MailboxView> {
  const { userId } = actor;
  const [connection, reading, patterns] = await Promise.all([
    findOwnedConnection(userId),
    store.findNewestOwnedImport(userId),
    store.findOwnedPatterns(userId),
  ]);
  const connected = connection?.refreshToken || connection?.accessToken ? "connected" : "lost";
  return {
    canConnect: isMailboxConfigured(),
    connection: connection ? connected : "none",
    reading: reading && {
      state: stateOf(reading, now),
      messages: reading.messages,
      partial: reading.partial,
      failure: reading.failure,
    },
    patterns,
  };
}
