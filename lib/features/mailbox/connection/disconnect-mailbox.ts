import "server-only";
import { endConnections } from "@/lib/features/accounts/end-connections";
import type { PersonCtx } from "@/lib/shared/actor";

export async function disconnectMailbox(ctx: PersonCtx): Promise<{ success: true }> {
  await endConnections(ctx);
  return { success: true };
}
