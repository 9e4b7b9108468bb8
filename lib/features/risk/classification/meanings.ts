import { RISK_LANGUAGES, type RiskLanguage } from "../schema";
import { matchesWord } from "../tokens";

export type MeaningWords = Record<string, Record<RiskLanguage, string>>;

interface Phrase {
  words: string[];
  meaning: number;
}

interface Dictionary {
  exact: Map<string, number[]>;
  stems: Map<string, number[]>;
  phrases: Map<string, Phrase[]>;
}

const MIN_STEM_LENGTH = 3;
const MAX_STEM_LENGTH = 14;

const appendTo = <T>(map: Map<string, T[]>, key: string, value: T) =>
  void map.set(key, [...(map.get(key) ?? []), value]);

function addEntry({ exact, stems, phrases }: Dictionary, entry: string, meaning: number): void {
  const words = entry.split("_").filter(Boolean);
  const [first = ""] = words;
  if (words.length > 1) appendTo(phrases, first, { words, meaning });
  else if (first.endsWith("*")) appendTo(stems, first.slice(0, -1), meaning);
  else appendTo(exact, first, meaning);
}

export class Meanings {
  readonly names: string[];
  private readonly dictionaries: Record<RiskLanguage, Dictionary>;

  constructor(words: MeaningWords) {
    this.names = Object.keys(words);
    const entries = RISK_LANGUAGES.map((language) => [language, this.dictionaryOf(words, language)] as const);
    this.dictionaries = Object.fromEntries(entries) as Record<RiskLanguage, Dictionary>;
  }

  private dictionaryOf(words: MeaningWords, language: RiskLanguage): Dictionary {
    const dictionary: Dictionary = { exact: new Map(), stems: new Map(), phrases: new Map() };
    this.names.forEach((name, meaning) => {
      for (const entry of (words[name]?.[language] ?? "").split(/\s+/).filter(Boolean))
        addEntry(dictionary, entry, meaning);
    });
    return dictionary;
  }

  find(sentence: string[], language: RiskLanguage): number[][] {
    const { exact, stems, phrases } = this.dictionaries[language];
    return sentence.map((word, at) => {
      const found = [...(exact.get(word) ?? [])];
      for (let length = MIN_STEM_LENGTH; length <= Math.min(word.length, MAX_STEM_LENGTH); length += 1) {
        for (const meaning of stems.get(word.slice(0, length)) ?? []) found.push(meaning);
      }
      for (const { words, meaning } of phrases.get(word) ?? []) {
        if (words.every((expected, offset) => matchesWord(sentence[at + offset], expected))) found.push(meaning);
      }
      return found;
    });
  }
}
