import { standingsOf, type Standing } from "@/lib/features/hexaco/model";
import type { FacetLevel, HexacoScores, ScoreSource } from "@/lib/features/hexaco/schema";

/** Levels of narrower scales, where the form carries them. */
export type Facets = Record<string, FacetLevel>;

/** Six scores with where each stands; the first stage of a report. */
export interface ScoreEvidence {
  source: ScoreSource;
  standings: Standing[];
  facets: Facets;
}

/** Everything a report may rest on: facts with their source, value, band and period. */
export interface Evidence {
  scores: ScoreEvidence | null;
}

export interface EvidenceSources {
  scores: { values: HexacoScores; source: ScoreSource; facets: Facets } | null;
}

/** Turns what is stored about a person into facts; nothing is inferred here. */
export function gatherEvidence({ scores }: EvidenceSources): Evidence {
  return {
    scores: scores && {
      source: scores.source,
      standings: standingsOf(scores.values, scores.source),
      facets: scores.facets,
    },
  };
}
