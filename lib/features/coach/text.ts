const CONTRACTIONS: [RegExp, string][] = [
  [/\b(what|who|where|when|how|that|it|he|she|there|here|let)'?s\b(?=\s)/g, "$1 is"],
  [/\b(i)'?m\b/g, "$1 am"],
  [/\b(you|we|they)'re\b/g, "$1 are"],
  [/\b(i|you|we|they)'ve\b/g, "$1 have"],
  [/\b(i|you|he|she|we|they|it)'ll\b/g, "$1 will"],
  [/\b(i|you|he|she|we|they|it)'d\b/g, "$1 would"],
  [/\bcan'?t\b|\bcannot\b/g, "can not"],
  [/\bwon't\b/g, "will not"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, "$1 not"],
  [/\b(?:pls|plz)\b/g, "please"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
];

export function normalizeText(text: string): string {
  let normal = text
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  for (const [short, long] of CONTRACTIONS) normal = normal.replace(short, long);
  return normal;
}

const MAX_PATTERN_CHARS = 8_000;

/** The text as patterns of whole words expect it: small letters, straight apostrophes also in 'im', single spaces. */
export const normalizeForPatterns = (text: string): string =>
  text
    .slice(0, MAX_PATTERN_CHARS)
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\bi(m|ve)\b/g, "i'$1")
    .replace(/\b(do|does|did|is|was|would|could|should|have|has)nt\b/g, "$1n't")
    .replace(/\s+/g, " ")
    .trim();

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'&-]*|[%?+*/=]/gu) ?? [];

const COMMON_WORDS =
  "the and you your are was for not but her his who how did does has have had can say big what that this with about";
const STEM = new RegExp(String.raw`(?<![\p{L}\p{N}])(?!(?:${COMMON_WORDS.replace(/ /g, "|")})\b)\p{L}{3,5}`, "gu");

/** The first three to five letters of each word that is not common, which forms of one word share. */
export const stemsOf = (text: string): Set<string> =>
  new Set([...normalizeText(text).matchAll(STEM)].map(([stem]) => stem));

const MIN_PREFIX = 4;
/** True also where one continues the other: 'wait', and 'waiti' of 'waiting'. */
const isSameStem = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= MIN_PREFIX && (a.startsWith(b) || b.startsWith(a)));

export const countShared = (stems: Set<string>, text: string): number =>
  [...stemsOf(text)].filter((stem) => [...stems].some((each) => isSameStem(each, stem))).length;

/** Titles before a name, whose full stop ends no sentence. */
export const TITLES = "Mrs?|Ms|Dr|Prof";
const SENTENCE_END = new RegExp(String.raw`(?<=(?<!\b(?:${TITLES}))[.!?…]["”’)]?)\s+|\n+`);

export const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/^(?:[-*>]|\d+\.)\s+/, "").trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export const hashSentence = (sentence: string): string =>
  hashText(sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")).toString(36);

const GROUP = /\(([^()]*)\)/;

export function expandLine(line: string): string[] {
  const group = GROUP.exec(line);
  if (!group) return [line.replace(/\s+/g, " ").trim()];
  return (group[1] ?? "")
    .split("|")
    .flatMap((choice) => expandLine(line.slice(0, group.index) + choice + line.slice(group.index + group[0].length)));
}

export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ".!? ".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
export const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
/** The number that 'second', 'two', '2' or '2nd' means; 0 for another word. */
export const numberOf = (word: string) =>
  Number.parseInt(word, 10) || Math.max(NUMBERS.indexOf(word), ORDINALS.indexOf(word)) + 1;

const QUOTED = /["“”]([^"“”]+)["“”]|(?<=^|[\s(:])'([^']+)'(?=\W|$)/g;
export const quotesIn = (message: string): string[] =>
  [...message.matchAll(QUOTED)].map(([, double, single]) => double ?? single ?? "");
