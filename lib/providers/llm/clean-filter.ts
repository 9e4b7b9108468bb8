import { cleanCharacters } from "@/lib/shared/text/clean-text";

// Text that needs no cleaning.
const PLAIN = /^[\n\x20-\x7e]*$/;

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;

/**
 * Cleans a text while it arrives, so that the shown text equals the stored text: no control, bidi or zero-width
 * characters, no half of a surrogate pair, no blank start.
 */
export class CleanFilter {
  private held = "";
  private hasBegun = false;

  push(piece: string): string {
    if (!this.hasBegun) return this.begin(piece);
    if (this.held === "" && PLAIN.test(piece)) return piece;
    return this.clean(this.held + piece);
  }

  end(): string {
    const rest = this.held.toWellFormed().replace(/\ufffd$/, "");
    this.held = "";
    return rest;
  }

  private begin(piece: string): string {
    const text = (this.held + piece).trimStart();
    this.held = "";
    this.hasBegun = text !== "";
    return this.clean(text);
  }

  private clean(text: string): string {
    const isCut = isHighSurrogate(text.charCodeAt(text.length - 1));
    this.held = isCut ? text.slice(-1) : "";
    return cleanCharacters(isCut ? text.slice(0, -1) : text);
  }
}
