import "server-only";
import { endConnections } from "@/lib/features/accounts/end-connections";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";

export async function disconnectMailbox(ctx: Ctx<TrialActor | UserActor>): Promise<{ success: true }> {
  await endConnections(ctx);
  return { success: true };
}
