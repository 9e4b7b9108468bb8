import { sum } from "./sum";

export const meanOf = (values: number[]): number => sum(values) / values.length;

/** The standard deviation of a sample; NaN for fewer than two values. */
export function sampleDeviation(values: number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}
