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

export class Classifier {
  private readonly concepts: Map<string, string>;
  private readonly labels: string[];
  private readonly labelOf: number[];
  private readonly rarity: Map<string, number>;
  /** For each feature, the examples that have it, each followed by its weight there. */
  private readonly postings = new Map<string, number[]>();

  constructor(examples: Example[], concepts: Map<string, string>) {
    this.concepts = concepts;
    this.labels = [...new Set(examples.map(({ label }) => label))];
    const indexOf = new Map(this.labels.map((label, at) => [label, at]));
    this.labelOf = examples.map(({ label }) => indexOf.get(label) ?? 0);
    const all = examples.map(({ text }) => extractFeatures(text, concepts));
    this.rarity = this.computeRarity(all);
    all.forEach((features, at) => {
      for (const [name, weight] of this.weigh(features)) {
        const list = this.postings.get(name);
        if (list) list.push(at, weight);
        else this.postings.set(name, [at, weight]);
      }
    });
  }

  /** Counts labels, not examples, because examples are variants of a few lines. */
  private computeRarity(all: Map<string, number>[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const some of Map.groupBy(all, (_, at) => this.labelOf[at]).values())
      for (const name of new Set(some.flatMap((features) => [...features.keys()])))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return new Map([...counts].map(([name, count]) => [name, Math.log(1 + this.labels.length / count)]));
  }

  /** Weights of a text's features, of which the squares add up to 1. */
  private weigh(features: Map<string, number>): [name: string, weight: number][] {
    const weights = [...features].map(([name, share]): [string, number] => [
      name,
      share * (this.rarity.get(name) ?? UNKNOWN_RARITY),
    ]);
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0));
    return weights.map(([name, weight]) => [name, weight / length]);
  }

  private computeLikeness(text: string): Float32Array {
    const likeness = new Float32Array(this.labelOf.length);
    for (const [name, weight] of this.weigh(extractFeatures(text, this.concepts))) {
      const list = this.postings.get(name) ?? [];
      for (let place = 0; place < list.length; place += 2) {
        const example = list[place] as number; // Examples stand at even places, their weights at odd ones.
        likeness[example] = (likeness[example] as number) + weight * (list[place + 1] as number);
      }
    }
    return likeness;
  }

  guess(text: string): Guess[] {
    const ofLabel = this.labels.map((): number[] => []);
    this.computeLikeness(text).forEach((value, at) => ofLabel[this.labelOf[at] ?? 0]?.push(value));
    const guesses = ofLabel.map((values, at) => {
      const nearest = values.sort((a, b) => b - a).slice(0, NEIGHBOURS_PER_LABEL);
      const score = nearest.reduce((sum, value, rank) => sum + value * RANK_FALLOFF ** rank, 0);
      return { label: this.labels[at] ?? "", likeness: nearest[0] ?? 0, chance: Math.exp(SOFTMAX_SHARPNESS * score) };
    });
    return toChances(guesses);
  }
}

/** Scales chances so that they add up to 1, and puts the likeliest first. */
export function toChances(guesses: Guess[]): Guess[] {
  const whole = guesses.reduce((sum, { chance }) => sum + chance, 0);
  return guesses.map((guess) => ({ ...guess, chance: guess.chance / whole })).sort((a, b) => b.chance - a.chance);
}
