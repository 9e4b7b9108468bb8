import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import { dropOwnedConnections } from "./connection-store";
import { enqueueOutbox } from "./outbox/enqueue-outbox";

/**
 * Ends the caller's connections to other services: deletes the tokens and, in the same transaction, enqueues a
 * revocation for each service, which is retried for a day. A repeat finds nothing and succeeds.
 */
export async function endConnections({ actor }: PersonCtx): Promise<void> {
  const { count } = await dropOwnedConnections(actor.userId);
  if (count > 0) await enqueueOutbox();
}
