import "server-only";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { computeChances, storedLinearModel, type LinearModel } from "@/lib/providers/sentence-vectors/linear-model";
import { toModelInput } from "@/lib/providers/sentence-vectors/packed-weights";
import { toChances, type Example, type Guess } from "./classifier";

/** The sentence vector of a normalized text; undefined when it is not available in time. */
export type VectorOf = (text: string) => Float32Array | undefined;

const MODEL_NAMES = ["acts", "matters", "practices"] as const;
export type ModelName = (typeof MODEL_NAMES)[number];

const storedModels = z.strictObject({
  learnedFrom: z.string(),
  models: z.record(z.enum(MODEL_NAMES), storedLinearModel),
});
export type StoredModels = z.infer<typeof storedModels>;

export const modelsFilePath = () => path.join(process.cwd(), "content", "listener", "sentence-models.json");

export const hashExamples = (examples: Record<ModelName, Example[]>): string =>
  createHash("sha256").update(JSON.stringify(examples)).digest("hex");

/** The models that `npm run listener:learn` wrote. @throws ZodError */
export const readSentenceModels = (): StoredModels =>
  storedModels.parse(JSON.parse(readFileSync(modelsFilePath(), "utf8")));

/** A chance of 1 counts as this likeness, so that the same thresholds fit with and without vectors. */
const CHANCE_LIKENESS = 0.6;

/** Multiplies the chances by words with those by the vector, which count twice; chosen on lines that were left out. */
export function combineChances(guesses: Guess[], { labels, rows }: LinearModel, vector: Float32Array): Guess[] {
  const chances = computeChances(rows, toModelInput(vector));
  const byVector = new Map(labels.map((label, at) => [label, chances[at] ?? 0]));
  const combined = guesses.map((guess) => ({
    ...guess,
    chance: Math.cbrt(guess.chance * (byVector.get(guess.label) ?? 0) ** 2),
  }));
  return toChances(combined).map((guess) => ({
    ...guess,
    likeness: Math.max(guess.likeness, CHANCE_LIKENESS * guess.chance),
  }));
}
