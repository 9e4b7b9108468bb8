import { z } from "zod";

/** Weights as signed bytes in base64, and their scale. */
export const packedWeights = z.strictObject({ scale: z.number(), weights: z.base64() });
type PackedWeights = z.infer<typeof packedWeights>;

const MAX_WEIGHT_STEP = 127;

export function packWeights(row: Float32Array): PackedWeights {
  const scale = Math.max(...row.map(Math.abs)) / MAX_WEIGHT_STEP || 1;
  const bytes = Int8Array.from(row, (weight) => Math.round(weight / scale));
  return { scale, weights: Buffer.from(bytes.buffer).toString("base64") };
}

export const unpackWeights = ({ scale, weights }: PackedWeights): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(weights, "base64")), (step) => step * scale);

/** A row's weights times the input, plus its bias, which is the row's last number. */
export function weightedSum(row: Float32Array, input: Float32Array): number {
  const size = input.length;
  let sum = row[size] ?? 0;
  for (let index = 0; index < size; index += 1) sum += (row[index] as number) * (input[index] as number); // Both are of this size.
  return sum;
}

/** Keeps single components of a vector near 1. */
const INPUT_NORM = 8;

/** A sentence vector of the length that the models are trained with. */
export function toModelInput(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => (INPUT_NORM * value) / length);
}
