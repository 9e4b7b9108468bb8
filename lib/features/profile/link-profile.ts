import "server-only";
import { recordReading } from "@/lib/features/ledger/record-reading";
import type { Ctx, TrialActor, UserActor } from "@/lib/shared/actor";
import type { LinkProfileInput, ProfileSource } from "./schema";
import * as store from "./store";

const READ_FROM: Record<ProfileSource, { what: string; sentTo: string }> = {
  url: { what: "The address of your LinkedIn profile, not the page itself", sentTo: "Nowhere beyond this server" },
  service: {
    what: "The public record of your LinkedIn profile",
    sentTo: "The profile's address went to our profile service (People Data Labs)",
  },
  "linkedin-pdf": {
    what: "The PDF you saved from LinkedIn",
    sentTo: "Read in your browser; only the facts you saw came here",
  },
  "linkedin-export": {
    what: "Your LinkedIn data export",
    sentTo: "Read in your browser; only the facts you saw came here",
  },
  cv: { what: "Your CV", sentTo: "Read in your browser; only the facts you saw came here" },
  text: { what: "The text you pasted", sentTo: "Read in your browser; only the facts you saw came here" },
};

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
  await recordReading(ctx, {
    userId,
    source: "profile",
    detail: {
      ...READ_FROM[linkedinProfile.source],
      purpose: "Role, history and vocabulary for your report; never a trait score",
      kept: "The facts and the insights text",
      until: "Until you delete your profile",
    },
  });
  return { alreadyLinked: wasLinked };
}
