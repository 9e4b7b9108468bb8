import { capitalize } from "@/lib/shared/text/text";

const LONE_I = /(?<![\p{L}\p{N}.])i(?=$|[\s,.!?;]|['’](?:m|ve|d|ll)\b)/gu;
const DAYS_AND_MONTHS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b/g;

/** What was typed in haste, as a text to somebody: the same words, with capitals and a full stop. */
export function writeSentence(text: string): string {
  const sentence = capitalize(text.trim().replace(LONE_I, "I").replace(DAYS_AND_MONTHS, capitalize));
  return /[.!?]["”’]?$/.test(sentence) ? sentence : `${sentence}.`;
}
