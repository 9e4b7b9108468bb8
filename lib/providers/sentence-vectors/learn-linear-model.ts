import { seededRandom } from "@/lib/shared/numbers/seeded-random";
import { toSoftmax, type LinearModel } from "./linear-model";

interface LabelledInput {
  input: Float32Array;
  label: string;
}

const ROUNDS = 30;
const BATCH_SIZE = 64;
const LEARNING_RATE = 0.01;
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const MIN_ROOT = 1e-8;
/** Smaller errors are left out, which halves the time of a training. */
const MIN_ERROR = 0.002;

/** The places of an input that are not zero; of a word input that is one in forty. */
const placesOf = (input: Float32Array) => Uint16Array.from([...input.keys()].filter((index) => input[index] !== 0));

function shuffledOrder(length: number, random: () => number): number[] {
  return Array.from({ length }, (_, index) => ({ index, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ index }) => index);
}

/** Trains a softmax classifier by Adam; the same examples give the same model. Takes minutes for ten thousand. */
export function learnLinearModel(examples: LabelledInput[]): LinearModel {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const size = examples[0]?.input.length ?? 0;
  const zeros = () => labels.map(() => new Float32Array(size + 1));
  const [rows, means, squares] = [zeros(), zeros(), zeros()];
  const random = seededRandom();
  const places = examples.map(({ input }) => placesOf(input));
  let step = 0;

  const addGradient = (gradients: Float32Array[], example: number) => {
    const [{ input, label }, filled] = [examples[example], places[example]] as [LabelledInput, Uint16Array]; // `order` holds each example once.
    const scoreOf = (row: Float32Array) => {
      let score = row[size] as number;
      for (const place of filled) score += (row[place] as number) * (input[place] as number);
      return score;
    };
    const chances = toSoftmax(Float32Array.from(rows, scoreOf));
    gradients.forEach((gradient, index) => {
      const error = (chances[index] ?? 0) - (index === indexOf.get(label) ? 1 : 0);
      if (Math.abs(error) < MIN_ERROR) return;
      const share = error / BATCH_SIZE;
      for (const place of filled) gradient[place] = (gradient[place] as number) + share * (input[place] as number);
      gradient[size] = (gradient[size] ?? 0) + share;
    });
  };

  const applyGradients = (gradients: Float32Array[], rate: number) => {
    step += 1;
    const meanShare = 1 - MEAN_DECAY ** step;
    const squareShare = 1 - SQUARE_DECAY ** step;
    gradients.forEach((gradient, index) => {
      const [row, mean, square] = [rows[index], means[index], squares[index]] as [
        Float32Array,
        Float32Array,
        Float32Array,
      ]; // All three hold one row for each label.
      for (let each = 0; each <= size; each += 1) {
        const value = gradient[each] as number;
        const nextMean = MEAN_DECAY * (mean[each] as number) + (1 - MEAN_DECAY) * value;
        const nextSquare = SQUARE_DECAY * (square[each] as number) + (1 - SQUARE_DECAY) * value * value;
        mean[each] = nextMean;
        square[each] = nextSquare;
        row[each] =
          (row[each] as number) - (rate * nextMean) / meanShare / (Math.sqrt(nextSquare / squareShare) + MIN_ROOT);
      }
    });
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffledOrder(examples.length, random);
    for (let from = 0; from < order.length; from += BATCH_SIZE) {
      const gradients = zeros();
      for (const example of order.slice(from, from + BATCH_SIZE)) addGradient(gradients, example);
      applyGradients(gradients, LEARNING_RATE * (1 - round / ROUNDS));
    }
  }
  return { labels, rows };
}
