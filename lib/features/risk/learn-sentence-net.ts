import type { SentenceNet } from "./sentence-net";

export interface VectorExample {
  /** As `asInput` gives it. */
  input: Float32Array;
  isDanger: boolean;
}

const HIDDEN = 32;
const ROUNDS = 15;
const RATE = 0.02;
/** Share of the hidden units that each step leaves out, so that none is relied on alone. */
const DROPOUT = 0.2;
const SHRINK = 1e-4;
const ENOUGH = 0.01;

/** Pseudo-random numbers from 0 to 1, the same in every training. */
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

/** One weight's step with a rate of its own (AdaGrad). */
function move(weights: Float32Array, squares: Float32Array, at: number, gradient: number): void {
  const square = (squares[at] ?? 0) + gradient * gradient;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(square);
}

/** Learns by stochastic gradient descent; the same examples give the same net. Seconds for some thousand. */
export function learnSentenceNet(examples: VectorExample[]): SentenceNet {
  const random = generator(7);
  const size = examples[0]?.input.length ?? 0;
  const hidden = Array.from({ length: HIDDEN }, () =>
    Float32Array.from({ length: size + 1 }, () => (random() - 0.5) * 0.3),
  );
  const out = Float32Array.from({ length: HIDDEN + 1 }, () => random() - 0.5);
  const hiddenSquares = hidden.map(() => new Float32Array(size + 1).fill(1e-3));
  const outSquares = new Float32Array(HIDDEN + 1).fill(1e-3);
  const active = new Float32Array(HIDDEN);
  const order = [...examples.keys()];

  const learn = ({ input, isDanger }: VectorExample) => {
    let score = out[HIDDEN] ?? 0;
    hidden.forEach((row, unit) => {
      let sum = row[size] ?? 0;
      for (let at = 0; at < size; at += 1) sum += (row[at] as number) * (input[at] as number);
      active[unit] = sum > 0 && random() >= DROPOUT ? sum / (1 - DROPOUT) : 0;
      score += (active[unit] ?? 0) * (out[unit] ?? 0);
    });
    const error = 1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0);
    if (Math.abs(error) < ENOUGH) return;
    hidden.forEach((row, unit) => {
      if (active[unit] === 0) return;
      const squares = hiddenSquares[unit];
      const share = (error * (out[unit] ?? 0)) / (1 - DROPOUT);
      move(out, outSquares, unit, error * (active[unit] ?? 0) + SHRINK * (out[unit] ?? 0));
      if (!squares) return;
      for (let at = 0; at < size; at += 1)
        move(row, squares, at, share * (input[at] as number) + SHRINK * (row[at] as number));
      move(row, squares, size, share);
    });
    move(out, outSquares, HIDDEN, error);
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
