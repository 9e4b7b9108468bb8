import { extractFeatures } from "./text-features";

export interface Example {
  text: string;
  label: string;
}

/** The chances of all labels, each from 0 to 1, add up to 1. */
export interface Guess {
  label: string;
  chance: number;
}

const NEIGHBOURS_PER_LABEL = 4;
const SOFTMAX_SHARPNESS = 14;
const RANK_FALLOFF = 0.6;
const UNKNOWN_RARITY = Math.log(2);

/** All that `Classifier` needs of its examples. Feature number `n` has the postings from `starts[n]` up to `starts[n + 1]`. */
export interface ClassifierIndex {
  labels: string[];
  /** For each example, the number of its label. */
  labelOf: Uint16Array;
  /** In rising order; the place of a feature is its number. */
  features: Uint32Array;
  rarity: Float32Array;
  starts: Uint32Array;
  /** For each posting, the example that has the feature, and its weight there. */
  examples: Uint16Array;
  weights: Float32Array;
}

type Weighted = [feature: number, weight: number][];

/** Weights of features, of which the squares add up to 1. */
function weigh(features: Map<number, number>, rarityOf: (feature: number) => number): Weighted {
  const weights = [...features].map(([feature, share]): Weighted[number] => [feature, share * rarityOf(feature)]);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return weights.map(([feature, weight]) => [feature, weight / length]);
}

/** Counts labels, not examples, because examples are variants of a few lines. */
function computeRarity(all: Map<number, number>[], labelOf: Uint16Array, labels: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const some of Map.groupBy(all, (_, at) => labelOf[at]).values())
    for (const feature of new Set(some.flatMap((features) => [...features.keys()])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map([...counts].map(([feature, count]) => [feature, Math.log(1 + labels / count)]));
}

export function indexExamples(examples: Example[], concepts: Map<string, string>): ClassifierIndex {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const labelOf = Uint16Array.from(examples, ({ label }) => labels.indexOf(label));
  const all = examples.map(({ text }) => extractFeatures(text, concepts));
  const rarity = computeRarity(all, labelOf, labels.length);
  const postings = new Map<number, [example: number, weight: number][]>();
  all.forEach((features, at) => {
    for (const [feature, weight] of weigh(features, (each) => rarity.get(each) ?? UNKNOWN_RARITY)) {
      const list = postings.get(feature);
      if (list) list.push([at, weight]);
      else postings.set(feature, [[at, weight]]);
    }
  });
  const sorted = Uint32Array.from(postings.keys()).sort();
  const lists = Array.from(sorted, (feature) => postings.get(feature) ?? []);
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => (starts[at + 1] = (starts[at] ?? 0) + list.length));
  return {
    labels,
    labelOf,
    features: sorted,
    rarity: Float32Array.from(sorted, (feature) => rarity.get(feature) ?? UNKNOWN_RARITY),
    starts,
    examples: Uint16Array.from(lists.flatMap((list) => list.map(([example]) => example))),
    weights: Float32Array.from(lists.flatMap((list) => list.map(([, weight]) => weight))),
  };
}

/** The place of a value in an array in rising order, or -1. */
function findPlace(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? value) < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === value ? low : -1;
}

/** `nearest` is in falling order. */
function keepNearest(nearest: number[], value: number): void {
  if (value <= (nearest.at(-1) ?? value)) return;
  nearest.pop();
  nearest.splice(nearest.filter((each) => each >= value).length, 0, value);
}

export class Classifier {
  private readonly index: ClassifierIndex;
  private readonly concepts: Map<string, string>;

  constructor(index: ClassifierIndex, concepts: Map<string, string>) {
    this.index = index;
    this.concepts = concepts;
  }

  private computeLikeness(text: string): Float32Array {
    const { features, rarity, starts, examples, weights, labelOf } = this.index;
    const likeness = new Float32Array(labelOf.length);
    const rarityOf = (feature: number) => rarity[findPlace(features, feature)] ?? UNKNOWN_RARITY;
    for (const [feature, weight] of weigh(extractFeatures(text, this.concepts), rarityOf)) {
      const number = findPlace(features, feature);
      if (number < 0) continue;
      for (let place = starts[number] as number; place < (starts[number + 1] as number); place += 1) {
        const example = examples[place] as number; // Each posting has an example and a weight.
        likeness[example] = (likeness[example] as number) + weight * (weights[place] as number);
      }
    }
    return likeness;
  }

  guess(text: string): Guess[] {
    const { labels, labelOf } = this.index;
    const ofLabel = labels.map(() => new Array<number>(NEIGHBOURS_PER_LABEL).fill(0));
    this.computeLikeness(text).forEach((value, at) => keepNearest(ofLabel[labelOf[at] ?? 0] ?? [], value));
    const scores = ofLabel.map((nearest) =>
      nearest.reduce((sum, value, rank) => sum + value * RANK_FALLOFF ** rank, 0),
    );
    return toChances(labels.map((label, at) => ({ label, chance: Math.exp(SOFTMAX_SHARPNESS * (scores[at] ?? 0)) })));
  }
}

/** Scales chances so that they add up to 1, and puts the likeliest first. */
export function toChances(guesses: Guess[]): Guess[] {
  const whole = guesses.reduce((sum, { chance }) => sum + chance, 0);
  return guesses.map(({ label, chance }) => ({ label, chance: chance / whole })).sort((a, b) => b.chance - a.chance);
}
