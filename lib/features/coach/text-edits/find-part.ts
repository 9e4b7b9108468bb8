import type { HeldText } from "./held-text";
import { countShared, numberOf, ORDINALS, stemsOf } from "../text";

/** They say what is to be done, or which kind of part is meant, and so do not help to find the part. */
const EDIT_WORDS = new RegExp(
  String.raw`\b(?:take|put|leave|cut|drop|delete|remove|move|swap|change|replace|add|insert|make|say|write|should|read` +
    String.raw`|get|rid|lose|out|off|with|without|instead|sentence|line|point|item|step|bullet|part|bit|thing|word|please|pls` +
    String.raw`|also|away|goes|throw|ones?|after|before|between|below|above|under|behind|about|this|that|from|into|first|last|top|bottom)\b`,
  "gi",
);
const withoutEditWords = (message: string) => message.replace(EDIT_WORDS, " ");

const QUOTED = /["“”]([^"“”]+)["“”]|(?<=^|[\s(:])'([^']+)'(?=\W|$)/g;
export const quotesIn = (message: string): string[] =>
  [...message.matchAll(QUOTED)].map(([, double, single]) => double ?? single ?? "");

const WORD = /[\p{L}\p{N}€$£%]+(?:['’-][\p{L}\p{N}]+)*/gu;
export const wordPlaces = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index: from }) => ({ word, from, to: from + word.length }));

export interface Run {
  from: number;
  to: number;
  words: number;
}

/** The most words in sequence that a text shares with a message, and where they stand in the text. */
export function findSharedRun(text: string, message: string): Run {
  const [ours, theirs] = [wordPlaces(text.toLowerCase()), wordPlaces(message.toLowerCase())];
  let best: Run = { from: 0, to: 0, words: 0 };
  for (const [at, { from }] of ours.entries())
    for (const there of theirs.keys()) {
      let words = 0;
      while (ours[at + words] && ours[at + words]?.word === theirs[there + words]?.word) words += 1;
      if (words > best.words) best = { from, to: ours[at + words - 1]?.to ?? from, words };
    }
  return best;
}

/** What a part of a text is called. */
export const PART = "(?:sentence|line|point|item|step|question|bullet|part|bit|thing|number|one|row|nr|no)s?";
const ENDS = /\b(first|last|final) (two|three)\b/;
const LAST_BUT_ONE = /\b(?:second[ -](?:to[ -])?last|last but one|penultimate)\b/;
const LAST = new RegExp(String.raw`\b(?:last|final|closing) ${PART}\b`);
const NUMBERED = new RegExp(
  String.raw`\b${PART}\.? ?#?(\d{1,2}|one|two|three|four|five|six|seven)\b|#(\d{1,2})` +
    String.raw`|\b(?:take out|remove|delete|drop|cut|replace|move|swap|after|before) (\d{1,2})(?=\W*$|[:,.] | (?:and|with) \d| to\b)|\b(${ORDINALS.join("|")})\b` +
    String.raw`|\b(\d)(?=(?:st|nd|rd|th)? ${PART}\b| (?:and|with|to|before|after|&) \d)` +
    String.raw`|(?<=\d (?:and|with|to|before|after|&) )(\d)\b`,
  "g",
);

/** The places that a message names by number, 0 for the first, in a text of so many parts. */
export function findPlaces(message: string, count: number): number[] {
  const normal = message.toLowerCase();
  if (LAST_BUT_ONE.test(normal)) return [count - 2];
  const [, end, many = ""] = ENDS.exec(normal) ?? [];
  if (end) return Array.from({ length: numberOf(many) }, (_, at) => (end === "first" ? at : count - 1 - at));
  const named = [...normal.matchAll(NUMBERED)].map((found) => numberOf(found.slice(1).find(Boolean) ?? "") - 1);
  return [...named, ...(LAST.test(normal) ? [count - 1] : [])].filter((place) => place >= 0 && place < count);
}

/** HR has too few letters for a stem. */
const ACRONYM = /\b\p{Lu}{2}\b/gu;

/** The part that shares most with the words, or -1; the first clause that fits one best decides. */
export function findPart({ parts }: HeldText, words: string): number {
  const [place] = findPlaces(words, parts.length);
  if (place !== undefined) return place;
  for (const clause of [...words.split(/[,;:.!?] /), words]) {
    const wanted = withoutEditWords(clause);
    const stems = stemsOf(wanted);
    const names = wanted.match(ACRONYM) ?? [];
    const scores = parts.map(({ text }) => {
      const shared = countShared(stems, text) + names.filter((name) => text.includes(name)).length;
      return shared + Math.max(0, findSharedRun(text, wanted).words - 1);
    });
    const best = Math.max(...scores);
    if (best > 0 && scores.indexOf(best) === scores.lastIndexOf(best)) return scores.indexOf(best);
  }
  return -1;
}

/** How much of what a message names stands in a text. */
export const countNamed = ({ parts }: HeldText, message: string): number =>
  countShared(stemsOf(withoutEditWords(message)), parts.map(({ text }) => text).join(" "));
