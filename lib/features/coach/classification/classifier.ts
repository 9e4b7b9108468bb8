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

/** An example's features by their places in `ClassifierIndex.features`, and the weight of each one's group. */
interface PlacedExample {
  places: Uint32Array;
  shares: Float64Array;
}

function placeFeatures(examples: Example[], concepts: Map<string, string>) {
  const placed = examples.map(({ text }): PlacedExample => {
    const found = extractFeatures(text, concepts);
    return { places: Uint32Array.from(found.keys()), shares: Float64Array.from(found.values()) };
  });
  const all = new Uint32Array(placed.reduce((sum, { places }) => sum + places.length, 0));
  let from = 0;
  for (const { places } of placed) {
    all.set(places, from);
    from += places.length;
  }
  all.sort();
  const features = all.filter((feature, at) => feature !== all[at - 1]);
  for (const { places } of placed) places.forEach((feature, at) => (places[at] = findPlace(features, feature)));
  return { features, placed };
}

/** Counts the labels of each feature, not its examples, because examples are variants of a few lines. */
function countLabels(placed: PlacedExample[], labelOf: Uint16Array, features: number): Uint32Array {
  const counts = new Uint32Array(features);
  const lastLabel = new Int32Array(features).fill(-1);
  const byLabel = [...placed.keys()].sort((a, b) => (labelOf[a] ?? 0) - (labelOf[b] ?? 0));
  for (const at of byLabel) {
    const label = labelOf[at] as number; // Each example has a label.
    for (const place of placed[at]?.places ?? []) {
      if (lastLabel[place] !== label) counts[place] = (counts[place] as number) + 1;
      lastLabel[place] = label;
    }
  }
  return counts;
}

function listStarts(placed: PlacedExample[], features: number): Uint32Array {
  const starts = new Uint32Array(features + 1);
  for (const { places } of placed) for (const place of places) starts[place + 1] = (starts[place + 1] as number) + 1;
  for (let place = 0; place < features; place += 1)
    starts[place + 1] = (starts[place + 1] as number) + (starts[place] as number);
  return starts;
}

/** Works on typed arrays, because there are millions of postings. */
export function indexExamples(examples: Example[], concepts: Map<string, string>): ClassifierIndex {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const labelOf = Uint16Array.from(examples, ({ label }) => labels.indexOf(label));
  const { features, placed } = placeFeatures(examples, concepts);
  const labelsOfFeature = countLabels(placed, labelOf, features.length);
  const rarity = Float64Array.from(labelsOfFeature, (count) => Math.log(1 + labels.length / count));
  const starts = listStarts(placed, features.length);
  const next = starts.slice();
  const postings = starts.at(-1) ?? 0;
  const [exampleOf, weights] = [new Uint16Array(postings), new Float32Array(postings)];
  placed.forEach(({ places, shares }, example) => {
    const ofExample = shares.map((share, at) => share * (rarity[places[at] as number] as number));
    const length = Math.sqrt(ofExample.reduce((sum, weight) => sum + weight * weight, 0));
    places.forEach((place, at) => {
      const posting = next[place] as number;
      exampleOf[posting] = example;
      weights[posting] = (ofExample[at] as number) / length;
      next[place] = posting + 1;
    });
  });
  return { labels, labelOf, features, rarity: Float32Array.from(rarity), starts, examples: exampleOf, weights };
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
