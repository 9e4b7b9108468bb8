import { LANGUAGES, type Language } from "./tokens";

/** Words of one meaning by language, as `content/risk/meanings.yaml` holds them. */
export type MeaningWords = Record<string, Record<Language, string>>;

interface Phrase {
  words: string[];
  meaning: number;
}

/** The words of one language, ready to be looked up. */
interface Dictionary {
  exact: Map<string, number[]>;
  stems: Map<string, number[]>;
  phrases: Map<string, Phrase[]>;
}

const MIN_STEM = 3;
const MAX_STEM = 14;

const add = <T>(map: Map<string, T[]>, key: string, value: T) => void map.set(key, [...(map.get(key) ?? []), value]);

function addEntry({ exact, stems, phrases }: Dictionary, entry: string, meaning: number): void {
  const words = entry.split("_").filter(Boolean);
  const [first = ""] = words;
  if (words.length > 1) add(phrases, first, { words, meaning });
  else if (first.endsWith("*")) add(stems, first.slice(0, -1), meaning);
  else add(exact, first, meaning);
}

/** The meanings of each word of a sentence, in the languages that it may be in. */
export class Meanings {
  readonly names: string[];
  private readonly dictionaries: Record<Language, Dictionary>;

  constructor(words: MeaningWords) {
    this.names = Object.keys(words);
    const entries = LANGUAGES.map((language) => [language, this.dictionaryOf(words, language)] as const);
    this.dictionaries = Object.fromEntries(entries) as Record<Language, Dictionary>;
  }

  private dictionaryOf(words: MeaningWords, language: Language): Dictionary {
    const dictionary: Dictionary = { exact: new Map(), stems: new Map(), phrases: new Map() };
    this.names.forEach((name, meaning) => {
      for (const entry of (words[name]?.[language] ?? "").split(/\s+/).filter(Boolean))
        addEntry(dictionary, entry, meaning);
    });
    return dictionary;
  }

  /** For each word the numbers of its meanings; a phrase gives its meaning to its first word. */
  of(sentence: string[], language: Language): number[][] {
    const { exact, stems, phrases } = this.dictionaries[language];
    return sentence.map((word, at) => {
      const found = [...(exact.get(word) ?? [])];
      for (let length = MIN_STEM; length <= Math.min(word.length, MAX_STEM); length += 1) {
        for (const meaning of stems.get(word.slice(0, length)) ?? []) found.push(meaning);
      }
      for (const { words, meaning } of phrases.get(word) ?? []) {
        if (words.every((expected, offset) => matches(sentence[at + offset], expected))) found.push(meaning);
      }
      return found;
    });
  }
}

const matches = (word: string | undefined, expected: string) =>
  word !== undefined && (expected.endsWith("*") ? word.startsWith(expected.slice(0, -1)) : word === expected);
