import "server-only";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { recordOf } from "@/lib/shared/records";
import { formOf } from "./model";
import { FORM_SIZES, TRAITS, type HexacoScores, type PersonalityProfile, type ScoreSource } from "./schema";
import * as store from "./store";

interface SaveScores {
  userId: number;
  scores: HexacoScores;
  source: ScoreSource;
  facets?: PersonalityProfile["facets"];
}

const sourceRank = (source: ScoreSource): number => {
  const form = formOf(source);
  return form ? FORM_SIZES[form] : 0;
};

/** `isSaved` is false when scores of a higher rank are already stored. */
export async function saveScores(
  { now, requestId }: Ctx,
  { userId, scores, source, facets }: SaveScores,
): Promise<{ isSaved: boolean }> {
  const hexacoScores = recordOf(TRAITS, (trait) => ({ score: scores[trait] }));
  const profile = { hexaco_scores: hexacoScores, source, savedAt: now.toISOString(), ...(facets && { facets }) };
  const isSaved = await store.saveProfile(
    userId,
    profile,
    (present) => sourceRank(present.source) > sourceRank(source),
  );
  if (isSaved) logger().info({ event: "hexaco.saved", requestId, userId, source });
  return { isSaved };
}
