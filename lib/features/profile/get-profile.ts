import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import type { AnalysedProfileView } from "./schema";
import * as store from "./store";

/** The caller's linked profile and its insights, or null when none is linked. */
export async function getProfile({ actor }: Ctx<TrialActor | UserActor>): Promise<AnalysedProfileView | null> {
  return store.findOwnedProfile(actor.userId);
}
