import { listenerContent } from "./content";
import { hashSentence, sentencesOf } from "../text";

type Values = Record<string, string>;

export const fillPlaceholders = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** Units that may occur once: each sentence; a letter as a whole, because letters may share sentences. */
const unitsOf = (text: string) => (text.startsWith(">") ? [text] : sentencesOf(text));

export class LinePicker {
  private readonly used: Set<string>;

  constructor(used: string[]) {
    this.used = new Set(used);
  }

  get keys(): string[] {
    return [...this.used];
  }

  isNew(text: string): boolean {
    return unitsOf(text).every((unit) => !this.used.has(hashSentence(unit)));
  }

  markUsed(text: string): string {
    for (const unit of unitsOf(text)) this.used.add(hashSentence(unit));
    return text;
  }

  pick(texts: string[]): string | null {
    const text = texts.find((each) => this.isNew(each));
    return text === undefined ? null : this.markUsed(text);
  }

  pickCopy(name: string, values: Values = {}): string | null {
    const texts = listenerContent().copy[name] ?? [];
    const ready = texts.filter((text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, key]) => values[key ?? ""]));
    return this.pick(ready.map((text) => fillPlaceholders(text, values)));
  }
}

export const joinParagraphs = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join("\n\n");
export const joinSentences = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" ");
