import { z } from "zod";
import type { FacetLevel, ScoreSource, Trait } from "@/lib/features/hexaco/schema";
import { numericId } from "@/lib/shared/ids";

export const reportParams = z.object({ userId: numericId });

/** What a fact is: a score, a difference between scores, a measured habit of mail, a profile fact, a study, or a caution. */
export type EvidenceKind = "score" | "difference" | "mailbox" | "excerpt" | "profile" | "research" | "note";

/** One fact that an insight rests on, in words and numbers a person can check. */
export interface EvidenceView {
  kind: EvidenceKind;
  /** What was measured, for example `Extraversion`. */
  label: string;
  /** The measured value in words, for example `72 of 100, likely between 62 and 82`. */
  value: string;
  /** Where it comes from, for example `the scores you entered`. */
  source: string;
  trait?: Trait;
  /** Of a study: of 100 people on one side of the middle on the trait, how many are on the same side on the outcome. */
  outOf100?: number;
}

export const VERDICTS = ["not-me", "once-true", "wrong-reading"] as const;
/** What a person may say of an insight: 'Not me', 'Was once true', 'Wrong reading'. */
export type Verdict = (typeof VERDICTS)[number];

export const disputeInput = z.strictObject({
  insightId: z.string().regex(/^[a-z0-9-]{3,120}$/, "Not a valid insight"),
  /** null takes a dispute back. */
  verdict: z.enum(VERDICTS, { error: "Please choose one of the three answers" }).nullable(),
});
export type DisputeInput = z.output<typeof disputeInput>;

interface DisputeView {
  verdict: Verdict;
  /** ISO 8601 UTC. */
  since: string;
}

export type Confidence = "high" | "moderate" | "low";

/** An insight: its text (title apart), what it rests on, how sure it is, and one small thing to do. */
export interface InsightView {
  /** Stable across versions of a report, so that a dispute can name it. */
  id: string;
  /** Operating Mode, Hidden Tension, Reframe, then Insight N. */
  title: string;
  text: string;
  nextStep: string;
  evidence: EvidenceView[];
  /** How certain the figure is that the insight rests on, from its error band; it says nothing of how well such a figure foretells behaviour. */
  confidence: Confidence;
  /** What would change this reading. */
  wouldChange: string;
  /** Set when the person disagreed: shown struck, and kept from the coach. */
  dispute: DisputeView | null;
}

/** Stands in a named place when nothing carries a reading; there is nothing in it to disagree with. */
export const isMissingEvidence = ({ id }: Pick<InsightView, "id">): boolean => id.startsWith("gap-");

/** Its text is all that is known of it. */
export const isBare = ({ id }: Pick<InsightView, "id">): boolean => id.startsWith("bare-");

/** Its step is the questionnaire. */
export const offersQuestionnaire = ({ id }: Pick<InsightView, "id">): boolean => id === "gap-mode";

export interface TraitView {
  trait: Trait;
  label: string;
  /** 0-100. */
  score: number;
  /** 90 % band: score +/- 1.645 x the standard error of measurement, clipped to 0-100. */
  low: number;
  high: number;
  /** The range that counts as typical in the groups compared with. */
  typical: { low: number; high: number };
  /** In words: low, typical or high against the comparison sample. */
  level: "low" | "typical" | "high";
  /** Outside the typical range by no more than measurement error. */
  isNearTypical: boolean;
  /** 1-99 against the comparison sample; null for typed scores, whose questionnaire is unknown. */
  percentile: number | null;
  meaning: string;
  /** From the 96-statement form alone, as three levels. */
  facets: { label: string; level: FacetLevel }[];
}

/** One trait as mail alone estimates it. */
export interface EstimateView extends Pick<TraitView, "trait" | "label" | "score" | "low" | "high" | "typical"> {
  /** The published correlation with its source, or that there is none. */
  basis: string;
}

/** The assistant's persona, in the specification's shape. */
export interface AiPersonality {
  assistant_roles: Record<string, string>;
  action_guidelines: { interaction_triggers: { when: string; do: string[] }[] };
  interaction_principles: { tone: string; style: { prefer: string[] }; calibration_notes: string[] };
}

/** One version of the report in the list of versions. */
export interface ReportVersionView {
  version: number;
  createdAt: string;
  /** What moved against the version before, and why; one line each. */
  changes: string[];
}

/** One line of 'What was read', in plain words. */
export interface ReadLogEntryView {
  id: string;
  source: string;
  /** What was read, with its amount. */
  what: string;
  /** What it is used for. */
  purpose: string;
  /** What is kept of it. */
  kept: string;
  /** Where it was sent beyond this server, or that it was not. */
  sentTo: string;
  /** Until when it is kept. */
  until: string;
  /** ISO 8601 UTC. */
  readAt: string;
}

/** A finished report as pages and the coach read it; `insights`, `hexacoData`, `aiPersonality` and `user` are the specification's. */
export interface ReportView {
  /** Plain texts in the order of `details`, each with its next step, without titles. */
  insights: string[];
  details: InsightView[];
  hexacoData: {
    hexaco_scores: Record<Trait, { score: number }>;
    source: ScoreSource | "mailbox-estimate";
    /** Measured or entered traits; empty for estimates, so that whatever reads traits reads none of those. */
    traits: TraitView[];
    /** What mail alone gives; shown and used for nothing else. */
    estimates: EstimateView[];
    /** What the bands assume and whom the levels compare with. */
    note: string;
  } | null;
  aiPersonality: AiPersonality | null;
  user: { email: string; name: string | null };
  /** What it rests on, in words, the strongest source first. */
  sources: string[];
  /** What these sources cannot tell yet, and what would change that. */
  limits: string[];
  version: number;
  createdAt: string;
  /** Newest first, this version included. */
  versions: ReportVersionView[];
  /** Newest first. */
  ledger: ReadLogEntryView[];
  /** Who worded the insights: composed text or a language model whose wording was checked against the findings. */
  wordedBy: "composed" | "model";
}

/** What a call that makes a report has after at most 25 s; `stage` says what is being done. */
export type ReportOutcome = { status: "ready"; report: ReportView } | { status: "running"; stage: string | null };
