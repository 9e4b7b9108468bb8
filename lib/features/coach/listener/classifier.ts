import type { TextFeatures } from "./text-features";

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
  private readonly labels: string[];
  private readonly labelOf: Int32Array;
  private readonly rarity: Float32Array;
  /** The examples with feature `f` are at `starts[f]` to `starts[f + 1]`, each with its weight. */
  private readonly starts: Int32Array;
  private readonly postings: Int32Array;
  private readonly weights: Float32Array;
  private readonly features: TextFeatures;

  constructor(examples: Example[], features: TextFeatures) {
    this.features = features;
    this.labels = [...new Set(examples.map(({ label }) => label))];
    const indexOf = new Map(this.labels.map((label, at) => [label, at]));
    this.labelOf = Int32Array.from(examples, ({ label }) => indexOf.get(label) ?? 0);
    const all = examples.map(({ text }) => features.learn(text));
    this.rarity = this.computeRarity(all);
    this.starts = new Int32Array(features.size + 1);
    for (const ids of all) for (const id of ids) this.starts[id + 1] = (this.starts[id + 1] ?? 0) + 1;
    for (let id = 0; id < features.size; id += 1)
      this.starts[id + 1] = (this.starts[id + 1] ?? 0) + (this.starts[id] ?? 0);
    const count = this.starts[features.size] ?? 0;
    this.postings = new Int32Array(count);
    this.weights = new Float32Array(count);
    this.fillPostings(all);
  }

  /** Counts labels, not examples, because examples are variants of a few lines. */
  private computeRarity(all: Int32Array[]): Float32Array {
    const counts = new Int32Array(this.features.size);
    const lastLabel = new Int32Array(this.features.size).fill(-1);
    const byLabel = [...all.keys()].sort((a, b) => (this.labelOf[a] ?? 0) - (this.labelOf[b] ?? 0));
    for (const at of byLabel) {
      const label = this.labelOf[at] ?? 0;
      for (const id of all[at] ?? []) {
        if (lastLabel[id] === label) continue;
        lastLabel[id] = label;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
    return Float32Array.from(counts, (count) => (count === 0 ? 0 : Math.log(1 + this.labels.length / count)));
  }

  private fillPostings(all: Int32Array[]): void {
    const next = this.starts.slice();
    all.forEach((ids, at) => {
      const length = this.lengthOf(ids, 0);
      for (const id of ids) {
        const place = next[id] ?? 0;
        next[id] = place + 1;
        this.postings[place] = at;
        this.weights[place] = this.weightOf(id) / length;
      }
    });
  }

  private weightOf(id: number): number {
    return this.features.shareOf(id) * (this.rarity[id] || UNKNOWN_RARITY);
  }

  private lengthOf(ids: Int32Array, unknownSquares: number): number {
    let sum = unknownSquares * UNKNOWN_RARITY * UNKNOWN_RARITY;
    for (const id of ids) sum += this.weightOf(id) ** 2;
    return Math.sqrt(sum);
  }

  private likenessOf(text: string): Float32Array {
    const { starts, postings, weights } = this;
    const { ids, unknownSquares } = this.features.read(text);
    const length = this.lengthOf(ids, unknownSquares);
    const likeness = new Float32Array(this.labelOf.length);
    for (const id of ids) {
      const weight = this.weightOf(id) / length;
      const end = starts[id + 1] ?? 0;
      for (let place = starts[id] ?? 0; place < end; place += 1) {
        const example = postings[place] ?? 0;
        likeness[example] = (likeness[example] ?? 0) + weight * (weights[place] ?? 0);
      }
    }
    return likeness;
  }

  private nearestIn(likeness: Float32Array): Float32Array {
    const nearest = new Float32Array(this.labels.length * NEIGHBOURS_PER_LABEL);
    likeness.forEach((value, at) => {
      const from = (this.labelOf[at] ?? 0) * NEIGHBOURS_PER_LABEL;
      let place = from + NEIGHBOURS_PER_LABEL - 1;
      if (value <= (nearest[place] ?? 0)) return;
      for (; place > from && (nearest[place - 1] ?? 0) < value; place -= 1) nearest[place] = nearest[place - 1] ?? 0;
      nearest[place] = value;
    });
    return nearest;
  }

  guess(text: string): Guess[] {
    const nearest = this.nearestIn(this.likenessOf(text));
    const scores = this.labels.map((label, at) => {
      const own = nearest.subarray(at * NEIGHBOURS_PER_LABEL, (at + 1) * NEIGHBOURS_PER_LABEL);
      return {
        label,
        likeness: own[0] ?? 0,
        score: own.reduce((sum, value, rank) => sum + value * RANK_FALLOFF ** rank, 0),
      };
    });
    const highest = Math.max(...scores.map(({ score }) => score));
    const parts = scores.map(({ score, ...rest }) => ({
      ...rest,
      part: Math.exp(SOFTMAX_SHARPNESS * (score - highest)),
    }));
    const whole = parts.reduce((sum, { part }) => sum + part, 0);
    return parts.map(({ part, ...rest }) => ({ ...rest, chance: part / whole })).sort((a, b) => b.chance - a.chance);
  }
}
