import { listenerContent } from "./content";
import { keyOf, sentencesOf } from "./text";

type Values = Record<string, string>;

export const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** What may not come twice: each sentence; of a wording for others, which may share sentences with another one, the whole. */
const unitsOf = (text: string) => (text.startsWith(">") ? [text] : sentencesOf(text));

/** Takes texts that were not used in this conversation, and remembers what it gave. */
export class Writer {
  private readonly used: Set<string>;

  constructor(used: string[]) {
    this.used = new Set(used);
  }

  /** Keys of all sentences used so far, this reply's included. */
  get keys(): string[] {
    return [...this.used];
  }

  isNew(text: string): boolean {
    return unitsOf(text).every((unit) => !this.used.has(keyOf(unit)));
  }

  /** Marks a text as used and gives it back. */
  use(text: string): string {
    for (const unit of unitsOf(text)) this.used.add(keyOf(unit));
    return text;
  }

  /** The first of these that is new, or null. */
  pick(texts: string[]): string | null {
    const text = texts.find((each) => this.isNew(each));
    return text === undefined ? null : this.use(text);
  }

  /** The first new text of that name in the copy, with its values; null when all were used or a value is missing. */
  say(name: string, values: Values = {}): string | null {
    const texts = listenerContent().copy[name] ?? [];
    const ready = texts.filter((text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, key]) => values[key ?? ""]));
    return this.pick(ready.map((text) => fill(text, values)));
  }
}

/** Paragraphs as one text; what is missing is left out. */
export const paragraphs = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join("\n\n");
export const inLine = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" ");
