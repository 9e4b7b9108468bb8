import { DAY_WORD, GENERAL_WORDS, NUMBER_WORD, SENTENCE_STARTS } from "./model-text-patterns";

export type AddedContent = "length" | "markup" | "script" | "quote" | "number" | "name" | "fact";

interface AddedContentLimits {
  answers: string;
  /** The practice's own text about the step; its words may be used, but names in it are not allowed. */
  known: string;
  maxWords: number;
  maxNewWords: number;
}

const MARKUP = /https?:|www\.|[<>*_#`|[\]{}\n•]/;
/** Names can be found only in scripts with capitals. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\p{M}]/u;

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’‘`]/g, "'");
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string) => wordsOf(text).join(" ");

const findQuotes = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}])['"‘“„«‚]([^'"‘’“”„‚«»]{3,200})['"’”“»](?!\p{L})/gu)].map(
    ([, quoted = ""]) => quoted,
  );

const findNumbers = (text: string) => [
  ...(text.match(/\d+(?:[.,:]\d+)*/g) ?? []),
  ...(text.match(NUMBER_WORD) ?? []).map(fold),
  ...(text.match(DAY_WORD) ?? []).map((day) => fold(day).replace(/days$/, "day")),
];

function findNames(text: string, isKnownWord: (word: string) => boolean): string[] {
  return [...text.matchAll(/\p{Lu}[\p{L}\p{M}\p{N}]*/gu)].flatMap((match) => {
    const word = fold(match[0]);
    const before = text.slice(0, match.index).trimEnd();
    const isStart = before === "" || /[.!?…:;–—"“„«(']$/.test(before);
    if (word === "i" || (isStart && (SENTENCE_STARTS.has(word) || isKnownWord(word)))) return [];
    return [word];
  });
}

const STEM_LENGTH = 5;
const stemOf = (word: string) => word.slice(0, STEM_LENGTH);
const stemsOf = (text: string) => new Set(wordsOf(text).map(stemOf));

function findNewWords(text: string, allowed: Set<string>): string[] {
  return wordsOf(text).filter((word) => word.length >= 4 && !GENERAL_WORDS.has(word) && !allowed.has(stemOf(word)));
}

/**
 * Finds what a model's text adds to the person's words: a name, a number or day, a quotation, or too many new words.
 * Null when nothing was found. Texts in a script that cannot be searched are rejected.
 */
export function findAddedContent(
  text: string,
  { answers, known, maxWords, maxNewWords }: AddedContentLimits,
): AddedContent | null {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > maxWords) return "length";
  if (MARKUP.test(text)) return "markup";
  if (OTHER_SCRIPT.test(text)) return "script";
  const ownText = plain(answers);
  if (findQuotes(text).some((quoted) => !` ${ownText} `.includes(` ${plain(quoted)} `))) return "quote";
  const ownNumbers = new Set(findNumbers(answers));
  if (findNumbers(text).some((number) => !ownNumbers.has(number))) return "number";
  const ownWords = new Set(wordsOf(answers));
  const knownWords = new Set(wordsOf(known));
  const isKnownWord = (word: string) => ownWords.has(word) || knownWords.has(word) || GENERAL_WORDS.has(word);
  if (findNames(text, isKnownWord).some((name) => !ownWords.has(name))) return "name";
  return findNewWords(text, stemsOf(`${answers}\n${known}`)).length > maxNewWords ? "fact" : null;
}
