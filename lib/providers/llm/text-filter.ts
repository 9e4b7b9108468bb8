// Everything that is stored and shown unchanged without a closer look.
const PLAIN = /^[\n\x20-\x7e]*$/;
// The same characters that cleanText removes; it works on whole texts, this on pieces of one.
const REMOVED =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const COMBINING_RUN = /(\p{M}{4})\p{M}+/gu;
const THINK_OPEN = "<think>";
const THINK_CLOSE = "</think>";

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;

/**
 * Cleans a text while it arrives, so that what was shown is what is stored: no control, bidi or zero-width characters, no
 * half of a surrogate pair, no blank start, and no `<think>` part that local reasoning models put before their answer.
 */
export class TextFilter {
  private held = "";
  private mode: "start" | "thinking" | "answer" = "start";

  push(piece: string): string {
    if (this.mode === "answer" && this.held === "" && PLAIN.test(piece)) return piece;
    const text = this.held + piece;
    this.held = "";
    if (this.mode === "start") return this.begin(text);
    if (this.mode === "thinking") return this.think(text);
    return this.clean(text);
  }

  /** What is still held back when the stream ends. */
  end(): string {
    const rest = this.mode === "thinking" ? "" : this.held.toWellFormed().replace(/\ufffd$/, "");
    this.held = "";
    return rest;
  }

  private begin(text: string): string {
    const trimmed = text.trimStart();
    if (trimmed.startsWith(THINK_OPEN)) {
      this.mode = "thinking";
      return this.think(trimmed.slice(THINK_OPEN.length));
    }
    if (THINK_OPEN.startsWith(trimmed)) {
      this.held = trimmed;
      return "";
    }
    this.mode = "answer";
    return this.clean(trimmed);
  }

  private think(text: string): string {
    const at = text.indexOf(THINK_CLOSE);
    if (at === -1) {
      this.held = text.slice(-THINK_CLOSE.length + 1);
      return "";
    }
    this.mode = "start";
    return this.begin(text.slice(at + THINK_CLOSE.length));
  }

  private clean(text: string): string {
    let body = text;
    if (isHighSurrogate(text.charCodeAt(text.length - 1))) {
      body = text.slice(0, -1);
      this.held = text.slice(-1);
    }
    return body
      .toWellFormed()
      .replace(/\r\n/g, "\n")
      .replace(REMOVED, "")
      .normalize("NFC")
      .replace(COMBINING_RUN, "$1");
  }
}
