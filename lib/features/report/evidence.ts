import { standingsOf, type Standing } from "@/lib/features/hexaco/model";
import type { FacetLevel, HexacoScores, ScoreSource } from "@/lib/features/hexaco/schema";
import { type Tenure, tenureOf } from "@/lib/features/profile/career";
import { SOURCE_LABELS } from "@/lib/features/profile/insights";
import type { ProfilePosition, ProfileSource } from "@/lib/features/profile/schema";
import type { MailboxPatterns } from "@/lib/features/mailbox/schema";

/** Levels of narrower scales, where the form carries them. */
export type Facets = Record<string, FacetLevel>;

/** Six scores with where each stands; the first stage of a report. */
export interface ScoreEvidence {
  source: ScoreSource;
  standings: Standing[];
  facets: Facets;
}

/** What a profile carries: the seat held now beside earlier ones, and nothing about character. */
export interface ProfileEvidence {
  seat: Tenure | null;
  /** Where it was read from, in words. */
  source: string;
}

/** Everything a report may rest on: facts with their source, value, band and period. */
export interface Evidence {
  scores: ScoreEvidence | null;
  /** Habits in the person's own mail, each with its interval. They never move a score. */
  mailbox: MailboxPatterns | null;
  profile: ProfileEvidence | null;
}

export interface EvidenceSources {
  mailbox: MailboxPatterns | null;
  profile: { source: Exclude<ProfileSource, "url">; positions: ProfilePosition[] } | null;
  scores: { values: HexacoScores; source: ScoreSource; facets: Facets } | null;
}

/** Turns what is stored about a person into facts as of a day; nothing is inferred here. */
export function gatherEvidence({ scores, mailbox, profile }: EvidenceSources, asOf: Date): Evidence {
  return {
    scores: scores && {
      source: scores.source,
      standings: standingsOf(scores.values, scores.source),
      facets: scores.facets,
    },
    mailbox,
    profile: profile && { seat: tenureOf(profile.positions, asOf), source: SOURCE_LABELS[profile.source] },
  };
}
