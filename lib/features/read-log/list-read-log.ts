import "server-only";
import type { PersonCtx } from "@/lib/shared/actor";
import type { ReadLogEntryView } from "./schema";
import * as store from "./store";

export async function listReadLog({ actor }: PersonCtx): Promise<ReadLogEntryView[]> {
  return store.listOwned(actor.userId);
}
