import { standingsOf, type Standing } from "@/lib/features/hexaco/model";
import type { FacetLevel, HexacoScores, ScoreSource } from "@/lib/features/hexaco/schema";
import { type Tenure, tenureOf } from "@/lib/features/profile/career";
import { SOURCE_LABELS } from "@/lib/features/profile/insights";
import type { ProfilePosition, ProfileSource } from "@/lib/features/profile/schema";
import type { WorkSource } from "@/lib/features/work/schema";
import type { MailboxPatterns } from "@/lib/features/mailbox/schema";

export type Facets = Record<string, FacetLevel>;

export interface ScoreEvidence {
  source: ScoreSource;
  standings: Standing[];
  facets: Facets;
}

export interface ProfileEvidence {
  tenure: Tenure | null;
  source: string;
}

export interface Evidence {
  scores: ScoreEvidence | null;
  mailbox: MailboxPatterns | null;
  profile: ProfileEvidence | null;
  work?: WorkSource | null;
}

export interface EvidenceSources {
  mailbox: MailboxPatterns | null;
  profile: { source: Exclude<ProfileSource, "url">; positions: ProfilePosition[] } | null;
  scores: { values: HexacoScores; source: ScoreSource; facets: Facets } | null;
  work?: WorkSource | null;
}

export function gatherEvidence({ scores, mailbox, profile, work = null }: EvidenceSources, asOf: Date): Evidence {
  return {
    scores: scores && {
      source: scores.source,
      standings: standingsOf(scores.values, scores.source),
      facets: scores.facets,
    },
    mailbox,
    work,
    profile: profile && { tenure: tenureOf(profile.positions, asOf), source: SOURCE_LABELS[profile.source] },
  };
}
