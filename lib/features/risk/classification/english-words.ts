import { RISK_LANGUAGES, type RiskLanguage } from "../schema";
import { languageOf, matchesWord, MAX_CHARS, sentencesOf } from "../tokens";

interface Entry {
  words: string[];
  english: string[];
}

interface Dictionary {
  exact: Map<string, string[]>;
  stems: Map<string, string[]>;
  /** By their first word, longest first. */
  phrases: Map<string, Entry[]>;
}

const MIN_STEM_LENGTH = 3;
const MAX_STEM_LENGTH = 16;
const MAX_SHORT_STEM_ENDING = 3;

const setOnce = (map: Map<string, string[]>, key: string, value: string[]) =>
  void (map.has(key) || map.set(key, value));

function addEntry({ exact, stems, phrases }: Dictionary, entry: string, english: string[]): void {
  const words = entry.split("_").filter(Boolean);
  const [first = ""] = words;
  if (words.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), { words, english }]);
  else if (first.endsWith("*")) setOnce(stems, first.slice(0, -1), english);
  else setOnce(exact, first, english);
}

/** As English is written, because the encoder knows 'I' rather than 'i'. */
function toWrittenSentence(words: string[]): string {
  const text = words.map((word) => (word === "i" ? "I" : word)).join(" ");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/**
 * Replaces German, French and Spanish words by English ones, and the forms of an English word by one form, so
 * that lines learned in one language count in the others. Word by word, without grammar.
 */
export class EnglishWords {
  private readonly dictionaries: Record<RiskLanguage, Dictionary>;

  constructor(table: string) {
    const entries = RISK_LANGUAGES.map((language) => {
      const dictionary: Dictionary = { exact: new Map(), stems: new Map(), phrases: new Map() };
      return [language, dictionary] as const;
    });
    this.dictionaries = Object.fromEntries(entries) as Record<RiskLanguage, Dictionary>;
    for (const line of table.split("\n")) if (line && !line.startsWith("#")) this.addLine(line);
    for (const { phrases } of Object.values(this.dictionaries))
      for (const some of phrases.values()) some.sort((a, b) => b.words.length - a.words.length);
  }

  private addLine(line: string): void {
    const [head = "", ...columns] = line.split("|").map((column) => column.trim());
    const english = head.split(" ");
    RISK_LANGUAGES.forEach((language, at) => {
      const entries = columns[at]?.split(/\s+/).filter(Boolean) ?? [];
      for (const entry of entries) addEntry(this.dictionaries[language], entry, english);
    });
  }

  translate(sentence: string[], language: RiskLanguage): string[] {
    const { phrases } = this.dictionaries[language];
    const translated: string[] = [];
    for (let at = 0; at < sentence.length; at += 1) {
      const word = sentence[at] ?? "";
      const start = at;
      const phrase = phrases
        .get(word)
        ?.find(({ words }) => words.every((expected, offset) => matchesWord(sentence[start + offset], expected)));
      translated.push(...(phrase?.english ?? this.translateWord(word, language) ?? [word]));
      if (phrase) at += phrase.words.length - 1;
    }
    return translated;
  }

  /** The text whose sentence vector is taken: English as it was written, other languages word by word in English. */
  encoderTextOf(text: string): string {
    const sentences = sentencesOf(text);
    const language = languageOf(sentences);
    if (language === "en") return text.slice(0, MAX_CHARS).replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
    return sentences.map((words) => toWrittenSentence(this.translate(words, language))).join(" ");
  }

  private translateWord(word: string, language: RiskLanguage): string[] | undefined {
    const { exact, stems } = this.dictionaries[language];
    const whole = exact.get(word);
    if (whole) return whole;
    for (let length = Math.min(word.length, MAX_STEM_LENGTH); length >= MIN_STEM_LENGTH; length -= 1) {
      const found = stems.get(word.slice(0, length));
      if (found && (length > MIN_STEM_LENGTH || word.length <= length + MAX_SHORT_STEM_ENDING)) return found;
    }
    return undefined;
  }
}
