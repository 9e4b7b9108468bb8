import "server-only";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import { noteProfileRead } from "./note-profile-read";
import type { LinkProfileInput } from "./schema";
import * as store from "./store";

/**
 * Keeps a person's profile and its insights, replacing an earlier one, and notes it in their ledger.
 * @returns `alreadyLinked`: false the first time, true after.
 */
export async function linkProfile(
  ctx: Ctx<TrialActor | UserActor>,
  { linkedinProfile, insights }: LinkProfileInput,
): Promise<{ alreadyLinked: boolean }> {
  const { userId } = ctx.actor;
  const { wasLinked } = await store.saveOwnedProfile(userId, { profile: linkedinProfile, insights, now: ctx.now });
  await noteProfileRead(ctx, { userId, source: linkedinProfile.source, kept: "The facts and the insights text" });
  return { alreadyLinked: wasLinked };
}
