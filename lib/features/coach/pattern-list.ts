import { requiredWords } from "./required-words";

const BITS = 5;
const MASK = (1 << BITS) - 1;
const GRAM = (1 << (3 * BITS)) - 1;

/** Extends the hash of three consecutive characters by one character; hashes may collide. */
const next = (gram: number, text: string, at: number) => ((gram << BITS) | (text.charCodeAt(at) & MASK)) & GRAM;

function gramsOf(word: string): number[] {
  const grams = [];
  let gram = next(next(0, word, 0), word, 1);
  for (let at = 2; at < word.length; at += 1) grams.push((gram = next(gram, word, at)));
  return grams;
}

interface Cue {
  pattern: RegExp;
  needs: number[][][];
  hitIn: number;
}

const byGram: (Cue[] | undefined)[] = Array.from({ length: GRAM + 1 }, () => undefined);
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

// Consecutive lists test the same text, so its hashes are computed once.
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

const isPossible = ({ hitIn, needs }: Cue) => hitIn >= scans && needs.every(hasOneOf);

/**
 * Tests many patterns together. A pattern runs only if the hashes of its required words occur in the text, so that of
 * hundreds hardly one runs on an ordinary message. The prefilter does not change the result.
 */
export class PatternList {
  private readonly cues: Cue[];

  constructor(...patterns: RegExp[]) {
    this.cues = patterns.map(cueOf);
    scanned = null;
  }

  /** No pattern may be global. */
  test(text: string): boolean {
    return this.first(text) !== null;
  }

  first(text: string): string | null {
    scan(text);
    for (const cue of this.cues) {
      const found = isPossible(cue) ? cue.pattern.exec(text) : null;
      if (found) return found[0];
    }
    return null;
  }

  /** Replaces the matches of each pattern, in order, by a space. All patterns must be global. */
  without(text: string): string {
    let rest = text;
    for (const cue of this.cues) {
      scan(rest);
      if (isPossible(cue)) rest = rest.replace(cue.pattern, " ");
    }
    return rest;
  }
}
