import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { processSingleton } from "@/lib/server/process-singleton";

/** What judges the meaning of an English sentence: one hidden layer over the numbers of its vector. */
export interface SentenceNet {
  /** Numbers of a vector. */
  size: number;
  /** For each hidden unit its weights and, last, its bias. */
  hidden: Float32Array[];
  /** A weight for each hidden unit and, last, the bias. */
  out: Float32Array;
}

const storedNet = z.strictObject({
  /** `linesHash` of the lines that it was learned from. */
  learnedFrom: z.string(),
  size: z.number().int().positive(),
  /** By hidden unit: the number that a stored weight is multiplied with, and the weights as signed bytes in base64. */
  hidden: z.array(z.strictObject({ scale: z.number(), weights: z.base64() })),
  out: z.array(z.number()),
});
export type StoredNet = z.infer<typeof storedNet>;

export const netFile = () => path.join(process.cwd(), "content", "risk", "sentence-net.json");

/** The net as `npm run risk:learn` has written it. @throws ZodError when it is not as it should be: it ships with the code. */
export const readNet = (): StoredNet => storedNet.parse(JSON.parse(readFileSync(netFile(), "utf8")));

const NET = processSingleton("risk-sentence-net", () => unpacked(readNet()));

export const sentenceNet = (): SentenceNet => NET.get();

const LARGEST = 127;

/** Smaller by rounding each weight to one of 255 steps. */
export function packed({ size, hidden, out }: SentenceNet, learnedFrom: string): StoredNet {
  const rows = hidden.map((row) => {
    const scale = Math.max(...row.map(Math.abs)) / LARGEST || 1;
    const bytes = Int8Array.from(row, (weight) => Math.round(weight / scale));
    return { scale, weights: Buffer.from(bytes.buffer).toString("base64") };
  });
  return { learnedFrom, size, hidden: rows, out: [...out] };
}

function unpacked({ size, hidden, out }: StoredNet): SentenceNet {
  const rows = hidden.map(({ scale, weights }) =>
    Float32Array.from(new Int8Array(Buffer.from(weights, "base64")), (step) => step * scale),
  );
  return { size, hidden: rows, out: Float32Array.from(out) };
}

/** How strongly a vector of length one speaks of danger: above 0 rather yes, as logarithm of the odds. */
export function netScore({ size, hidden, out }: SentenceNet, vector: Float32Array): number {
  return hidden.reduce((sum, row, unit) => {
    let input = row[size] ?? 0;
    for (let at = 0; at < size; at += 1) input += (row[at] as number) * (vector[at] as number); // Both are of this size.
    return input > 0 ? sum + input * (out[unit] ?? 0) : sum;
  }, out[hidden.length] ?? 0);
}

/** The vector brought to the length that the net's inputs have. */
export function asInput(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => (INPUT_LENGTH * value) / length);
}
/** So that a single number of a vector is neither tiny nor large. */
const INPUT_LENGTH = 8;
