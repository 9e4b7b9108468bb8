import { wordsOf } from "./text";

const GROUP_WEIGHTS = { words: 1, concepts: 0.6, letters: 0.4, together: 0.3 };
type Group = keyof typeof GROUP_WEIGHTS;

const COMMON_WORDS = new Set(
  "a an the is are was be it this that to of in on at for with i you do does did can my me so and or ?".split(" "),
);

/** Pairs grow with the square of the words, and a message may have thousands. */
const MAX_PAIRED_WORDS = 40;

/**
 * The features of a text and the weight of their group: words and concepts with their neighbours, parts of words, and
 * pairs of distinctive words.
 */
export function extractFeatures(text: string, concepts: Map<string, string>): Map<string, number> {
  const features = new Map<string, number>();
  const visit = (name: string, group: Group) => features.set(name, features.get(name) ?? GROUP_WEIGHTS[group]);
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
  const telling = [...new Set(conceptsOfWords.slice(1, -1).filter((word) => !COMMON_WORDS.has(word)))]
    .slice(0, MAX_PAIRED_WORDS)
    .sort();
  telling.forEach((one, at) => {
    for (let next = at + 1; next < telling.length; next += 1) visit(`${one} + ${telling[next] ?? ""}`, "together");
  });
  return features;
}
