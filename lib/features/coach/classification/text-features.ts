import { toModelInput } from "@/lib/providers/sentence-vectors/packed-weights";
import { hashText, wordsOf } from "../text";

const GROUP_WEIGHTS = { words: 1, concepts: 0.6, letters: 0.4 };
type Group = keyof typeof GROUP_WEIGHTS;

/**
 * The features of a text, as hashes, and the weight of their group: words and concepts with their neighbours, and parts
 * of words.
 */
export function extractFeatures(text: string, concepts: Map<string, string>): Map<number, number> {
  const features = new Map<number, number>();
  const visit = (name: string, group: Group) => {
    const hash = hashText(name);
    features.set(hash, features.get(hash) ?? GROUP_WEIGHTS[group]);
  };
  const words = ["^", ...wordsOf(text), "$"];
  const conceptsOfWords = words.map((word) => concepts.get(word) ?? (/^\d/.test(word) ? "#" : word));
  const visitPairs = (list: string[], group: Group) => {
    for (let at = 0; at + 1 < list.length; at += 1) {
      const [before = "", word = "", gap] = list.slice(at, at + 3);
      visit(`${group} ${word}`, group);
      visit(`${group} ${before} ${word}`, group);
      if (gap) visit(`${group} ${before} _ ${gap}`, group);
    }
  };
  visitPairs(words, "words");
  visitPairs(conceptsOfWords, "concepts");
  for (const word of words.slice(1, -1)) {
    const padded = `<${word}>`;
    for (const size of [3, 4])
      for (let from = 0; from + size <= padded.length; from += 1) visit(padded.slice(from, from + size), "letters");
  }
  return features;
}

const WORD_INPUT_SIZE = 4_096;

/** The features of a text as input of a linear model, each at the remainder of its hash. */
export function toWordInput(text: string, concepts: Map<string, string>): Float32Array {
  const input = new Float32Array(WORD_INPUT_SIZE);
  for (const [hash, weight] of extractFeatures(text, concepts))
    input[hash % WORD_INPUT_SIZE] = (input[hash % WORD_INPUT_SIZE] ?? 0) + weight;
  return toModelInput(input);
}
