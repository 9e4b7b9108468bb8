import "server-only";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { processSingleton } from "@/lib/server/process-singleton";
import { Classifier } from "./classifier";
import type { Lexicon } from "./extract-features";
import { learnWeights, readLexicon, type LearnedWeights } from "./training";

// scripts/lib/build.ts trains the weights before a start or a test run when the lines have changed.
const fileOf = (name: keyof LearnedWeights) => path.join(process.cwd(), "lib", "generated", "risk", `${name}.f32`);

function writeWeights(name: keyof LearnedWeights, { weights }: Classifier): void {
  const file = fileOf(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength));
  renameSync(`${file}.new`, file); // A concurrent reader sees one of the two files whole.
}

function readWeights(name: keyof LearnedWeights): Classifier {
  const bytes = new Uint8Array(readFileSync(fileOf(name)));
  return new Classifier(new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4));
}

export function storeRiskModel(): void {
  const { danger, kind } = learnWeights(readLexicon());
  writeWeights("danger", danger);
  writeWeights("kind", kind);
}

interface RiskModel extends LearnedWeights {
  lexicon: Lexicon;
}

function load(): RiskModel {
  const lexicon = readLexicon();
  const isStored = existsSync(fileOf("danger")) && existsSync(fileOf("kind"));
  const weights = isStored ? { danger: readWeights("danger"), kind: readWeights("kind") } : learnWeights(lexicon);
  return { ...weights, lexicon };
}

const MODEL = processSingleton("risk-model", load);

/** Reads the stored model in milliseconds; trains it in about ten seconds when none is stored. */
export const riskModel = (): RiskModel => MODEL.get();
