import "server-only";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { processSingleton } from "@/lib/server/process-singleton";
import { Classifier } from "./classifier";
import type { Meanings } from "./meanings";
import { learnWeights, meaningsOfWords, type LearnedWeights } from "./training";

// The weights are learned before a start or a test run, when the lines have changed (scripts/lib/build.ts), so that
// neither the start nor a message waits for it.
const fileOf = (name: keyof LearnedWeights) => path.join(process.cwd(), "lib", "generated", "risk", `${name}.f32`);

function writeWeights(name: keyof LearnedWeights, { weights }: Classifier): void {
  const file = fileOf(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength));
  renameSync(`${file}.new`, file); // A process that reads at the same time sees the whole of one of the two.
}

function readWeights(name: keyof LearnedWeights): Classifier {
  const bytes = new Uint8Array(readFileSync(fileOf(name)));
  return new Classifier(new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4));
}

/** Learns the model and keeps it in `lib/generated/risk`. */
export function storeRiskModel(): void {
  const { danger, kind } = learnWeights(meaningsOfWords());
  writeWeights("danger", danger);
  writeWeights("kind", kind);
}

interface RiskModel extends LearnedWeights {
  meanings: Meanings;
}

function load(): RiskModel {
  const meanings = meaningsOfWords();
  const isStored = existsSync(fileOf("danger")) && existsSync(fileOf("kind"));
  const weights = isStored ? { danger: readWeights("danger"), kind: readWeights("kind") } : learnWeights(meanings);
  return { ...weights, meanings };
}

const MODEL = processSingleton("risk-model", load);

/** The model that was stored, read in milliseconds; learned here where a program was started past the usual commands. */
export const riskModel = (): RiskModel => MODEL.get();
