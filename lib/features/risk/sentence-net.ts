import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  packedWeights,
  packWeights,
  unpackWeights,
  weightedSum,
} from "@/lib/providers/sentence-vectors/packed-weights";
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
  hidden: z.array(packedWeights),
  out: z.array(z.number()),
});
export type StoredNet = z.infer<typeof storedNet>;

export const netFilePath = () => path.join(process.cwd(), "content", "risk", "sentence-net.json");

/** The net that `npm run risk:learn` wrote. @throws ZodError */
export const readNet = (): StoredNet => storedNet.parse(JSON.parse(readFileSync(netFilePath(), "utf8")));

const NET = processSingleton("risk-sentence-net", () => unpackNet(readNet()));

export const sentenceNet = (): SentenceNet => NET.get();

export const packNet = ({ size, hidden, out }: SentenceNet, learnedFrom: string): StoredNet => ({
  learnedFrom,
  size,
  hidden: hidden.map(packWeights),
  out: [...out],
});

const unpackNet = ({ size, hidden, out }: StoredNet): SentenceNet => ({
  size,
  hidden: hidden.map(unpackWeights),
  out: Float32Array.from(out),
});

/** Log odds of a danger; `vector` comes from `toModelInput`. */
export const scoreVector = ({ hidden, out }: SentenceNet, vector: Float32Array): number =>
  hidden.reduce((sum, row, unit) => {
    const activation = weightedSum(row, vector);
    return activation > 0 ? sum + activation * (out[unit] ?? 0) : sum;
  }, out[hidden.length] ?? 0);
