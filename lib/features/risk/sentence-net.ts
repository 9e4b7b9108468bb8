import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { processSingleton } from "@/lib/server/process-singleton";

/** The last number of each hidden unit and of `out` is a bias, the others are weights. */
export interface SentenceNet {
  size: number;
  hidden: Float32Array[];
  out: Float32Array;
}

const storedNet = z.strictObject({
  learnedFrom: z.string(),
  size: z.number().int().positive(),
  /** For each hidden unit: weights as signed bytes in base64, and their scale. */
  hidden: z.array(z.strictObject({ scale: z.number(), weights: z.base64() })),
  out: z.array(z.number()),
});
export type StoredNet = z.infer<typeof storedNet>;

export const netFilePath = () => path.join(process.cwd(), "content", "risk", "sentence-net.json");

/** The net that `npm run risk:learn` wrote. @throws ZodError */
export const readNet = (): StoredNet => storedNet.parse(JSON.parse(readFileSync(netFilePath(), "utf8")));

const NET = processSingleton("risk-sentence-net", () => unpackNet(readNet()));

export const sentenceNet = (): SentenceNet => NET.get();

const MAX_WEIGHT_STEP = 127;

export function packNet({ size, hidden, out }: SentenceNet, learnedFrom: string): StoredNet {
  const rows = hidden.map((row) => {
    const scale = Math.max(...row.map(Math.abs)) / MAX_WEIGHT_STEP || 1;
    const bytes = Int8Array.from(row, (weight) => Math.round(weight / scale));
    return { scale, weights: Buffer.from(bytes.buffer).toString("base64") };
  });
  return { learnedFrom, size, hidden: rows, out: [...out] };
}

function unpackNet({ size, hidden, out }: StoredNet): SentenceNet {
  const rows = hidden.map(({ scale, weights }) =>
    Float32Array.from(new Int8Array(Buffer.from(weights, "base64")), (step) => step * scale),
  );
  return { size, hidden: rows, out: Float32Array.from(out) };
}

/** Log odds of a danger; `vector` comes from `toNetInput`. */
export function scoreVector({ size, hidden, out }: SentenceNet, vector: Float32Array): number {
  return hidden.reduce((sum, row, unit) => {
    let input = row[size] ?? 0;
    for (let at = 0; at < size; at += 1) input += (row[at] as number) * (vector[at] as number); // Both are of this size.
    return input > 0 ? sum + input * (out[unit] ?? 0) : sum;
  }, out[hidden.length] ?? 0);
}

export function toNetInput(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => (NET_INPUT_NORM * value) / length);
}
const NET_INPUT_NORM = 8;
