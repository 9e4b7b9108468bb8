import "server-only";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  computeChances,
  storedLinearModel,
  unpackLinearModel,
  type LinearModel,
} from "@/lib/providers/sentence-vectors/linear-model";
import { toModelInput } from "@/lib/providers/sentence-vectors/packed-weights";
import { toChances, type Example, type Guess } from "./classifier";

/** The sentence vector of a normalized text; undefined when it is not available in time. */
export type VectorOf = (text: string) => Float32Array | undefined;

const storedModels = z.strictObject({
  learnedFrom: z.string(),
  acts: storedLinearModel,
  matters: storedLinearModel,
});
export type StoredModels = z.infer<typeof storedModels>;

export const modelsFilePath = () => path.join(process.cwd(), "content", "listener", "sentence-models.json");

export const hashExamples = (examples: Record<"acts" | "matters", Example[]>): string =>
  createHash("sha256").update(JSON.stringify(examples)).digest("hex");

/** The models that `npm run listener:learn` wrote. @throws ZodError */
export function readSentenceModels() {
  const { learnedFrom, acts, matters } = storedModels.parse(JSON.parse(readFileSync(modelsFilePath(), "utf8")));
  return { learnedFrom, acts: unpackLinearModel(acts), matters: unpackLinearModel(matters) };
}

/** Multiplies the chances by words with those by the vector, which count twice; chosen on lines that were left out. */
export function combineChances(guesses: Guess[], { labels, rows }: LinearModel, vector: Float32Array): Guess[] {
  const chances = computeChances(rows, toModelInput(vector));
  const byVector = new Map(labels.map((label, at) => [label, chances[at] ?? 0]));
  return toChances(
    guesses.map(({ label, chance, likeness }) => {
      const other = byVector.get(label) ?? 0;
      return { label, likeness: Math.max(likeness, other), chance: Math.cbrt(chance * other * other) };
    }),
  );
}
