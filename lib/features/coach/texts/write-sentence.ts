import { capitalize } from "@/lib/shared/text/text";

/** What people type in haste, and how it is written. */
const REWRITES: [RegExp, string][] = [
  [/^(?:or )?else\b/gi, "otherwise"],
  [/\bi\b/gi, "I"],
  [/\bim\b/gi, "I am"],
  [/\b(?:cant|can't)\b/gi, "cannot"],
  [/\b(?:wont|won't)\b/gi, "will not"],
  [/\b(do|does|did|is|are|was|have|would|could|should)n'?t\b/gi, "$1 not"],
  [/\basap\b/gi, "as soon as possible"],
  [/\bpls\b/gi, "please"],
  [/\b(?:thx|tx)\b/gi, "thank you"],
];

const DAYS_AND_MONTHS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b/gi;

function restoreClause(clause: string): string {
  const text = REWRITES.reduce((result, [form, written]) => result.replace(form, written), clause.trim()).replace(
    DAYS_AND_MONTHS,
    capitalize,
  );
  if (/^(?:need|want|expect|have|got)\b/i.test(text)) return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return text;
}

/** As a sentence of a mail. */
export function writeSentence(text: string): string {
  const sentence = capitalize(restoreClause(text));
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
