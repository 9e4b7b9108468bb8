// Text that needs no cleaning.
const PLAIN = /^[\n\x20-\x7e]*$/;
// The same characters as in cleanText, which works on whole texts; this filter works on chunks.
const REMOVED =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const COMBINING_RUN = /(\p{M}{4})\p{M}+/gu;

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
    return (isCut ? text.slice(0, -1) : text)
      .toWellFormed()
      .replace(/\r\n/g, "\n")
      .replace(REMOVED, "")
      .normalize("NFC")
      .replace(COMBINING_RUN, "$1");
  }
}
