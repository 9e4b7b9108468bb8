/** Lower case, straight apostrophes, single spaces: what patterns are matched against. */
export function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
export const countWords = (text: string): number => wordsOf(text).length;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text without any of these characters at its end. */
export function trimEndOf(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

const FUNCTION_WORDS = new Set(
  "five six seven eight nine ten eleven twelve fifteen eighteen twenty thirty forty fifty sixty hundred last next yesterday today tomorrow tonight sometimes often lately recently now then maybe perhaps he she they it the a an my your our his her their this that these those nobody somebody something anybody anything everything everybody everyone someone people there you some most all both half several many none no one two three four five what when if because as to not only just part every each another by at in on for from with after before since during once until while".split(
    " ",
  ),
);

/** A statement as it stands in the middle of a sentence: small first letter, unless the first word is a name. */
export function midSentence(statement: string): string {
  const first = /^[A-Za-z]+/.exec(statement)?.[0].toLowerCase() ?? "";
  return FUNCTION_WORDS.has(first) || first.endsWith("ing")
    ? statement.charAt(0).toLowerCase() + statement.slice(1)
    : statement;
}

const PICTURES = /[\p{Extended_Pictographic}\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]+ ?/gu;

/** A text without emoji, which are not said back; only pictures stay as they are. */
export const withoutPictures = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text) ? text.replace(PICTURES, "").trim() : text;

/** A text as a sentence: capital first, one period last. */
export const asSentence = (text: string): string => `${capitalize(trimEndOf(text, " ."))}.`;

/** Sentences of a text with their end marks, each an exact piece of it. */
export function sentencesOf(text: string): string[] {
  return text
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?…]["”’)]?)\s/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const ASKS =
  /^(?:like |so |and |but |ok(?:ay)?,? )*(?:(?:would|should|could|can|is|are|do|does|did) (?:it|i|he|she|they|we|you|that|this)|(?:what|how|why|who|when|where) (?:do|does|did|would|should|could|can|is|are)) /;

// 'With like a script???' wonders and asks nothing.
const AMAZED = /(?:\?\?|\?!|!\?)$/;

// 'It is disrespectful, nicht wahr?' states something.
const TAGGED =
  /, (?:right|no|nicht wahr|oder|n'est-ce pas|eh|innit|isn't (?:it|he|she)|doesn't (?:it|he|she)|don't (?:they|we))\s?\?$/i;

/** A question, with its mark or, as quick typing has it, without. */
export const isQuestion = (sentence: string): boolean =>
  (sentence.endsWith("?") && !AMAZED.test(sentence) && !TAGGED.test(sentence)) || ASKS.test(normal(sentence));

/** A sentence as it is compared with others: two that differ only in case or marks are the same. */
export const sentenceKey = (sentence: string): string => wordsOf(normal(sentence)).join(" ");

/** FNV-1a: a number that is always the same for the same text. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
