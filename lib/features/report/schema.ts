import type { ScoreSource, Trait } from "@/lib/features/hexaco/schema";

/** One fact that an insight rests on, in words and numbers a person can check. */
export interface EvidenceView {
  /** What was measured, for example `Extraversion`. */
  label: string;
  /** The measured value in words, for example `72 of 100, likely between 62 and 82`. */
  value: string;
  /** Where it comes from, for example `the scores you entered`. */
  source: string;
  trait?: Trait;
}

/** An insight: its text (title apart), what it rests on, how sure it is, and one small thing to do. */
export interface InsightView {
  /** Stable across versions of a report, so that a dispute can name it. */
  id: string;
  /** Operating Mode, Hidden Tension, Reframe, then Insight N. */
  title: string;
  text: string;
  nextStep: string;
  evidence: EvidenceView[];
  confidence: "high" | "moderate" | "low";
  /** What would change this reading. */
  wouldChange: string;
}

export interface TraitView {
  trait: Trait;
  label: string;
  /** 0-100. */
  score: number;
  /** 90 % band: score +/- 1.645 x the standard error of measurement, clipped to 0-100. */
  low: number;
  high: number;
  /** In words: low, typical or high against the comparison sample. */
  level: string;
  meaning: string;
}

/** The assistant's persona, in the specification's shape. */
export interface AiPersonality {
  assistant_roles: Record<string, string>;
  action_guidelines: { interaction_triggers: { when: string; do: string[] }[] };
  interaction_principles: { tone: string; style: { prefer: string[] }; calibration_notes: string[] };
}

/** A finished report as pages and the coach read it; `insights`, `hexacoData`, `aiPersonality` and `user` are the specification's. */
export interface ReportView {
  /** Plain texts in the order of `details`, without titles. */
  insights: string[];
  details: InsightView[];
  hexacoData: {
    hexaco_scores: Record<Trait, { score: number }>;
    source: ScoreSource;
    traits: TraitView[];
    /** What the bands assume, for example the reliability of an unknown questionnaire. */
    note: string;
  } | null;
  aiPersonality: AiPersonality | null;
  user: { email: string; name: string | null };
  version: number;
  createdAt: string;
  /** Who worded the insights: composed text or a language model whose wording was checked against the findings. */
  wordedBy: "composed" | "model";
}
