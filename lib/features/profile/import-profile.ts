import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { composeProfileInsights } from "./insights";
import type { AnalysedProfileView, ImportProfileInput } from "./schema";

export function importProfile({ now }: Ctx, { profile: facts }: ImportProfileInput): AnalysedProfileView {
  const profile = { ...facts, url: null };
  return { profile, insights: composeProfileInsights(profile, now) };
}
