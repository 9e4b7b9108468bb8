import { meanOf, sampleDeviation } from "@/lib/shared/numbers/statistics";
import { recordOf } from "@/lib/shared/records";
import { NORMS } from "./norms";
import {
  FACETS,
  FORM_SIZES,
  TRAITS,
  type Answer,
  type Answers,
  type CarelessFlag,
  type Facet,
  type FacetLevel,
  type Form,
  type HexacoScores,
  type Item,
  type Trait,
} from "./schema";

const SCALE = { min: 1, max: 7 } as const;

/** Taken from response times and spreads of the norm sample. */
const CARELESS_LIMITS = { secondsPerItem: 2, sameInARow: 12, minimumSpread: 0.6, missingShare: 0.05 } as const;

/** Facets are shown from the 96-statement form only, which has four statements each, and only if this reliable. */
const MIN_SHOWN_FACET = { items: 4, alpha: 0.6 } as const;

const TRAIT_OF = Object.fromEntries(
  TRAITS.flatMap((trait) => FACETS[trait].map((facet) => [facet, trait] as const)),
) as Record<Facet, Trait>; // FACETS lists each Facet once.

export const traitOf = (item: Item): Trait => TRAIT_OF[item.facet];

export const reverseKeyed = (item: Item, value: number): number =>
  item.key === 1 ? value : SCALE.min + SCALE.max - value;

export const toPomp = (mean: number): number => ((mean - SCALE.min) / (SCALE.max - SCALE.min)) * 100;

export function itemsOf(form: Form, bank: Item[]): Item[] {
  const inForm = bank.filter(({ from }) => from <= FORM_SIZES[form]);
  const turns = new Map<string, number>();
  const interleaved = inForm.map((item) => {
    const group = `${item.from} ${traitOf(item)}`;
    const turn = turns.get(group) ?? 0;
    turns.set(group, turn + 1);
    return { item, turn };
  });
  return interleaved
    .toSorted(
      (a, b) =>
        a.item.from - b.item.from ||
        a.turn - b.turn ||
        TRAITS.indexOf(traitOf(a.item)) - TRAITS.indexOf(traitOf(b.item)),
    )
    .map(({ item }) => item);
}

function meanAnswer(items: Item[], answers: Answers): number | null {
  const values = items.flatMap((item) => {
    const answer = answers[item.id];
    return answer ? [reverseKeyed(item, answer.value)] : [];
  });
  return values.length === 0 ? null : meanOf(values);
}

export function traitScores(items: Item[], answers: Answers): Record<Trait, number | null> {
  const scoreOf = (trait: Trait) => {
    const mean = meanAnswer(
      items.filter((item) => traitOf(item) === trait),
      answers,
    );
    return mean === null ? null : toPomp(mean);
  };
  return recordOf(TRAITS, scoreOf);
}

export function roundedScores(items: Item[], answers: Answers): HexacoScores | null {
  const scores = traitScores(items, answers);
  if (TRAITS.some((trait) => scores[trait] === null)) return null;
  return recordOf(TRAITS, (trait) => Math.round(scores[trait] ?? 0));
}

/** Levels are the lowest quarter, the middle half and the highest quarter of the sample. */
export function facetLevels(form: Form, items: Item[], answers: Answers): Record<string, FacetLevel> {
  if (form !== "96") return {};
  const levels: Record<string, FacetLevel> = {};
  for (const facet of Object.values(FACETS).flat()) {
    const norm = NORMS.facets[facet];
    const own = items.filter((item) => item.facet === facet);
    const isComplete = own.every((item) => answers[item.id]);
    const mean = meanAnswer(own, answers);
    if (norm.items < MIN_SHOWN_FACET.items || norm.alpha < MIN_SHOWN_FACET.alpha || !isComplete || mean === null)
      continue;
    levels[facet] = levelAt(toPomp(mean), norm);
  }
  return levels;
}

function levelAt(score: number, { p25, p75 }: { p25: number; p75: number }): FacetLevel {
  if (score < p25) return "low";
  return score > p75 ? "high" : "middle";
}

export function carelessFlags(items: Item[], answers: Answers): CarelessFlag[] {
  const answered = items.flatMap((item): Answer[] => {
    const answer = answers[item.id];
    return answer ? [answer] : [];
  });
  const flags: CarelessFlag[] = [];
  if ((items.length - answered.length) / items.length > CARELESS_LIMITS.missingShare) flags.push("missing");
  if (isTooFast(answered)) flags.push("fast");
  if (longestRun(answered) > CARELESS_LIMITS.sameInARow) flags.push("same");
  const spread = sampleDeviation(answered.map(({ value }) => value)); // NaN for a single answer.
  if (spread < CARELESS_LIMITS.minimumSpread) flags.push("flat");
  return flags;
}

function isTooFast(given: Answer[]): boolean {
  const times = given.flatMap(({ ms }) => (ms === undefined ? [] : [ms]));
  if (times.length === 0 || times.length < given.length / 2) return false;
  return meanOf(times) < CARELESS_LIMITS.secondsPerItem * 1000;
}

function longestRun(given: Answer[]): number {
  let longest = 0;
  let run = 0;
  given.forEach(({ value }, i) => {
    run = value === given[i - 1]?.value ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}
