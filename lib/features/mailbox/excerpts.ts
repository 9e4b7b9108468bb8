import lexicons from "@/content/mailbox/lexicons.json";
import { MAX_EXCERPT_LENGTH, MAX_EXCERPTS } from "./schema";
import { rawSentencesOf } from "./text";

/** Words that may open an excerpt; anything else at the start could be somebody's name. */
const OPENERS = new Set(
  [
    ...`i i'm i've i'd i'll we we're we've we'd we'll you you're you've you'd you'll it it's this that that's these those
    the a an my our your there there's here here's can could would will shall should may might must do does did is are
    was were have has had what what's when where why who how which if as and but or so just maybe perhaps also then once
    before after with without from by for to in on at of about not no yes sure happy glad great good sorry apologies
    please thanks thank given since while because unless until both each every any some all most more less one two`.split(
      /\s+/,
    ),
    ...lexicons.imperatives,
  ].filter(Boolean),
);
const MIN_WORDS = 6;
const MAX_WORDS = 30;
const I_FORMS = /\bI(?:'(?:m|ve|d|ll))?\b/g;

/**
 * True for a sentence that can name nobody: no capital but its first letter and "I", no digit, no sign of an address, and
 * a first word that is an ordinary opener.
 */
export function isSafeExcerpt(sentence: string): boolean {
  if (sentence.length > MAX_EXCERPT_LENGTH || /[\d@#/\\"“”„«»<>*_]|:\S/.test(sentence)) return false;
  const words = sentence.split(/\s+/);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return false;
  const opener = /^[A-Za-z']+/.exec(sentence)?.[0] ?? "";
  if (!OPENERS.has(opener.toLowerCase()) || sentence.charAt(opener.length) === ",") return false;
  return !/\p{Lu}/u.test(sentence.slice(1).replace(I_FORMS, ""));
}

/** What an excerpt shows, so that a choice of them shows different things. */
const KINDS = [
  /\?$/,
  /\bthank/i,
  /^(?:please|can|could|would)\b/i,
  /\b(?:maybe|perhaps|might|think|guess)\b/i,
  /./,
] as const;

/** Collects sentences that may be shown to their writer as excerpts; a few hundred at most, whatever the mailbox's size. */
export class ExcerptPool {
  private readonly pools: { at: number; text: string }[][] = KINDS.map(() => []);
  private static readonly ROOM = 60;

  add(ownText: string, at: number): void {
    for (const text of rawSentencesOf(ownText)) {
      if (!isSafeExcerpt(text)) continue;
      const pool = this.pools[KINDS.findIndex((kind) => kind.test(text))];
      if (!pool) continue;
      pool.push({ at, text });
      if (pool.length > ExcerptPool.ROOM * 2) pool.sort((a, b) => b.at - a.at).splice(ExcerptPool.ROOM);
    }
  }

  /** Up to eight different excerpts, kinds taken in turn, newest first. */
  choose(): string[] {
    const chosen = new Set<string>();
    const sorted = this.pools.map((pool) => pool.toSorted((a, b) => b.at - a.at));
    for (let round = 0; round < ExcerptPool.ROOM && chosen.size < MAX_EXCERPTS; round++) {
      for (const pool of sorted) {
        const next = pool[round];
        if (next && chosen.size < MAX_EXCERPTS) chosen.add(next.text);
      }
    }
    return [...chosen];
  }
}
