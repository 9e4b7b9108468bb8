import { FEATURE_COUNT, type Features } from "./extract-features";

export interface Example {
  features: Features;
  label: number;
  /** Share of its error that is learned from; 1 unless given. */
  weight?: number;
}

interface Training {
  classes: number;
  /** Models of which the mean is taken; each sees the examples in an order of its own. */
  models?: number;
  rounds?: number;
}

const LEARNING_RATE = 0.35;
const DROPOUT = 0.3;

// Both functions below use a linear congruential generator with a seed, so that training can be repeated exactly.

function shuffleIndices(size: number, seed: number): Int32Array {
  const order = Int32Array.from({ length: size }, (_, at) => at);
  let state = seed;
  for (let at = size - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    const swapped = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = swapped;
  }
  return order;
}

/**
 * Leaves DROPOUT of the features out; the others are in `buffer` until the next call. Copies each one before it is
 * decided on, because a branch that no processor can predict takes longer.
 */
function dropFeatures({ index, value }: Features, seed: number, buffer: Features): Features {
  let size = 0;
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  for (let at = 0; at < index.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    buffer.index[size] = index[at] as number; // Typed arrays hold numbers up to their length.
    buffer.value[size] = value[at] as number;
    size += state < DROPOUT * 4294967296 ? 0 : 1;
  }
  return { index: buffer.index.subarray(0, size), value: buffer.value.subarray(0, size) };
}

const MIN_ERROR = 0.01;

const WEIGHTS_PER_CLASS = FEATURE_COUNT + 1;

/** Multinomial logistic regression over sparse features, with the first class as reference. */
export class Classifier {
  /** By feature, then by class without the first one. */
  readonly weights: Float32Array;
  private readonly weightedClasses: number;

  /** @throws RangeError when the weights are not those of whole classes. */
  constructor(weights: Float32Array) {
    this.weights = weights;
    this.weightedClasses = weights.length / WEIGHTS_PER_CLASS;
    if (!Number.isInteger(this.weightedClasses) || this.weightedClasses < 1)
      throw new RangeError("The weights are of other features");
  }

  /** Stochastic gradient descent with a rate per weight (AdaGrad); the same examples give the same model. */
  static train(examples: Example[], { classes, models = 1, rounds = 4 }: Training): Classifier {
    const mean = new Classifier(new Float32Array(WEIGHTS_PER_CLASS * (classes - 1)));
    for (let model = 0; model < models; model += 1) {
      const learner = new Classifier(new Float32Array(mean.weights.length));
      learner.learn(examples, { first: model * rounds, rounds });
      learner.weights.forEach((weight, place) => (mean.weights[place] = (mean.weights[place] ?? 0) + weight / models));
    }
    return mean;
  }

  private learn(examples: Example[], { first, rounds }: { first: number; rounds: number }): void {
    const squares = new Float32Array(this.weights.length).fill(1e-3);
    const size = examples.reduce((most, { features }) => Math.max(most, features.index.length), 0);
    const buffer = { index: new Int32Array(size), value: new Float32Array(size) };
    for (let round = first; round < first + rounds; round += 1) {
      for (const at of shuffleIndices(examples.length, round + 1)) {
        const example = examples[at];
        if (!example) continue;
        const features = dropFeatures(example.features, round * examples.length + at, buffer);
        this.learnExample({ ...example, features }, squares);
      }
    }
  }

  private learnExample({ features, label, weight = 1 }: Example, squares: Float32Array): void {
    const { index, value } = features;
    const { weightedClasses, weights } = this;
    const probabilities = this.probabilities(features, 1 / (1 - DROPOUT));
    for (let column = 0; column < weightedClasses; column += 1) {
      const error = (probabilities[column + 1] ?? 0) - (column + 1 === label ? 1 : 0);
      if (Math.abs(error) < MIN_ERROR) continue;
      for (let at = 0; at < index.length; at += 1) {
        const place = (index[at] as number) * weightedClasses + column;
        const gradient = (weight * error * (value[at] as number)) / (1 - DROPOUT);
        const square = (squares[place] as number) + gradient * gradient;
        squares[place] = square;
        weights[place] = (weights[place] as number) - (LEARNING_RATE * gradient) / Math.sqrt(square);
      }
    }
  }

  probabilities({ index, value }: Features, scale = 1): Float32Array {
    const { weightedClasses, weights } = this;
    const scores = new Float32Array(weightedClasses + 1);
    for (let column = 0; column < weightedClasses; column += 1) {
      let score = 0;
      for (let at = 0; at < index.length; at += 1) {
        const place = (index[at] as number) * weightedClasses + column; // Typed arrays hold numbers up to their length.
        score = Math.fround(score + (value[at] as number) * scale * (weights[place] as number));
      }
      scores[column + 1] = score;
    }
    const highest = Math.max(...scores);
    let sum = 0;
    for (let one = 0; one <= weightedClasses; one += 1)
      sum += scores[one] = Math.exp((scores[one] as number) - highest);
    return scores.map((score) => score / sum);
  }
}
