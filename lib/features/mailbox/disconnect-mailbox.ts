import "server-only";
import { revokeConnectionLater } from "@/lib/features/accounts/revoke-connection-later";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import * as store from "./store";

/**
 * Ends a connection: the tokens go at once, and Google is told through the outbox until it hears. What was measured stays
 * until the profile is deleted. A repeat finds nothing and is no error.
 */
export async function disconnectMailbox({ actor }: Ctx<TrialActor | UserActor>): Promise<{ success: true }> {
  const removed = await store.removeOwnedConnection(actor.userId);
  if (removed && (removed.accessToken || removed.refreshToken)) {
    const { userId, accessToken, refreshToken } = removed;
    await revokeConnectionLater({ userId, provider: "gmail", accessToken, refreshToken });
  }
  return { success: true };
}
