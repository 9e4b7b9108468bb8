import { TRAIT_LABELS, Z90, type Range } from "./model";
import { traitNormOf } from "./norms";
import { TRAITS, type Trait } from "./schema";

/**
 * Published correlations of a person's text with the self-reported trait. Moreno et al. 2021 (23 estimates of Big Five
 * traits from text): .26 (Agreeableness, Neuroticism) to .30 (Openness); traits in between get the lower end. Big Five
 * results apply to Extraversion, Conscientiousness and Openness only; for HEXACO's Honesty-Humility, Emotionality and
 * Agreeableness there is no usable evidence from text.
 */
const CORRELATIONS: Partial<Record<Trait, { r: number; value: string; source: string }>> = {
  extraversion: { r: 0.26, value: "r = .26 to .30", source: "Moreno and colleagues 2021, 23 estimates" },
  conscientiousness: { r: 0.26, value: "r = .26 to .30", source: "Moreno and colleagues 2021, 23 estimates" },
  openness: { r: 0.3, value: "r = .30", source: "Moreno and colleagues 2021, 23 estimates" },
};

interface TraitEstimate {
  trait: Trait;
  label: string;
  score: number;
  /** 90 % band: 1.645 x SD x sqrt(1 - r squared), clipped to 0-100. */
  band: Range;
  typical: Range;
  basis: string;
}

function basisOf(trait: Trait): string {
  const known = CORRELATIONS[trait];
  if (!known)
    return (
      `No published correlation of word use in mail with ${TRAIT_LABELS[trait]} can be used, ` +
      "so this stands at the average of all people, with their whole range."
    );
  return (
    `Text goes with self-rated ${TRAIT_LABELS[trait]} at ${known.value} (${known.source}). ` +
    "No norms say how your words compare with other people’s work mail, so this stays at the average; " +
    "only its range is narrower."
  );
}

/**
 * Estimates the six traits of a person whose only source is mail: mean + r x deviation (regression to the mean). There
 * are no between-person norms of word use in work mail, so the deviation is unknown and taken as 0. The estimates are
 * only displayed: no insight, persona rule or practice may use them.
 */
export function mailboxEstimates(): TraitEstimate[] {
  return TRAITS.map((trait) => {
    const { mean, sd, percentiles } = traitNormOf("240", trait);
    const r = CORRELATIONS[trait]?.r ?? 0;
    const half = Z90 * sd * Math.sqrt(1 - r * r);
    return {
      trait,
      label: TRAIT_LABELS[trait],
      score: Math.round(mean),
      band: { low: Math.max(0, mean - half), high: Math.min(100, mean + half) },
      typical: { low: percentiles["40"] ?? mean, high: percentiles["60"] ?? mean },
      basis: basisOf(trait),
    };
  });
}
