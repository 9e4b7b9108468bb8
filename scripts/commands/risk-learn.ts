import { writeFileSync } from "node:fs";
import { hashLearningInputs, readLexicon, readLines } from "../../lib/features/risk/classification/training.ts";
import { learnSentenceNet } from "../../lib/features/risk/sentence-net/learn-sentence-net.ts";
import { netsFilePath, packNets } from "../../lib/features/risk/sentence-net/sentence-net.ts";
import { computeInputs } from "../lib/sentence-inputs.ts";

const SEEDS = [7, 1_000_010, 2_000_013, 3_000_016, 4_000_019];

export default async function riskLearn(): Promise<void> {
  const lines = readLines();
  const texts = [...new Set(lines.map(({ text }) => text))];
  const { english } = readLexicon();
  const found = await computeInputs(texts.map((text) => english.encoderTextOf(text)));
  const inputs = new Map(texts.map((text, index) => [text, found[index] ?? new Float32Array()]));
  const examples = lines.flatMap(({ text, label }) => {
    const input = inputs.get(text);
    return input ? [{ input, isDanger: label > 0 }] : [];
  });
  const nets = SEEDS.map((seed) => learnSentenceNet(examples, seed));
  writeFileSync(netsFilePath(), `${JSON.stringify(packNets(nets, hashLearningInputs()), null, 2)}\n`);
}
