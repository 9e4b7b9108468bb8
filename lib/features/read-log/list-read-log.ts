import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import type { ReadLogEntryView } from "./schema";
import * as store from "./store";

export async function listReadLog({ actor }: Ctx<TrialActor | UserActor>): Promise<ReadLogEntryView[]> {
  return store.listOwned(actor.userId);
}
