import { languageOf, sentencesOf } from "../tokens";
import type { EnglishWords } from "./english-words";
import type { Meanings } from "./meanings";

const INDEX_BITS = 18;
export const FEATURE_COUNT = 1 << INDEX_BITS;
const INDEX_MASK = FEATURE_COUNT - 1;

export interface Features {
  index: Int32Array;
  value: Float32Array;
}

export interface Lexicon {
  meanings: Meanings;
  english: EnglishWords;
}

const hashSeed = (kind: number) => Math.imul(0x811c9dc5 ^ kind, 0x01000193);
const hashNumber = (hash: number, part: number) => Math.imul(hash ^ (part + 0x9e37), 0x01000193);
function hashText(hash: number, text: string): number {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
}
const bucketOf = (hash: number) => (hash ^ (hash >>> 15)) & INDEX_MASK;

const KIND = {
  word: 1,
  pair: 2,
  gap: 3,
  triple: 4,
  chars: 5,
  meaning: 6,
  both: 7,
  order: 8,
  spread: 9,
  opening: 10,
  shape: 11,
  ending: 12,
  english: 13,
  englishPair: 14,
  englishGap: 15,
};
/** Total weight of a group, and the number of features at which it is reached. */
const GROUP_LIMITS = {
  words: { weight: 0.5, enough: 10 },
  chars: { weight: 0.7, enough: 20 },
  meanings: { weight: 1, enough: 5 },
  both: { weight: 1.1, enough: 10 },
  english: { weight: 1.5, enough: 10 },
  shape: { weight: 1.5, enough: 6 },
};

class FeatureGroup {
  readonly hashes = new Set<number>();
  add(hash: number): void {
    this.hashes.add(bucketOf(hash));
  }
}

const CHARS_PER_GRAM = 4;

function addWords(group: FeatureGroup, chars: FeatureGroup, words: string[]): void {
  words.forEach((word, at) => {
    group.add(hashText(hashSeed(KIND.word), word));
    const next = words[at + 1];
    const second = words[at + 2];
    if (next) group.add(hashText(hashText(hashSeed(KIND.pair), word), ` ${next}`));
    if (second) group.add(hashText(hashText(hashSeed(KIND.gap), word), ` ${second}`));
    if (next && second) group.add(hashText(hashText(hashText(hashSeed(KIND.triple), word), ` ${next}`), ` ${second}`));
    const padded = `<${word}>`;
    for (let from = 0; from + CHARS_PER_GRAM <= padded.length; from += 1)
      chars.add(hashText(hashSeed(KIND.chars), padded.slice(from, from + CHARS_PER_GRAM)));
  });
}

const WITHOUT_WEIGHT = new Set(
  "a an the to of it its that this these there so is are am was were be been being as at and or oneself one also just".split(
    " ",
  ),
);

const englishStem = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|e|ly)$/, "") : word);

function addEnglish(group: FeatureGroup, words: string[]): void {
  const stems = words.filter((word) => !WITHOUT_WEIGHT.has(word)).map(englishStem);
  stems.forEach((stem, at) => {
    group.add(hashText(hashSeed(KIND.english), stem));
    const next = stems[at + 1];
    const second = stems[at + 2];
    if (next) group.add(hashText(hashText(hashSeed(KIND.englishPair), stem), ` ${next}`));
    if (second) group.add(hashText(hashText(hashSeed(KIND.englishGap), stem), ` ${second}`));
  });
}

const MEANING_WINDOW_WORDS = 6;

function addMeanings(single: FeatureGroup, both: FeatureGroup, found: number[][]): void {
  const all = [...new Set(found.flat())].sort((a, b) => a - b);
  for (const meaning of all) single.add(hashNumber(hashSeed(KIND.meaning), meaning));
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1)) both.add(hashNumber(hashNumber(hashSeed(KIND.both), one), other));
  });
  found.forEach((here, at) => {
    for (const later of found.slice(at + 1, at + MEANING_WINDOW_WORDS)) {
      for (const one of here)
        for (const other of later) both.add(hashNumber(hashNumber(hashSeed(KIND.order), one), other));
    }
  });
}

const logScale = (count: number) => Math.min(6, Math.ceil(Math.log2(count + 1)));

function addShape(
  group: FeatureGroup,
  text: string,
  sentences: string[][],
  found: number[][],
  meanings: Meanings,
): void {
  const all = found.flat();
  const count = (name: string) => {
    const number = meanings.names.indexOf(name);
    return all.filter((meaning) => meaning === number).length;
  };
  const questions = Math.min(3, text.split("?").length - 1);
  const isLastQuestion = text.trimEnd().endsWith("?") ? 1 : 0;
  const work = Math.min(4, count("business"));
  const facts = [
    ["questions", questions],
    ["asks", isLastQuestion],
    ["work", work],
    ["asks of work", isLastQuestion * 10 + Math.min(2, work)],
    ["self of work", Math.min(3, count("self")) * 10 + Math.min(2, work)],
    ["length", logScale(sentences.flat().length)],
    ["sentences", Math.min(5, sentences.length)],
    ["known", Math.min(9, Math.round((10 * new Set(all).size) / Math.max(4, sentences.flat().length)))],
    ["lower", /^[a-zäöüéñ]/.test(text) ? 1 : 0],
  ] as const;
  for (const [name, value] of facts) group.add(hashNumber(hashText(hashSeed(KIND.shape), name), value));
  for (const words of sentences) {
    group.add(hashText(hashSeed(KIND.opening), words.slice(0, 2).join(" ")));
    group.add(hashText(hashSeed(KIND.ending), words.at(-1) ?? ""));
  }
}

export function extractFeatures(text: string, { meanings, english }: Lexicon): Features {
  const sentences = sentencesOf(text);
  const language = languageOf(sentences);
  const words = new FeatureGroup();
  const chars = new FeatureGroup();
  const single = new FeatureGroup();
  const both = new FeatureGroup();
  const translated = new FeatureGroup();
  const shape = new FeatureGroup();
  const across = new Set<number>();
  const every: number[][] = [];
  for (const sentence of sentences) {
    addWords(words, chars, sentence);
    addEnglish(translated, english.translate(sentence, language));
    const found = meanings.find(sentence, language);
    addMeanings(single, both, found);
    every.push(...found);
    for (const meaning of found.flat()) across.add(meaning);
  }
  const spread = [...across].sort((a, b) => a - b);
  spread.forEach((one, at) => {
    for (const other of spread.slice(at + 1)) both.add(hashNumber(hashNumber(hashSeed(KIND.spread), one), other));
  });
  addShape(shape, text, sentences, every, meanings);
  return joinGroups([
    [shape, GROUP_LIMITS.shape],
    [words, GROUP_LIMITS.words],
    [chars, GROUP_LIMITS.chars],
    [single, GROUP_LIMITS.meanings],
    [both, GROUP_LIMITS.both],
    [translated, GROUP_LIMITS.english],
  ]);
}

function joinGroups(groups: [FeatureGroup, { weight: number; enough: number }][]): Features {
  const size = groups.reduce((sum, [{ hashes }]) => sum + hashes.size, 1);
  const index = new Int32Array(size);
  const value = new Float32Array(size);
  let at = 0;
  for (const [{ hashes }, { weight, enough }] of groups) {
    const each = weight / Math.sqrt(Math.max(enough, hashes.size));
    for (const one of hashes) {
      index[at] = one;
      value[at++] = each;
    }
  }
  index[at] = FEATURE_COUNT;
  value[at] = 0.3;
  return { index, value };
}
