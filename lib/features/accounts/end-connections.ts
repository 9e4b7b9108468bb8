import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import { dropOwnedConnections } from "./connection-store";
import { enqueueOutbox } from "./enqueue-outbox";

/**
 * Ends the caller's connections to other services: the tokens go at once, and together with that it is written down that
 * each service has to be told, again and again for a day until it hears. A repeat finds nothing and is no error.
 */
export async function endConnections({ actor }: Ctx<TrialActor | UserActor>): Promise<void> {
  const { count } = await dropOwnedConnections(actor.userId);
  if (count > 0) await enqueueOutbox();
}
