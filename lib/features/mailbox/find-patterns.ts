import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import type { MailboxPatterns } from "./schema";
import * as store from "./store";

export async function findPatterns({ actor }: Ctx<TrialActor | UserActor>): Promise<MailboxPatterns | null> {
  return store.findOwnedPatterns(actor.userId);
}
