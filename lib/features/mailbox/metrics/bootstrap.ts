export const RESAMPLES = 500;

export type Weights = Uint16Array;

export type Evaluator = (weights: Weights) => number;

export interface Interval {
  low: number;
  high: number;
}

export const unitWeights = (size: number): Weights => new Uint16Array(size).fill(1);

export function resample(size: number, random: () => number): Weights {
  const weights = new Uint16Array(size);
  for (let i = 0; i < size; i++) weights[(random() * size) >>> 0]! += 1; // The position lies below the size.
  return weights;
}

export function maskWeights(weights: Weights, side: Uint8Array): Weights {
  const masked = new Uint16Array(weights.length);
  for (let i = 0; i < masked.length; i++) masked[i] = side[i] === 1 ? (weights[i] ?? 0) : 0;
  return masked;
}

/** Linear interpolation between order statistics (Hyndman & Fan 1996, type 7); `sorted` rises. NaN for no values. */
function quantile(sorted: ArrayLike<number>, q: number): number {
  const at = (sorted.length - 1) * q;
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  return below === undefined || above === undefined ? NaN : below + (above - below) * (at - Math.floor(at));
}

/** Percentile interval (Efron 1979) of replicates; those that are not numbers are left out. */
export function percentileInterval(replicates: Float64Array, level: number): Interval {
  const sorted = replicates.filter((value) => !Number.isNaN(value)).sort();
  const tail = (1 - level) / 2;
  return { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail) };
}
