import type { SentenceNet } from "./sentence-net";

interface VectorExample {
  input: Float32Array;
  isDanger: boolean;
}

const HIDDEN_UNITS = 32;
const ROUNDS = 15;
const LEARNING_RATE = 0.02;
const DROPOUT_SHARE = 0.2;
const WEIGHT_DECAY = 1e-4;
const MIN_ERROR = 0.01;

function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function updateWeight(weights: Float32Array, squares: Float32Array, at: number, gradient: number): void {
  const square = (squares[at] ?? 0) + gradient * gradient;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(square);
}

/** Of several nets with different seeds the mean is taken: each errs on other sentences. */
export function learnSentenceNet(examples: VectorExample[], seed: number): SentenceNet {
  const random = generator(seed);
  const size = examples[0]?.input.length ?? 0;
  const hidden = Array.from({ length: HIDDEN_UNITS }, () =>
    Float32Array.from({ length: size + 1 }, () => (random() - 0.5) * 0.3),
  );
  const out = Float32Array.from({ length: HIDDEN_UNITS + 1 }, () => random() - 0.5);
  const hiddenSquares = hidden.map(() => new Float32Array(size + 1).fill(1e-3));
  const outSquares = new Float32Array(HIDDEN_UNITS + 1).fill(1e-3);
  const active = new Float32Array(HIDDEN_UNITS);
  const order = [...examples.keys()];

  const learn = ({ input, isDanger }: VectorExample) => {
    let score = out[HIDDEN_UNITS] ?? 0;
    hidden.forEach((row, unit) => {
      let sum = row[size] ?? 0;
      for (let at = 0; at < size; at += 1) sum += (row[at] as number) * (input[at] as number);
      active[unit] = sum > 0 && random() >= DROPOUT_SHARE ? sum / (1 - DROPOUT_SHARE) : 0;
      score += (active[unit] ?? 0) * (out[unit] ?? 0);
    });
    const error = 1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0);
    if (Math.abs(error) < MIN_ERROR) return;
    hidden.forEach((row, unit) => {
      if (active[unit] === 0) return;
      const squares = hiddenSquares[unit];
      const share = (error * (out[unit] ?? 0)) / (1 - DROPOUT_SHARE);
      updateWeight(out, outSquares, unit, error * (active[unit] ?? 0) + WEIGHT_DECAY * (out[unit] ?? 0));
      if (!squares) return;
      for (let at = 0; at < size; at += 1)
        updateWeight(row, squares, at, share * (input[at] as number) + WEIGHT_DECAY * (row[at] as number));
      updateWeight(row, squares, size, share);
    });
    updateWeight(out, outSquares, HIDDEN_UNITS, error);
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example) learn(example);
    }
  }
  return { size, hidden, out };
}
