import { TRAIT_LABELS, errorBandOf, differsReliably, semOf, traitSem, Z90 } from "@/lib/features/hexaco/model";
import { traitNormOf } from "@/lib/features/hexaco/norms";
import { TRAITS, type HexacoScores, type Item, type ScoreSource, type Trait } from "@/lib/features/hexaco/schema";
import { traitScores } from "@/lib/features/hexaco/scoring";
import { meanOf, sampleDeviation } from "@/lib/shared/numbers/statistics";
import { recordOf } from "@/lib/shared/records";
import {
  MIN_NEW_RATERS,
  type Figure,
  type RatingAnswers,
  type Result,
  type Spread,
  type TraitComparison,
  type Verdict,
} from "./schema";

/** Agreement of two observers on one HEXACO statement, the median of a meta-analysis (Henry et al. 2024). */
const ONE_RATER_RELIABILITY = 0.3;
/** With fewer than five colleagues, their spread would reveal too much about one of them. */
const MIN_RATERS_FOR_SPREAD = 5;
const MAX_SPREAD_POINTS = { close: 12, mixed: 22 } as const;
/** One-sided 95 %, by degrees of freedom from 2. */
const STUDENT_T95 = [2.92, 2.353, 2.132, 2.015, 1.943, 1.895, 1.86, 1.833, 1.812];

export const ratingScores = (items: Item[], answers: RatingAnswers): Record<Trait, number> => {
  const given = Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, { value }]));
  const scores = traitScores(items, given);
  return recordOf(TRAITS, (trait) => scores[trait] ?? 50); // All 24 are answered.
};

export const spearmanBrownReliability = (raters: number): number =>
  (raters * ONE_RATER_RELIABILITY) / (1 + (raters - 1) * ONE_RATER_RELIABILITY);

const tQuantile = (raters: number): number => STUDENT_T95[raters - MIN_NEW_RATERS] ?? Z90;
const shortSem = (trait: Trait): number => semOf(traitNormOf("24", trait));

/**
 * Mean and half of its 90 % band: t x SD / sqrt(n), and never less than 1.645 x SEM / sqrt(n), because few colleagues
 * who agree by chance are no more exact than their answers. Rounded, so that no single answer can be computed back.
 */
export function figureOf(trait: Trait, scores: number[]): Figure {
  const error = Math.max(tQuantile(scores.length) * sampleDeviation(scores), Z90 * shortSem(trait));
  return { mean: Math.round(meanOf(scores)), half: Math.ceil(error / Math.sqrt(scores.length)) };
}

export function spreadOf(scores: number[]): Spread | null {
  if (scores.length < MIN_RATERS_FOR_SPREAD) return null;
  const deviation = sampleDeviation(scores);
  if (deviation < MAX_SPREAD_POINTS.close) return "close";
  return deviation < MAX_SPREAD_POINTS.mixed ? "mixed" : "apart";
}

export interface SelfScores {
  scores: HexacoScores;
  source: ScoreSource;
  usesSameStatements: boolean;
}

/** Scores from other statements add the error of the short form, because they only estimate its result. */
const selfSem = (trait: Trait, { source, usesSameStatements }: SelfScores): number =>
  usesSameStatements ? shortSem(trait) : Math.hypot(traitSem(source, trait), shortSem(trait));

function verdictOf(own: number, sem: number, { mean, half }: Figure): Verdict {
  if (!differsReliably({ score: own, sem }, { score: mean, sem: half / Z90 })) return "same";
  return mean > own ? "more" : "less";
}

export function compareTraits(self: SelfScores, result: Result): TraitComparison[] {
  return TRAITS.map((trait) => {
    const own = self.scores[trait];
    const sem = selfSem(trait, self);
    const { spread, ...others } = result.traits[trait];
    const { mean, half } = others;
    return {
      trait,
      label: TRAIT_LABELS[trait],
      self: { score: own, ...errorBandOf(own, sem) },
      others: { score: mean, low: Math.max(0, mean - half), high: Math.min(100, mean + half) },
      verdict: verdictOf(own, sem, others),
      spread,
    };
  });
}
