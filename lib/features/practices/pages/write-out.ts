import { capitalizeDays } from "@/lib/shared/text/text";
import { isEnglish } from "../is-english";
import { parsePerson } from "../parse-typed-answer";

/** A first word in lower case alone; 'iPhone' and 'e-mail' keep their spelling. */
const LOWER_CASE_START = /^\p{Ll}(?=\p{Ll}*(?:[\s,:;'’.!?]|$))/u;

export const capitalizeStart = (text: string): string => text.replace(LOWER_CASE_START, (start) => start.toUpperCase());

const LONE_I = /(?<![\p{L}\p{N}.'’-])i(?=['’](?:m|d|ll|ve)\b|[\s,;:!?]|\.(?!\p{L})|$)/gu;

/** English in small letters, as it is typed in haste; other languages have other rules. */
export const spell = (text: string): string => (isEnglish(text) ? capitalizeDays(text).replace(LONE_I, "I") : text);

const ABBREVIATIONS = "e\\.g|i\\.e|etc|approx|ca|vs|mrs?|ms|dr|prof|incl|resp|st|min|max|dept|fig|jr|sr";
const SENTENCE_START = new RegExp(
  String.raw`(?<=(?<!\b(?:${ABBREVIATIONS}))[.!?]["”’)]? )\p{Ll}(?=\p{Ll}*[\s,:;'’])`,
  "giu",
);

const capitalizeSentences = (text: string) =>
  isEnglish(text) ? text.replace(SENTENCE_START, (start) => start.toUpperCase()) : text;

/** 'He said "no"' is open, 'He said "No."' is not. */
const OPEN_END = /(?:[\p{L}\p{N}%]|(?<![.!?…])["”'’»)])$/u;
const QUESTION_START =
  /(?:^|[.!?] )(?:what|how|when|where|who|whom|which|why|(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should) (?:you|i|we|it|they|he|she|there|this|that))\b[^.!?]*$/i;

export function endSentence(text: string, { isQuestion = false } = {}): string {
  if (!OPEN_END.test(text)) return text;
  return isQuestion && QUESTION_START.test(text) ? `${text}?` : `${text}.`;
}

const LIST_ENTRY = /^(?:[-*•–]|\d{1,2}[.)])\s/;

function writeOutParagraph(paragraph: string, options: { isQuestion?: boolean }): string {
  const lines = paragraph.split("\n");
  const text = capitalizeStart(capitalizeSentences(spell(paragraph)));
  return LIST_ENTRY.test(lines.at(-1)?.trim() ?? "") ? text : endSentence(text, options);
}

/** As it is said or sent: people seldom type the capitals and the last full stop of a paragraph. */
export const writeOut = (text: string, options: { isQuestion?: boolean } = {}): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => writeOutParagraph(paragraph, options))
    .join("\n\n");

/** Words for a group, whom one does not greet by its name. */
const GROUP =
  /\b(?:all|teams?|group|staff|colleagues|people|crew|shift|department|board|committee|council|managers|leads|everybody|everyone)$/i;
const GREETING = /^(?:to|dear|hi|hello)\s+/i;

/** How somebody is addressed who was named with their role: 'Martin' of 'to Martin, account director'. */
export function nameToGreet(text: string): string {
  const name = parsePerson(text.replace(GREETING, "")).name.replace(/[.:;!]{1,3}$/, "");
  return GROUP.test(name) ? "all" : capitalizeStart(name);
}
