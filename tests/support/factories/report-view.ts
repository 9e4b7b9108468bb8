import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import { TRAITS, type Trait } from "@/lib/features/hexaco/schema";
import { describeId } from "@/lib/features/report/insight-id";
import type { InsightView, ReportView, TraitView } from "@/lib/features/report/schema";
import { recordOf } from "@/lib/shared/records";

export const insightView = (id: string, change: Partial<InsightView> = {}): InsightView => ({
  id,
  ...describeId(id),
  title: "Operating Mode",
  text: `Text of ${id}`,
  nextStep: `Step of ${id}`,
  evidence: [
    { kind: "score", label: "Openness", value: "72%, likely between 63% and 81%", source: "the scores you entered" },
  ],
  confidence: "moderate",
  wouldChange: "A score of 60 or lower.",
  dispute: null,
  ...change,
});

export const traitView = (trait: Trait, score: number, change: Partial<TraitView> = {}): TraitView => ({
  trait,
  label: TRAIT_LABELS[trait],
  score,
  low: score - 9,
  high: score + 9,
  typical: { low: 48.2, high: 65.1 },
  level: "high",
  isNearTypical: false,
  percentile: null,
  meaning: "A meaning.",
  facets: [],
  ...change,
});

export function hexacoView(traits: TraitView[]): ReportView["hexacoData"] {
  const scored = new Map(traits.map(({ trait, score }) => [trait, score]));
  const scores = recordOf(TRAITS, (trait) => ({ score: scored.get(trait) ?? 50 }));
  return {
    hexaco_scores: scores,
    source: "manual",
    traits,
    estimates: [],
    note: "What the bands assume.",
  };
}

export const reportView = (change: Partial<ReportView> = {}): ReportView => ({
  insights: [],
  details: [],
  hexacoData: null,
  aiPersonality: null,
  user: { email: "mira.holt@example.com", name: "Mira" },
  sources: ["the scores you entered"],
  limits: [],
  version: 1,
  createdAt: "2026-01-05T09:00:00.000Z",
  versions: [],
  readLog: [],
  wordedBy: "composed",
  proposals: [],
  ...change,
});
