import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import * as store from "./store";

export async function namePerson({ actor }: Ctx<TrialActor | UserActor>, { name }: { name: string }): Promise<void> {
  await store.setMissingName(actor.userId, name);
}
