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
import { toWordInput } from "./text-features";

/** The sentence vector of a normalized text; undefined when it is not available in time. */
export type VectorOf = (text: string) => Float32Array | undefined;

const EXAMPLE_KINDS = ["acts", "matters", "practices", "topics", "purposes", "sensitive"] as const;
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

export const unpackModels = ({ words, vectors }: StoredModels["models"][ExampleKind]) => ({
  words: unpackLinearModel(words),
  vectors: unpackLinearModel(vectors),
});

export function computeLabelChances({ labels, rows }: LinearModel, input: Float32Array): Guess[] {
  const chances = computeChances(rows, input);
  return labels.map((label, at) => ({ label, chance: chances[at] ?? 0 }));
}

/** By the words of a text and, if there is one, by its vector. */
export function guessByModels(
  { words, vectors }: ReturnType<typeof unpackModels>,
  { text, concepts, vectorOf }: { text: string; concepts: Map<string, string>; vectorOf: VectorOf },
): Guess[][] {
  const byWords = computeLabelChances(words, toWordInput(text, concepts));
  const vector = vectorOf(text);
  return vector ? [byWords, computeLabelChances(vectors, toModelInput(vector))] : [byWords];
}

/** The geometric mean of the chances that several classifiers give to the same labels; all count alike. */
export function combineChances([first = [], ...others]: Guess[][]): Guess[] {
  const chancesOfOthers = others.map((guesses) => new Map(guesses.map(({ label, chance }) => [label, chance])));
  const product = ({ label, chance }: Guess) =>
    chancesOfOthers.reduce((all, chances) => all * (chances.get(label) ?? 0), chance);
  return toChances(first.map((guess) => ({ ...guess, chance: product(guess) ** (1 / (others.length + 1)) })));
}
