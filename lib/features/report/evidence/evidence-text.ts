import {
  formOf,
  percentileBand,
  TRAIT_LABELS,
  typicalRange,
  Z90,
  type Level,
  type Standing,
} from "@/lib/features/hexaco/model";
import { COMPARISON_SAMPLE } from "@/lib/features/hexaco/norms";
import { FACETS, type ScoreSource, type Trait } from "@/lib/features/hexaco/schema";
import { pluralize } from "@/lib/shared/text/pluralize";
import type { Facets } from "./evidence";
import type { Peak } from "../traits/findings";
import type { EvidenceView } from "../schema";
import { STUDIES } from "../traits/trait-meanings";
import { listOf } from "@/lib/shared/text/text";

const PLACE: Record<Level, string> = { low: "below", typical: "within", high: "above" };

export const sourceLabel = (source: ScoreSource): string => {
  const form = formOf(source);
  return form ? `your answers to the ${form}-statement questionnaire` : "the scores you entered";
};

function ordinal(n: number): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}

export function scoreEvidence(standing: Standing, source: ScoreSource): EvidenceView {
  const { trait, score, band, level, percentile } = standing;
  const form = formOf(source);
  const range = typicalRange(source, trait);
  const near = standing.degree === "leans" ? ", though within measurement error of it" : "";
  const parts = [
    `${score}%, likely between ${Math.round(band.low)}% and ${Math.round(band.high)}%`,
    `${PLACE[level]} the typical range (${Math.ceil(range.low)}% to ${Math.floor(range.high)}%)${near}`,
  ];
  if (form && percentile !== null) {
    const { low, high } = percentileBand(form, trait, score);
    const range = low === high ? "" : ` (likely ${ordinal(low)} to ${ordinal(high)})`;
    parts.push(`${ordinal(percentile)} percentile compared with ${COMPARISON_SAMPLE}${range}`);
  }
  return { kind: "score", label: TRAIT_LABELS[trait], value: parts.join("; "), source: sourceLabel(source), trait };
}

export function comparisonEvidence({ trait, level, score }: Standing): EvidenceView {
  const label = TRAIT_LABELS[trait];
  return {
    kind: "note",
    label: `${level === "low" ? "Low" : "High"} compared with whom`,
    value: `${score}% lies ${PLACE[level]} what most online test-takers score on ${label}; people in your field may differ from them`,
    source: COMPARISON_SAMPLE,
    trait,
  };
}

const ownFacets = (trait: Trait, facets: Facets) =>
  FACETS[trait].flatMap((facet) => (facets[facet] ? [{ facet, level: facets[facet] }] : []));

export function facetEvidence(trait: Trait, facets: Facets, source: ScoreSource): EvidenceView[] {
  const own = ownFacets(trait, facets);
  if (own.length === 0) return [];
  const value = own.map(({ facet, level }) => `${facet} ${level}`).join(", ");
  return [
    {
      kind: "score",
      label: `Parts of ${TRAIT_LABELS[trait]}`,
      value: `${value} (levels only: four statements each)`,
      source: sourceLabel(source),
      trait,
    },
  ];
}

export function facetException({ trait, level }: Peak, facets: Facets): string {
  const against = ownFacets(trait, facets).filter((own) => own.level === (level === "high" ? "low" : "high"));
  const names = listOf(against.map(({ facet }) => facet));
  if (against.length === 1) return `One part of the trait points the other way: ${names} is ${against[0]?.level}.`;
  return names && `Parts of the trait point the other way: ${names} are ${against[0]?.level}.`;
}

export function differenceEvidence(a: Standing, b: Standing, source: ScoreSource): EvidenceView {
  const error = Math.floor(Z90 * Math.hypot(a.sem, b.sem)); // Scores are whole numbers.
  const distance = Math.abs(a.score - b.score);
  const side = a.score >= b.score ? "above" : "below";
  const place = distance === 0 ? "lies level with" : `lies ${pluralize(distance, "point")} ${side}`;
  const conclusion = distance > error ? "so the two really differ" : "so the two are not told apart";
  return {
    kind: "difference",
    label: `${TRAIT_LABELS[a.trait]} and ${TRAIT_LABELS[b.trait]}`,
    value: `${TRAIT_LABELS[a.trait]} ${place} ${TRAIT_LABELS[b.trait]}; up to ${error} could be measurement error, ${conclusion}`,
    source: sourceLabel(source),
  };
}

export function studyEvidence({ trait, level }: Peak): EvidenceView {
  const { outcome, outOf100, shownR, source } = STUDIES[trait];
  const side = level === "high" ? "above" : "below";
  const label = TRAIT_LABELS[trait];
  return {
    kind: "research",
    label: `What ${label} predicts`,
    value: `of 100 people ${side} the middle in ${label}, about ${outOf100} are ${side} it in ${outcome} at work as well; 50 would be chance (r = ${shownR})`,
    source,
    trait,
    outOf100,
    outcome,
  };
}

export const OVERLAP_NOTE: EvidenceView = {
  kind: "note",
  label: "Read as one",
  value: "Honesty-Humility and Agreeableness overlap (r = .46), so they do not count as two separate signs",
  source: `correlations among ${COMPARISON_SAMPLE}`,
};

export function formatTurningPoint({ trait, level }: Peak, source: ScoreSource): string {
  const range = typicalRange(source, trait);
  const at = level === "high" ? `${Math.floor(range.high)}% or lower` : `${Math.ceil(range.low)}% or higher`;
  return `a ${TRAIT_LABELS[trait]} score of ${at}`.replace(/^a (?=[AEHO])/, "an ");
}
