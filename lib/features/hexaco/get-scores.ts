import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { recordOf } from "@/lib/shared/records";
import { TRAITS, type HexacoScores, type PersonalityProfile, type ScoreSource } from "./schema";
import * as store from "./store";

interface StoredScores {
  scores: HexacoScores;
  source: ScoreSource;
  savedAt: string;
  facets: NonNullable<PersonalityProfile["facets"]>;
}

export async function getScores(_ctx: Ctx, { userId }: { userId: number }): Promise<StoredScores | null> {
  const profile = await store.findProfile(userId);
  if (!profile) return null;
  const { hexaco_scores, source, savedAt, facets } = profile;
  const scores = recordOf(TRAITS, (trait) => hexaco_scores[trait].score);
  return { scores, source, savedAt, facets: facets ?? {} };
}
