import "server-only";
import { setMissingName } from "@/lib/features/accounts/set-missing-name";
import type { PersonCtx } from "@/lib/shared/actor";
import { logProfileImport } from "./log-profile-import";
import type { LinkProfileInput } from "./schema";
import * as store from "./store";

/**
 * Replaces the person's profile and insights and adds an entry to the read log. A missing name of the person is filled
 * in from the profile.
 * @returns `alreadyLinked`: false the first time, true after.
 */
export async function linkProfile(
  ctx: PersonCtx,
  { linkedinProfile, insights }: LinkProfileInput,
): Promise<{ alreadyLinked: boolean }> {
  const { userId } = ctx.actor;
  const { wasLinked } = await store.saveOwnedProfile(userId, { profile: linkedinProfile, insights, now: ctx.now });
  await logProfileImport(ctx, { userId, source: linkedinProfile.source, kept: "The facts and the insights text" });
  if (linkedinProfile.name) await setMissingName(ctx, { name: linkedinProfile.name });
  return { alreadyLinked: wasLinked };
}
