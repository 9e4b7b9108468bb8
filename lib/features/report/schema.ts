import { z } from "zod";
import type { FacetLevel, ScoreSource, Trait } from "@/lib/features/hexaco/schema";
import type { ReadLogDetail } from "@/lib/features/read-log/schema";
import { numericId } from "@/lib/shared/ids";

export const reportParams = z.object({ userId: numericId });

export type EvidenceKind = "score" | "difference" | "mailbox" | "excerpt" | "profile" | "answer" | "research" | "note";

export interface PlacedView {
  who: string;
  score: number;
  low?: number;
  high?: number;
}

/**
 * A study has `outOf100`: of 100 people on one side of the middle on the trait, how many are on the same side on the
 * outcome. `views` share one scale of 0 to 100; `weeks` are the own mails of each week, oldest first.
 */
export interface EvidenceView {
  kind: EvidenceKind;
  label: string;
  value: string;
  source: string;
  trait?: Trait;
  outOf100?: number;
  outcome?: string;
  weeks?: number[];
  views?: PlacedView[];
}

export const VERDICTS = ["not-me", "once-true", "wrong-reading"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_LABELS: Record<Verdict, string> = {
  "not-me": "Not me",
  "once-true": "Was once true",
  "wrong-reading": "Wrong reading",
};

export const disputeInput = z.strictObject({
  insightId: z.string().regex(/^[a-z0-9-]{3,120}$/, "Not a valid insight"),
  verdict: z.enum(VERDICTS, { error: "Please choose one of the three answers" }).nullable(),
});
export type DisputeInput = z.output<typeof disputeInput>;

interface DisputeView {
  verdict: Verdict;
  since: string;
}

export type OwnWords = Record<"role" | "aim" | "note", string | null>;

export interface ProposalView {
  clauses: ({ kind: "quote"; text: string } | { kind: "insight"; text: string; insightId: string })[];
}

export type Confidence = "high" | "moderate" | "low";

/** `middle` and `range` conclude nothing from scores. `bare` is a text without evidence, from a report in another form. */
export const INSIGHT_KINDS = [
  "mode",
  "tension",
  "inner-tension",
  "outside-tension",
  "reframe",
  "signal",
  "middle",
  "range",
  "situation",
  "tenure",
  "mail",
  "mail-reframe",
  "missing-evidence",
  "bare",
] as const;
export type InsightKind = (typeof INSIGHT_KINDS)[number];

export interface InsightView {
  /** Stable across versions of a report, so that a dispute can refer to it. */
  id: string;
  kind: InsightKind;
  /** Those that the insight is about, without traits that its evidence shows only for comparison. */
  traits: Trait[];
  title: string;
  text: string;
  nextStep: string;
  evidence: EvidenceView[];
  /** Certainty of the figure behind the insight, from its error band; not how well such a figure predicts behaviour. */
  confidence: Confidence;
  wouldChange: string;
  practice?: string;
  dispute: DisputeView | null;
}

type OfKind = Pick<InsightView, "kind">;

export const isMissingEvidence = ({ kind }: OfKind): boolean => kind === "missing-evidence";

export const isBare = ({ kind }: OfKind): boolean => kind === "bare";

export const isFromMail = ({ kind }: OfKind): boolean => kind === "mail" || kind === "mail-reframe";

export const concludesNothing = ({ kind }: OfKind): boolean => kind === "middle" || kind === "range";

/** About two scores together, two views of one, or a score in a situation, and not about what one score says. */
export const isAboutCombination = ({ kind }: OfKind): boolean =>
  kind === "tension" || kind === "outside-tension" || kind === "situation";

export const offersQuestionnaire = ({ id }: Pick<InsightView, "id">): boolean => id === "gap-mode";

/**
 * `score`, `low`, `high` and `typical` are 0-100; `low` and `high` are the 90 % band (1.645 standard errors of
 * measurement). `isNearTypical`: outside the typical range by no more than measurement error. `percentile` is 1-99 in
 * the comparison sample, null for typed scores. Only the form with 96 statements gives `facets`.
 */
export interface TraitView {
  trait: Trait;
  label: string;
  score: number;
  low: number;
  high: number;
  typical: { low: number; high: number };
  level: "low" | "typical" | "high";
  isNearTypical: boolean;
  percentile: number | null;
  meaning: string;
  facets: { label: string; level: FacetLevel }[];
}

export interface EstimateView extends Pick<TraitView, "trait" | "label" | "score" | "low" | "high" | "typical"> {
  basis: string;
}

export interface AiPersonality {
  assistant_roles: Record<string, string>;
  action_guidelines: { interaction_triggers: { when: string; do: string[] }[] };
  interaction_principles: { tone: string; style: { prefer: string[] }; calibration_notes: string[] };
}

export interface ReportVersionView {
  version: number;
  createdAt: string;
  changes: string[];
}

/** An entry of the read log, or one for something that the person entered. */
export interface ReportLogEntryView extends ReadLogDetail {
  id: string;
  source: string;
  readAt: string;
}

export interface ReportView {
  insights: string[];
  details: InsightView[];
  hexacoData: {
    hexaco_scores: Record<Trait, { score: number }>;
    source: ScoreSource | "mailbox-estimate";
    /** Measured or entered traits; empty for estimates, so that no code takes those for traits. */
    traits: TraitView[];
    estimates: EstimateView[];
    note: string;
  } | null;
  aiPersonality: AiPersonality | null;
  user: { email: string; name: string | null };
  sources: string[];
  limits: string[];
  version: number;
  createdAt: string;
  versions: ReportVersionView[];
  readLog: ReportLogEntryView[];
  wordedBy: "composed" | "model";
  proposals: ProposalView[];
}

/** Available after at most 25 s; `stage` names the current step. */
export type ReportOutcome = { status: "ready"; report: ReportView } | { status: "running"; stage: string | null };
