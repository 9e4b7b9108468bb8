import { capitalize, countWords, normal, sentenceKey, sentencesOf, wordsOf } from "./text";

type Slots = Partial<Record<string, string | null>>;

const SLOT = /\{(\w+)\}/g;

/** A line's words as they are compared: its slots stand for anything. */
function patternOf(line: string): RegExp {
  const parts = line.split(/\{\w+\}/).map((part) => wordsOf(normal(part)).join(" "));
  return new RegExp(parts.map((part) => part.replace(/[-']/g, "\\$&")).join(".{1,240}"));
}

const patterns = new Map<string, RegExp>();

const keys = new Map<string, string[]>();

/** The sentences of a line without slots, as they are compared. */
function keysOf(line: string): string[] {
  const known = keys.get(line) ?? sentencesOf(line).map(sentenceKey);
  keys.set(line, known);
  return known;
}

/** What was said before: whole texts for lines with slots, their sentences for all others. */
interface Said {
  texts: string[];
  sentences: Set<string>;
}

const saidOf = (texts: string[]): Said => ({
  texts: texts.map(sentenceKey),
  sentences: new Set(texts.flatMap((text) => sentencesOf(text).map(sentenceKey))),
});

/** True when a line, with whatever its slots held, was said before. */
function wasSaid(line: string, { texts, sentences }: Said): boolean {
  if (!line.includes("{")) return keysOf(line).every((key) => sentences.has(key));
  const pattern = patterns.get(line) ?? patternOf(line);
  patterns.set(line, pattern);
  return texts.some((text) => pattern.test(text));
}

/** A line with its slots filled; null when one of them has nothing. {Name} is {name} with a capital. */
function fill(line: string, slots: Slots): string | null {
  let isWhole = true;
  const text = line.replace(SLOT, (_, name: string) => {
    const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (!value) {
      isWhole = false;
      return "";
    }
    return /^[A-Z]/.test(name) ? capitalize(value) : value;
  });
  return isWhole ? text : null;
}

/** Chooses lines that this conversation has not heard, the same ones for the same conversation. */
export class Pen {
  private readonly said: Said;
  private readonly seed: number;

  constructor(earlier: string[], seed: number) {
    this.said = saidOf(earlier);
    this.seed = seed;
  }

  /** True when every sentence of the text is new. */
  isNew(text: string): boolean {
    return sentencesOf(text).every((sentence) => !this.said.sentences.has(sentenceKey(sentence)));
  }

  /** The first line not said yet whose slots can be filled, in order; null when there is none. */
  inOrder(lines: readonly string[], slots: Slots = {}): string | null {
    for (const line of lines) {
      if (wasSaid(line, this.said)) continue;
      const text = fill(line, slots);
      if (text && this.isNew(text)) return this.say(text);
    }
    return null;
  }

  /** As `inOrder`, beginning at a place that depends on the conversation. */
  any(lines: readonly string[], slots: Slots = {}): string | null {
    const start = lines.length > 0 ? this.seed % lines.length : 0;
    return this.inOrder([...lines.slice(start), ...lines.slice(0, start)], slots);
  }

  /** One of several forms for something that is new each time; the form may come again, the sentence may not. */
  form(forms: readonly string[], slots: Slots, turn: number): string | null {
    for (let i = 0; i < forms.length; i++) {
      const text = fill(forms[(this.seed + turn + i) % forms.length] ?? "", slots);
      if (text && this.isNew(text)) return this.say(text);
    }
    return null;
  }

  /** How many of the lines were said already. */
  countSaid(lines: readonly string[]): number {
    return lines.filter((line) => wasSaid(line, this.said)).length;
  }

  private say(text: string): string {
    this.said.texts.push(sentenceKey(text));
    for (const sentence of sentencesOf(text)) this.said.sentences.add(sentenceKey(sentence));
    return text;
  }
}

/** Which of these lines stands in a text, when one of them does. */
export function lineIn(lines: readonly string[], text: string): string | null {
  const said = saidOf([text]);
  return lines.find((line) => wasSaid(line, said)) ?? null;
}

/** Joins sentences that are there, within a number of words; the last one always stays. */
export function join(parts: (string | null | undefined)[], maxWords = Infinity): string {
  const sentences = parts.filter((part): part is string => Boolean(part));
  const last = sentences.pop() ?? "";
  let left = maxWords - countWords(last);
  const kept = sentences.filter((sentence, index) => {
    left -= countWords(sentence);
    return index === 0 || left >= 0;
  });
  return [...kept, last].join(" ");
}
