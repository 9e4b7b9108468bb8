export interface Sentence {
  words: string[];
  asks: boolean;
}

const URL_OR_PLACEHOLDER = /(?:https?:\/\/|www\.)[^\s>)\]]+|\[(?:cid|image):[^\]\n]{0,200}\]|<mailto:[^>\n]{0,200}>/gi;
const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;
const HAS_LETTER = /\p{L}/u;
const BULLET = /^\s*(?:[-*•–—]|\d{1,2}[.)])\s/;
const MIN_WRAPPED_LENGTH = 50;

/** Words as counted: lower-case letters and digits with inner apostrophes and hyphens, at least one letter. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).filter((word) => HAS_LETTER.test(word));
}

/** Approximate for any language: counts runs between spaces that begin with a letter. */
export function countWords(text: string): number {
  let count = 0;
  let isAfterSpace = true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isAfterSpace && (code >= 0xc0 || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a))) count++;
    isAfterSpace = code <= 0x20 || code === 0x3e || code === 0xa0;
  }
  return count;
}

const stripLinks = (text: string): string => text.replace(/[’ʼ`]/g, "'").replace(URL_OR_PLACEHOLDER, " ");

function unwrap(text: string): string[] {
  const blocks: string[] = [];
  let open = false;
  for (const line of text.split("\n")) {
    const trimmed = line.trim();
    if (trimmed === "") {
      open = false;
      continue;
    }
    if (open && !BULLET.test(line)) blocks[blocks.length - 1] += ` ${trimmed}`;
    else blocks.push(trimmed);
    open = trimmed.length >= MIN_WRAPPED_LENGTH;
  }
  return blocks;
}

const isLowerCase = (character: string): boolean =>
  character !== character.toUpperCase() && character === character.toLowerCase();

function sentenceEnds(block: string): number[] {
  const points: number[] = [];
  for (let i = 0; i < block.length; i++) {
    const character = block[i];
    if (character !== "." && character !== "!" && character !== "?") continue;
    let end = i + 1;
    while (end < block.length && ".!?\"')]".includes(block.charAt(end))) end++;
    const next = block.charAt(end + 1);
    const ends = end === block.length || (block.charAt(end) === " " && !(character === "." && isLowerCase(next)));
    if (ends) points.push(end);
    i = end - 1;
  }
  return points.at(-1) === block.length ? points : [...points, block.length];
}

const ASKS = /\?["')\]!.]*$/;

export function rawSentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const block of unwrap(stripLinks(text))) {
    let from = 0;
    for (const to of sentenceEnds(block)) {
      sentences.push(block.slice(from, to).trim());
      from = to;
    }
  }
  return sentences;
}

export function sentencesOf(text: string): Sentence[] {
  return rawSentencesOf(text).flatMap((raw) => {
    const words = wordsOf(raw);
    return words.length > 0 ? [{ words, asks: words.length > 1 && ASKS.test(raw) }] : [];
  });
}

export function countEnglishSyllables(word: string): number {
  let groups = 0;
  let inVowels = false;
  for (const letter of word) {
    const isVowel = "aeiouyäöüéèêàâîôû".includes(letter);
    if (isVowel && !inVowels) groups++;
    inVowels = isVowel;
  }
  if (groups > 1 && word.endsWith("e") && !word.endsWith("le")) groups--;
  return Math.max(1, groups);
}
