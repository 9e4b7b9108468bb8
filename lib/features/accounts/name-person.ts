import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import * as store from "./store";

/** Takes a name from a source of the person's own for one who gave none; a name that was given stays. */
export async function namePerson({ actor }: Ctx<TrialActor | UserActor>, { name }: { name: string }): Promise<void> {
  await store.nameUnnamed(actor.userId, name);
}
