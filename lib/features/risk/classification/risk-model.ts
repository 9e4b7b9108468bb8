import "server-only";
import { readGenerated, writeGenerated } from "@/lib/server/generated-files";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { Classifier } from "./classifier";
import type { Lexicon } from "./extract-features";
import { learnWeights, readLexicon, type LearnedWeights } from "./training";

const fileOf = (name: keyof LearnedWeights) => `risk/${name}.f32`;

const writeWeights = (name: keyof LearnedWeights, { weights }: Classifier): void =>
  writeGenerated(fileOf(name), new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength));

function readWeights(name: keyof LearnedWeights): Classifier | null {
  const file = readGenerated(fileOf(name));
  if (!file) return null;
  const bytes = new Uint8Array(file); // A copy, because floats begin at multiples of four.
  return new Classifier(new Float32Array(bytes.buffer));
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
  const [danger, kind] = [readWeights("danger"), readWeights("kind")];
  return { ...(danger && kind ? { danger, kind } : learnWeights(lexicon)), lexicon };
}

const MODEL = processSingleton("risk-model", load);

/** Reads the stored model in milliseconds; trains it in about ten seconds when none is stored. */
export const riskModel = (): RiskModel => MODEL.get();
