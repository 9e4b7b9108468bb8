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
import { processSingleton } from "@/lib/server/process/process-singleton";
import { sum } from "@/lib/shared/numbers/sum";

/** The last number of each hidden unit and of `out` is a bias, the others are weights. */
export interface SentenceNet {
  size: number;
  hidden: Float32Array[];
  out: Float32Array;
}

const storedNet = z.strictObject({
  size: z.number().int().positive(),
  hidden: z.array(packedWeights),
  out: z.array(z.number()),
});
const storedNets = z.strictObject({ learnedFrom: z.string(), nets: z.array(storedNet).min(1) });
type StoredNets = z.infer<typeof storedNets>;

export const netsFilePath = () => path.join(process.cwd(), "content", "risk", "sentence-nets.json");

/** The nets that `npm run risk:learn` wrote. @throws ZodError */
export const readNets = (): StoredNets => storedNets.parse(JSON.parse(readFileSync(netsFilePath(), "utf8")));

const NETS = processSingleton("risk-sentence-nets", () => readNets().nets.map(unpackNet));

export const sentenceNets = (): SentenceNet[] => NETS.get();

export const packNets = (nets: SentenceNet[], learnedFrom: string): StoredNets => ({
  learnedFrom,
  nets: nets.map(({ size, hidden, out }) => ({ size, hidden: hidden.map(packWeights), out: [...out] })),
});

const unpackNet = ({ size, hidden, out }: StoredNets["nets"][number]): SentenceNet => ({
  size,
  hidden: hidden.map(unpackWeights),
  out: Float32Array.from(out),
});

function scoreByNet({ hidden, out }: SentenceNet, vector: Float32Array): number {
  let score = out[hidden.length] ?? 0;
  for (const [unit, row] of hidden.entries()) {
    const activation = Math.max(0, weightedSum(row, vector));
    score += activation * (out[unit] ?? 0);
  }
  return score;
}

/** Log odds of a danger, the mean of all nets; `vector` comes from `toModelInput`. */
export const scoreVector = (nets: SentenceNet[], vector: Float32Array): number =>
  sum(nets.map((net) => scoreByNet(net, vector))) / nets.length;
