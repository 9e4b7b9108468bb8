import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { composeInsights } from "./insights";
import type { AnalysedProfileView, ImportProfileInput } from "./schema";

/** Says what a person's own document carries. The browser read it; only these facts came here, and nothing is stored yet. */
export function importProfile({ now }: Ctx, { profile: facts }: ImportProfileInput): AnalysedProfileView {
  const profile = { ...facts, url: null };
  return { profile, insights: composeInsights(profile, now) };
}
