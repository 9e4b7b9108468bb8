import "server-only";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { computeChances, storedLinearModel, type LinearModel } from "@/lib/providers/sentence-vectors/linear-model";
import { toChances, type Example, type Guess } from "./classifier";

/** The sentence vector of a normalized text; undefined when it is not available in time. */
export type VectorOf = (text: string) => Float32Array | undefined;

const EXAMPLE_KINDS = ["acts", "matters", "practices", "topics"] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

const storedModels = z.strictObject({
  learnedFrom: z.string(),
  models: z.record(z.enum(EXAMPLE_KINDS), z.strictObject({ words: storedLinearModel, vectors: storedLinearModel })),
});
export type StoredModels = z.infer<typeof storedModels>;

export const modelsFilePath = () => path.join(process.cwd(), "content", "listener", "linear-models.json");

export const hashLearningInputs = (examples: Record<ExampleKind, Example[]>, concepts: Map<string, string>): string =>
  createHash("sha256")
    .update(JSON.stringify([examples, ...concepts]))
    .digest("hex");

/** The models that `npm run listener:learn` wrote. @throws ZodError */
export const readLinearModels = (): StoredModels =>
  storedModels.parse(JSON.parse(readFileSync(modelsFilePath(), "utf8")));

export function computeLabelChances({ labels, rows }: LinearModel, input: Float32Array): Map<string, number> {
  const chances = computeChances(rows, input);
  return new Map(labels.map((label, at) => [label, chances[at] ?? 0]));
}

/** The geometric mean of the chances by the nearest examples and by each model; all count alike. */
export function combineChances(guesses: Guess[], models: Map<string, number>[]): Guess[] {
  const product = ({ label, chance }: Guess) =>
    models.reduce((all, chances) => all * (chances.get(label) ?? 0), chance);
  return toChances(guesses.map((guess) => ({ ...guess, chance: product(guess) ** (1 / (models.length + 1)) })));
}
