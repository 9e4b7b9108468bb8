import "server-only";
import { urlProvider } from "@/lib/providers/profile-data/from-url";
import type { PersonCtx } from "@/lib/shared/actor";
import { composeProfileInsights } from "./insights";
import { profileView, type AnalysedProfileView } from "./schema";
import * as store from "./store";

export async function getProfile({ actor, now }: PersonCtx): Promise<AnalysedProfileView | null> {
  const known = await store.findOwnedProfile(actor.userId);
  if (!known || "profile" in known) return known;
  const url = known.linkedinUrl;
  const profile = profileView.parse({ ...(await urlProvider.lookUp(url)), source: "url", url });
  return { profile, insights: composeProfileInsights(profile, now) };
}
