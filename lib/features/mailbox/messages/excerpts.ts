import lexicons from "@/content/mailbox/lexicons.json";
import { type Excerpt, EXCERPT_KINDS, type ExcerptKind, MAX_EXCERPT_LENGTH, MAX_EXCERPTS } from "../schema";
import { matchesIn } from "./lexicon";
import { rawSentencesOf, type Sentence, sentencesOf } from "./text";

/** Any other first word could be a person's name. */
const SAFE_FIRST_WORDS = new Set(
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
 * True if the sentence cannot name anybody: no capital but its first letter and "I", no digit, no sign of an address,
 * and a first word that is a common opener.
 */
export function isSafeExcerpt(sentence: string): boolean {
  if (sentence.length > MAX_EXCERPT_LENGTH || /[\d@#/\\"“”„«»<>*_]|:\S/.test(sentence)) return false;
  const words = sentence.split(/\s+/);
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return false;
  const opener = /^[A-Za-z']+/.exec(sentence)?.[0] ?? "";
  if (!SAFE_FIRST_WORDS.has(opener.toLowerCase()) || sentence.charAt(opener.length) === ",") return false;
  return !/\p{Lu}/u.test(sentence.slice(1).replace(I_FORMS, ""));
}

function kindOf({ words, asks }: Sentence): ExcerptKind | null {
  const categories = new Set(matchesIn(words).map(({ category }) => category));
  if (categories.has("indirectRequests") || categories.has("directRequests")) return "request";
  if (categories.has("thanks")) return "thanks";
  if (categories.has("hedges")) return "hedge";
  return asks ? "question" : null;
}

const MAX_CANDIDATES_PER_KIND = 60;

export class ExcerptPool {
  private readonly pools = new Map(EXCERPT_KINDS.map((kind) => [kind, [] as { at: number; text: string }[]]));

  add(ownText: string, at: number): void {
    for (const text of rawSentencesOf(ownText)) {
      if (!isSafeExcerpt(text)) continue;
      const [sentence] = sentencesOf(text);
      const kind = sentence ? kindOf(sentence) : null;
      const pool = kind && this.pools.get(kind);
      if (!pool) continue;
      pool.push({ at, text });
      if (pool.length > MAX_CANDIDATES_PER_KIND * 2) pool.sort((a, b) => b.at - a.at).splice(MAX_CANDIDATES_PER_KIND);
    }
  }

  choose(): Excerpt[] {
    const chosen = new Map<string, Excerpt>();
    const sorted = [...this.pools].map(([kind, pool]) => ({ kind, pool: pool.toSorted((a, b) => b.at - a.at) }));
    for (let round = 0; round < MAX_CANDIDATES_PER_KIND && chosen.size < MAX_EXCERPTS; round++) {
      for (const { kind, pool } of sorted) {
        const next = pool[round];
        if (next && chosen.size < MAX_EXCERPTS) chosen.set(next.text, { kind, text: next.text });
      }
    }
    return [...chosen.values()];
  }
}
