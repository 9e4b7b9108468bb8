import { standingsOf, type Standing } from "@/lib/features/hexaco/model";
import type { FacetLevel, HexacoScores, ScoreSource } from "@/lib/features/hexaco/schema";
import type { MailboxPatterns } from "@/lib/features/mailbox/schema";

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
  /** Habits in the person's own mail, each with its interval. They never move a score. */
  mailbox: MailboxPatterns | null;
  /** A profile was read: role and history, and nothing about character. */
  hasProfile: boolean;
}

export interface EvidenceSources {
  mailbox: MailboxPatterns | null;
  hasProfile: boolean;
  scores: { values: HexacoScores; source: ScoreSource; facets: Facets } | null;
}

/** Turns what is stored about a person into facts; nothing is inferred here. */
export function gatherEvidence({ scores, mailbox, hasProfile }: EvidenceSources): Evidence {
  return {
    scores: scores && {
      source: scores.source,
      standings: standingsOf(scores.values, scores.source),
      facets: scores.facets,
    },
    mailbox,
    hasProfile,
  };
}
