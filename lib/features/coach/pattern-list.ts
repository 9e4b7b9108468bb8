import { requiredWords } from "./required-words";

const BITS = 5;
const MASK = (1 << BITS) - 1;
const GRAM = (1 << (3 * BITS)) - 1;

const extendGram = (gram: number, text: string, at: number) => ((gram << BITS) | (text.charCodeAt(at) & MASK)) & GRAM;

function gramsOf(word: string): number[] {
  const grams = [];
  let gram = extendGram(extendGram(0, word, 0), word, 1);
  for (let at = 2; at < word.length; at += 1) grams.push((gram = extendGram(gram, word, at)));
  return grams;
}

interface IndexedPattern {
  pattern: RegExp;
  needs: number[][][];
  lastScan: number;
}

const byGram: (IndexedPattern[] | undefined)[] = Array.from({ length: GRAM + 1 }, () => undefined);
const EVERY_SCAN = Infinity;

function indexPattern(pattern: RegExp): IndexedPattern {
  const needs = requiredWords(pattern).map((words) => words.map(gramsOf));
  const indexed = { pattern, needs, lastScan: needs.length === 0 ? EVERY_SCAN : 0 };
  for (const grams of needs[0] ?? []) {
    const [rarest = 0] = grams.toSorted((a, b) => (byGram[a]?.length ?? 0) - (byGram[b]?.length ?? 0));
    byGram[rarest] = [...new Set([...(byGram[rarest] ?? []), indexed])];
  }
  return indexed;
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
    gram = extendGram(gram, text, at);
    if (seen[gram] === 1) continue;
    seen[gram] = 1;
    for (const indexed of byGram[gram] ?? []) indexed.lastScan = Math.max(scans, indexed.lastScan);
  }
}

const hasOneOf = (words: number[][]) => words.some((grams) => grams.every((gram) => seen[gram] === 1));

const isPossible = ({ lastScan, needs }: IndexedPattern) => lastScan >= scans && needs.every(hasOneOf);

/**
 * Tests many patterns together. A pattern runs only if the hashes of its required words occur in the text, so that of
 * hundreds hardly one runs on an ordinary message. The prefilter does not change the result.
 */
export class PatternList {
  private readonly patterns: IndexedPattern[];

  constructor(...patterns: RegExp[]) {
    this.patterns = patterns.map(indexPattern);
    scanned = null;
  }

  /** No pattern may be global. */
  test(text: string): boolean {
    return this.first(text) !== null;
  }

  first(text: string): string | null {
    scan(text);
    for (const indexed of this.patterns) {
      const found = isPossible(indexed) ? indexed.pattern.exec(text) : null;
      if (found) return found[0];
    }
    return null;
  }

  /** Replaces the matches of each pattern, in order, by a space. All patterns must be global. */
  without(text: string): string {
    let rest = text;
    for (const indexed of this.patterns) {
      scan(rest);
      if (isPossible(indexed)) rest = rest.replace(indexed.pattern, " ");
    }
    return rest;
  }
}
