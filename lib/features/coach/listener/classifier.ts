import { extractFeatures } from "./text-features";

export interface Example {
  text: string;
  label: string;
}

/** From 0 to 1. The chances of all labels add up to 1; `likeness` is that of the label's nearest example. */
export interface Guess {
  label: string;
  chance: number;
  likeness: number;
}

const NEIGHBOURS_PER_LABEL = 4;
const SOFTMAX_SHARPNESS = 14;
const RANK_FALLOFF = 0.6;
const UNKNOWN_RARITY = Math.log(2);

/** All that `Classifier` needs of its examples. Feature `n` has the postings from `starts[n]` up to `starts[n + 1]`. */
export interface ClassifierIndex {
  labels: string[];
  /** For each example, the number of its label. */
  labelOf: Uint16Array;
  features: Map<string, number>;
  rarity: Float64Array;
  starts: Uint32Array;
  /** For each posting, the example that has the feature, and its weight there. */
  examples: Uint16Array;
  weights: Float32Array;
}

/** Weights of features, of which the squares add up to 1. */
function weigh(features: Map<string, number>, rarityOf: (name: string) => number): [name: string, weight: number][] {
  const weights = [...features].map(([name, share]): [string, number] => [name, share * rarityOf(name)]);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return weights.map(([name, weight]) => [name, weight / length]);
}

/** Counts labels, not examples, because examples are variants of a few lines. */
function computeRarity(all: Map<string, number>[], labelOf: Uint16Array, labels: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const some of Map.groupBy(all, (_, at) => labelOf[at]).values())
    for (const name of new Set(some.flatMap((features) => [...features.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].map(([name, count]) => [name, Math.log(1 + labels / count)]));
}

export function indexExamples(examples: Example[], concepts: Map<string, string>): ClassifierIndex {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const labelOf = Uint16Array.from(examples, ({ label }) => labels.indexOf(label));
  const all = examples.map(({ text }) => extractFeatures(text, concepts));
  const rarity = computeRarity(all, labelOf, labels.length);
  const postings = new Map<string, [example: number, weight: number][]>();
  all.forEach((features, at) => {
    for (const [name, weight] of weigh(features, (each) => rarity.get(each) ?? UNKNOWN_RARITY)) {
      const list = postings.get(name);
      if (list) list.push([at, weight]);
      else postings.set(name, [[at, weight]]);
    }
  });
  const lists = [...postings.values()];
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => (starts[at + 1] = (starts[at] ?? 0) + list.length));
  return {
    labels,
    labelOf,
    features: new Map([...postings.keys()].map((name, at) => [name, at])),
    rarity: Float64Array.from(postings.keys(), (name) => rarity.get(name) ?? UNKNOWN_RARITY),
    starts,
    examples: Uint16Array.from(lists.flatMap((list) => list.map(([example]) => example))),
    weights: Float32Array.from(lists.flatMap((list) => list.map(([, weight]) => weight))),
  };
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
    const rarityOf = (name: string) => rarity[features.get(name) ?? -1] ?? UNKNOWN_RARITY;
    for (const [name, weight] of weigh(extractFeatures(text, this.concepts), rarityOf)) {
      const feature = features.get(name);
      if (feature === undefined) continue;
      for (let place = starts[feature] as number; place < (starts[feature + 1] as number); place += 1) {
        const example = examples[place] as number; // Each posting has an example and a weight.
        likeness[example] = (likeness[example] as number) + weight * (weights[place] as number);
      }
    }
    return likeness;
  }

  guess(text: string): Guess[] {
    const { labels, labelOf } = this.index;
    const ofLabel = labels.map((): number[] => []);
    this.computeLikeness(text).forEach((value, at) => ofLabel[labelOf[at] ?? 0]?.push(value));
    const guesses = ofLabel.map((values, at) => {
      const nearest = values.sort((a, b) => b - a).slice(0, NEIGHBOURS_PER_LABEL);
      const score = nearest.reduce((sum, value, rank) => sum + value * RANK_FALLOFF ** rank, 0);
      return { label: labels[at] ?? "", likeness: nearest[0] ?? 0, chance: Math.exp(SOFTMAX_SHARPNESS * score) };
    });
    return toChances(guesses);
  }
}

/** Scales chances so that they add up to 1, and puts the likeliest first. */
export function toChances(guesses: Guess[]): Guess[] {
  const whole = guesses.reduce((sum, { chance }) => sum + chance, 0);
  return guesses.map((guess) => ({ ...guess, chance: guess.chance / whole })).sort((a, b) => b.chance - a.chance);
}
