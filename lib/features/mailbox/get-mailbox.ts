import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import { HOUR_MS } from "@/lib/shared/time/durations";
import { findOwnedConnection } from "./connection/connection-store";
import { isMailboxConfigured } from "./connection/start-connection";
import type { ImportState, MailboxView } from "./schema";
import * as store from "./store";

/** After this time the queue has given up on the job or lost it in a restore. */
const IMPORT_TIMEOUT_MS = HOUR_MS;

function stateOf({ state, createdAt }: store.ImportRow, now: Date): ImportState {
  const isOpen = state === "queued" || state === "running";
  return isOpen && now.getTime() - createdAt.getTime() > IMPORT_TIMEOUT_MS ? "failed" : state;
}

export async function getMailbox({ actor, now }: PersonCtx): Promise<MailboxView> {
  const { userId } = actor;
  const [connection, lastImport, patterns] = await Promise.all([
    findOwnedConnection(userId),
    store.findNewestOwnedImport(userId),
    store.findOwnedPatterns(userId),
  ]);
  const connected = connection?.refreshToken || connection?.accessToken ? "connected" : "lost";
  return {
    canConnect: isMailboxConfigured(),
    connection: connection ? connected : "none",
    lastImport: lastImport && {
      state: stateOf(lastImport, now),
      messages: lastImport.messages,
      partial: lastImport.partial,
      failure: lastImport.failure,
    },
    patterns,
  };
}
