import { z } from "zod";
import { packedWeights, packWeights, unpackWeights, weightedSum } from "./packed-weights";

/** A row for each label; its last number is the bias, the others are weights. */
export interface LinearModel {
  labels: string[];
  rows: Float32Array[];
}

export const storedLinearModel = z.strictObject({ labels: z.array(z.string()), rows: z.array(packedWeights) });
type StoredLinearModel = z.infer<typeof storedLinearModel>;

export const packLinearModel = ({ labels, rows }: LinearModel): StoredLinearModel => ({
  labels,
  rows: rows.map(packWeights),
});

export const unpackLinearModel = ({ labels, rows }: StoredLinearModel): LinearModel => ({
  labels,
  rows: rows.map(unpackWeights),
});

/** Probabilities in the order of `rows`, which add up to 1; `input` comes from `toModelInput`. */
export const computeChances = (rows: Float32Array[], input: Float32Array): Float32Array =>
  toSoftmax(Float32Array.from(rows, (row) => weightedSum(row, input)));

export function toSoftmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}
