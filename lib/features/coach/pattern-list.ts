import { requiredWords } from "./required-words";

const BITS = 5;
const MASK = (1 << BITS) - 1;
const GRAM = (1 << (3 * BITS)) - 1;

/** Three neighbouring characters as one number, from the two before it; different ones may share a number. */
const next = (gram: number, text: string, at: number) => ((gram << BITS) | (text.charCodeAt(at) & MASK)) & GRAM;

function gramsOf(word: string): number[] {
  const grams = [];
  let gram = next(next(0, word, 0), word, 1);
  for (let at = 2; at < word.length; at += 1) grams.push((gram = next(gram, word, at)));
  return grams;
}

interface Cue {
  pattern: RegExp;
  /** Of each list one word's grams stand in every text that the pattern matches. */
  needs: number[][][];
  /** The last scan in which a word of the first list may stand in the text. */
  hitIn: number;
}

/** By one gram of each word of their first list: the cues that a text with this gram may match. */
const byGram: (Cue[] | undefined)[] = Array.from({ length: GRAM + 1 }, () => undefined);
/** Cues that need nothing are possible in every text. */
const ALWAYS = Infinity;

function cueOf(pattern: RegExp): Cue {
  const needs = requiredWords(pattern).map((words) => words.map(gramsOf));
  const cue = { pattern, needs, hitIn: needs.length === 0 ? ALWAYS : 0 };
  for (const grams of needs[0] ?? []) {
    const [rarest = 0] = grams.toSorted((a, b) => (byGram[a]?.length ?? 0) - (byGram[b]?.length ?? 0));
    byGram[rarest] = [...new Set([...(byGram[rarest] ?? []), cue])];
  }
  return cue;
}

// The same text is looked through by one list after the other, so what stands in it is worked out once.
const seen = new Uint8Array(GRAM + 1);
let scanned: string | null = null;
let scans = 0;

function scan(text: string): void {
  if (text === scanned) return;
  scanned = text;
  scans += 1;
  seen.fill(0);
  let gram = 0;
  for (let at = 0; at < text.length; at += 1) {
    gram = next(gram, text, at);
    if (seen[gram] === 1) continue;
    seen[gram] = 1;
    for (const cue of byGram[gram] ?? []) cue.hitIn = Math.max(scans, cue.hitIn);
  }
}

const hasOneOf = (words: number[][]) => words.some((grams) => grams.every((gram) => seen[gram] === 1));

/** Whether the text that was scanned last may match. */
const isPossible = ({ hitIn, needs }: Cue) => hitIn >= scans && needs.every(hasOneOf);

/**
 * Patterns that are looked for together. Of hundreds hardly one can match an ordinary message; those whose words are not
 * in it are passed over by a look at its letters, which changes nothing about what is found.
 */
export class PatternList {
  private readonly cues: Cue[];

  constructor(...patterns: RegExp[]) {
    this.cues = patterns.map(cueOf);
    scanned = null;
  }

  /** Whether one of the patterns, none of them global, matches. */
  test(text: string): boolean {
    return this.first(text) !== null;
  }

  /** The words that the first of the patterns to match has found. */
  first(text: string): string | null {
    scan(text);
    for (const cue of this.cues) {
      const found = isPossible(cue) ? cue.pattern.exec(text) : null;
      if (found) return found[0];
    }
    return null;
  }

  /** The text with a space for whatever a pattern, each of them global, matches, one pattern after the other. */
  without(text: string): string {
    let rest = text;
    for (const cue of this.cues) {
      scan(rest);
      if (isPossible(cue)) rest = rest.replace(cue.pattern, " ");
    }
    return rest;
  }
}
