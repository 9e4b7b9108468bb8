import "server-only";
import { endConnections } from "@/lib/features/accounts/end-connections";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";

/** Ends the mailbox's connection, the only kind there is. What was measured stays until the profile is deleted. */
export async function disconnectMailbox(ctx: Ctx<TrialActor | UserActor>): Promise<{ success: true }> {
  await endConnections(ctx);
  return { success: true };
}
