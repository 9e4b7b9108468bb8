import type { Meanings } from "./meanings";
import { languageOf, sentencesOf, type Language } from "./tokens";

const BITS = 18;
export const FEATURE_COUNT = 1 << BITS;
const MASK = FEATURE_COUNT - 1;

export interface Features {
  index: Int32Array;
  value: Float32Array;
}

const start = (kind: number) => Math.imul(0x811c9dc5 ^ kind, 0x01000193);
const mixNumber = (hash: number, part: number) => Math.imul(hash ^ (part + 0x9e37), 0x01000193);
function mix(hash: number, text: string): number {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
}
const slot = (hash: number) => (hash ^ (hash >>> 15)) & MASK;

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
};
/** Total weight of a group, and the number of features at which it is reached. */
const GROUPS = {
  words: { weight: 1, enough: 10 },
  chars: { weight: 0.7, enough: 20 },
  meanings: { weight: 1, enough: 5 },
  both: { weight: 1.1, enough: 10 },
  shape: { weight: 1.5, enough: 6 },
};

class Group {
  readonly slots = new Set<number>();
  add(hash: number): void {
    this.slots.add(slot(hash));
  }
}

const CHARS = 4;

function addWords(group: Group, chars: Group, words: string[]): void {
  words.forEach((word, at) => {
    group.add(mix(start(KIND.word), word));
    const next = words[at + 1];
    const second = words[at + 2];
    if (next) group.add(mix(mix(start(KIND.pair), word), ` ${next}`));
    if (second) group.add(mix(mix(start(KIND.gap), word), ` ${second}`));
    if (next && second) group.add(mix(mix(mix(start(KIND.triple), word), ` ${next}`), ` ${second}`));
    const padded = `<${word}>`;
    for (let from = 0; from + CHARS <= padded.length; from += 1)
      chars.add(mix(start(KIND.chars), padded.slice(from, from + CHARS)));
  });
}

const WINDOW = 6;

function addMeanings(single: Group, both: Group, found: number[][]): void {
  const all = [...new Set(found.flat())].sort((a, b) => a - b);
  for (const meaning of all) single.add(mixNumber(start(KIND.meaning), meaning));
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1)) both.add(mixNumber(mixNumber(start(KIND.both), one), other));
  });
  found.forEach((here, at) => {
    for (const later of found.slice(at + 1, at + WINDOW)) {
      for (const one of here) for (const other of later) both.add(mixNumber(mixNumber(start(KIND.order), one), other));
    }
  });
}

const bucket = (count: number) => Math.min(6, Math.ceil(Math.log2(count + 1)));

function addShape(group: Group, text: string, sentences: string[][], found: number[][], meanings: Meanings): void {
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
    ["length", bucket(sentences.flat().length)],
    ["sentences", Math.min(5, sentences.length)],
    ["known", Math.min(9, Math.round((10 * new Set(all).size) / Math.max(4, sentences.flat().length)))],
    ["lower", /^[a-zäöüéñ]/.test(text) ? 1 : 0],
  ] as const;
  for (const [name, value] of facts) group.add(mixNumber(mix(start(KIND.shape), name), value));
  for (const words of sentences) {
    group.add(mix(start(KIND.opening), words.slice(0, 2).join(" ")));
    group.add(mix(start(KIND.ending), words.at(-1) ?? ""));
  }
}

/** Each group has the same weight in long texts, and less in very short ones. */
export function featuresOf(text: string, meanings: Meanings): Features {
  const sentences = sentencesOf(text);
  const language: Language = languageOf(sentences);
  const words = new Group();
  const chars = new Group();
  const single = new Group();
  const both = new Group();
  const shape = new Group();
  const across = new Set<number>();
  const every: number[][] = [];
  for (const sentence of sentences) {
    addWords(words, chars, sentence);
    const found = meanings.of(sentence, language);
    addMeanings(single, both, found);
    every.push(...found);
    for (const meaning of found.flat()) across.add(meaning);
  }
  const spread = [...across].sort((a, b) => a - b);
  spread.forEach((one, at) => {
    for (const other of spread.slice(at + 1)) both.add(mixNumber(mixNumber(start(KIND.spread), one), other));
  });
  addShape(shape, text, sentences, every, meanings);
  return join([
    [shape, GROUPS.shape],
    [words, GROUPS.words],
    [chars, GROUPS.chars],
    [single, GROUPS.meanings],
    [both, GROUPS.both],
  ]);
}

function join(groups: [Group, { weight: number; enough: number }][]): Features {
  const size = groups.reduce((sum, [{ slots }]) => sum + slots.size, 1);
  const index = new Int32Array(size);
  const value = new Float32Array(size);
  let at = 0;
  for (const [{ slots }, { weight, enough }] of groups) {
    const each = weight / Math.sqrt(Math.max(enough, slots.size));
    for (const one of slots) {
      index[at] = one;
      value[at++] = each;
    }
  }
  index[at] = FEATURE_COUNT;
  value[at] = 0.3;
  return { index, value };
}
