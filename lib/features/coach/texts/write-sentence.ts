import { capitalize, capitalizeDays } from "@/lib/shared/text/text";

const LONE_I = /(?<![\p{L}\p{N}.])i(?=$|[\s,.!?;]|['’](?:m|ve|d|ll)\b)/gu;

/** What was typed in haste, as a text to somebody: the same words, with capitals and a full stop. */
export function writeSentence(text: string): string {
  const sentence = capitalize(capitalizeDays(text.trim().replace(LONE_I, "I")));
  return /[.!?]["”’]?$/.test(sentence) ? sentence : `${sentence}.`;
}
