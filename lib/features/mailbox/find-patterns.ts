import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import type { MailboxPatterns } from "./schema";
import * as store from "./store";

export async function findPatterns({ actor }: PersonCtx): Promise<MailboxPatterns | null> {
  return store.findOwnedPatterns(actor.userId);
}
