import { NORMS, traitNormOf } from "./norms";
import { TRAITS, type Form, type HexacoScores, type ScoreSource, type Trait } from "./schema";

export const TRAIT_LABELS: Record<Trait, string> = {
  honesty_humility: "Honesty-Humility",
  emotionality: "Emotionality",
  extraversion: "Extraversion",
  agreeableness: "Agreeableness",
  conscientiousness: "Conscientiousness",
  openness: "Openness",
};

/** One-sided 95 %, two-sided 90 % of the normal distribution. */
export const Z90 = 1.645;

// Typed scores come from an unknown questionnaire. Their certainty uses the lowest trait reliability of the
// 60-statement form.
const ASSUMED_TYPED_NORM = { sd: 15, alpha: 0.85 } as const;
const MIN_FORM_ALPHA = 0.7;

export type Level = "low" | "typical" | "high";
/** Distance from the typical range: within the error band, beyond the error band, or more than MARKED points beyond. */
export type Degree = "leans" | "clear" | "marked";

const MARKED_POINTS = 25;

export interface Range {
  low: number;
  high: number;
}

export interface Standing {
  trait: Trait;
  score: number;
  band: Range;
  sem: number;
  level: Level;
  degree: Degree | null;
  pointsBeyondTypical: number;
  /** Probability (0-1) that the true score is on the same side of the typical range; if typical, within one SEM. */
  certainty: number;
  /** 1-99 in the comparison sample; null for typed scores. */
  percentile: number | null;
}

export const formOf = (source: ScoreSource): Form | null =>
  source === "manual" ? null : (source.slice("questionnaire-".length) as Form); // The enum's other members end in a form.

export const semOf = ({ sd, alpha }: { sd: number; alpha: number }): number => sd * Math.sqrt(1 - alpha);

export function traitSem(source: ScoreSource, trait: Trait): number {
  const form = formOf(source);
  return semOf(form ? traitNormOf(form, trait) : ASSUMED_TYPED_NORM);
}

export const errorBandOf = (score: number, sem: number): Range => ({
  low: Math.max(0, score - Z90 * sem),
  high: Math.min(100, score + Z90 * sem),
});

export const differsReliably = (a: { score: number; sem: number }, b: { score: number; sem: number }): boolean =>
  Math.abs(a.score - b.score) > Z90 * Math.hypot(a.sem, b.sem);

/** Estimated true score T = M + alpha (X - M) and its standard error SD x sqrt(alpha (1 - alpha)) (Kelley). */
export function regressToMean(score: number, { mean, sd, alpha }: { mean: number; sd: number; alpha: number }) {
  return { score: mean + alpha * (score - mean), standardError: sd * Math.sqrt(alpha * (1 - alpha)) };
}

export function percentileOf(score: number, percentiles: Record<string, number>): number {
  const points = Object.entries(percentiles).map(([percent, at]) => ({ percent: Number(percent), at }));
  points.sort((a, b) => a.percent - b.percent);
  const upper = points.findIndex(({ at }) => at >= score);
  const above = points[upper];
  if (!above) return points.at(-1)?.percent ?? 99;
  const below = points[upper - 1];
  if (!below) return above.percent;
  const share = (score - below.at) / (above.at - below.at);
  return Math.round(below.percent + share * (above.percent - below.percent));
}

/**
 * The percentiles that the error band covers. Up to the 5th and from the 95th percentile the observed score is mostly
 * chance, so the band is centred on the estimated true score.
 */
export function percentileBand(form: Form, trait: Trait, score: number): Range {
  const norm = traitNormOf(form, trait);
  const at = percentileOf(score, norm.percentiles);
  const isExtreme = at <= 5 || at >= 95;
  const centre = isExtreme ? regressToMean(score, norm) : { score, standardError: semOf(norm) };
  const { low, high } = errorBandOf(centre.score, centre.standardError);
  return { low: percentileOf(low, norm.percentiles), high: percentileOf(high, norm.percentiles) };
}

/**
 * The 40th to 60th percentile. For typed scores the two known groups (online test-takers, students) disagree, so the
 * range spans both: a typed score counts as low or high only if both groups agree.
 */
export function typicalRange(source: ScoreSource, trait: Trait): Range {
  const form = formOf(source);
  const { percentiles } = traitNormOf(form ?? "240", trait);
  const online = { low: percentiles["40"] ?? 40, high: percentiles["60"] ?? 60 };
  if (form) return online;
  const { median, sd } = NORMS.students[trait];
  const half = 0.2533 * sd; // A normal distribution's 60th percentile in standard deviations.
  return { low: Math.min(online.low, median - half), high: Math.max(online.high, median + half) };
}

/** Standard normal distribution function (Abramowitz & Stegun 7.1.26, error below 2e-7). */
export function standardNormalCdf(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - poly * Math.exp((-z * z) / 2);
  return z >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}

function certaintyOf(score: number, range: Range, sem: number): number {
  if (score > range.high) return standardNormalCdf((score - range.high) / sem);
  if (score < range.low) return standardNormalCdf((range.low - score) / sem);
  return standardNormalCdf((range.high + sem - score) / sem) - standardNormalCdf((range.low - sem - score) / sem);
}

function degreeOf(beyond: number, sem: number): Degree | null {
  if (beyond <= 0) return null;
  if (beyond > MARKED_POINTS && beyond > Z90 * sem) return "marked";
  return beyond > Z90 * sem ? "clear" : "leans";
}

function levelOf(score: number, { low, high }: Range): Level {
  if (score < low) return "low";
  return score > high ? "high" : "typical";
}

export function standingOf(trait: Trait, score: number, source: ScoreSource): Standing {
  const sem = traitSem(source, trait);
  const range = typicalRange(source, trait);
  const form = formOf(source);
  const beyond = Math.max(0, score - range.high, range.low - score);
  const maxSem = form ? sem : semOf({ sd: ASSUMED_TYPED_NORM.sd, alpha: MIN_FORM_ALPHA });
  return {
    trait,
    score,
    sem,
    band: errorBandOf(score, sem),
    level: levelOf(score, range),
    degree: degreeOf(beyond, sem),
    pointsBeyondTypical: beyond,
    certainty: certaintyOf(score, range, maxSem),
    percentile: form ? percentileOf(score, traitNormOf(form, trait).percentiles) : null,
  };
}

export const standingsOf = (scores: HexacoScores, source: ScoreSource): Standing[] =>
  TRAITS.map((trait) => standingOf(trait, scores[trait], source));
