import {
  isClosingThanks,
  isContactLine,
  isGreeting,
  isMobileFooter,
  isNameLine,
  isNotice,
  isPostscript,
  isSignatureMark,
  isSignatureLine,
  isSignOff,
  isSignOffWithName,
  signedName,
  withoutInlineGreeting,
} from "./boilerplate-patterns";
import { headerKind, isEnvelopeLine, isQuoted, matchReplyHeader, prefaceLength } from "./reply-header-patterns";

export interface OwnText {
  /** What the sender wrote for this message: no quotes, forwards, greeting, sign-off, signature or notice. */
  text: string;
  /** The sign-off was a thanks, as in `Thanks,` above the name. */
  closingThanks: boolean;
  /** The first name below the text, in lower case; null when it is not signed. */
  signer: string | null;
  /** The text still holds a header block, an address line or a signature, so part of it may be somebody else's. */
  isDoubtful: boolean;
}

interface StripOptions {
  /** Words of the sender's own name and address, in lower case. */
  senderNames?: ReadonlySet<string>;
  /** Cut at every sign of history, at the price of own text below it. */
  isStrict?: boolean;
}

const MAX_LENGTH = 60_000;
/** A sign-off stands among the last lines; further up the same word is part of the text. */
const SIGN_OFF_WITHIN = 14;
const MAX_LINES_AFTER_SIGN_OFF = 10;
const MAX_SIGNATURE_LINES = 8;
const NO_NAMES: ReadonlySet<string> = new Set();

const isBlank = (line: string | undefined): boolean => (line ?? "").trim() === "";

/** Drops quoted lines, attributions, and everything below a header block. */
function withoutQuotes(lines: string[]): string[] {
  const own: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (isQuoted(line)) continue;
    const header = matchReplyHeader(lines, i);
    if (header?.kind === "history") {
      own.length -= prefaceLength(own);
      break;
    }
    if (header?.kind === "attribution") {
      let next = i + header.length;
      while (next < lines.length && isBlank(lines[next])) next++;
      if (!isQuoted(lines[next] ?? "")) break;
      i = next - 1;
      continue;
    }
    own.push(isBlank(line) ? "" : line);
  }
  return own;
}

/** Cuts at the first envelope line, rule or sign-off, wherever it stands. */
function strictly(lines: string[]): string[] {
  const end = lines.findIndex((line) => {
    const trimmed = line.trim();
    return /^[-_=*]{3,}/.test(trimmed) || headerKind(trimmed) !== null || isEnvelopeLine(trimmed) || isSignOff(trimmed);
  });
  return end === -1 ? lines : lines.slice(0, end);
}

/** Lines up to a signature mark, a mobile footer or a legal notice. */
function withoutFooters(lines: string[]): string[] {
  const end = lines.findIndex((line, index) => {
    const trimmed = line.trimEnd();
    return isSignatureMark(trimmed.trimStart()) || isMobileFooter(trimmed.trim()) || isNotice(lines, index);
  });
  return end === -1 ? lines : lines.slice(0, end);
}

function trimEnds(lines: string[]): string[] {
  const first = lines.findIndex((line) => !isBlank(line));
  if (first === -1) return [];
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(first, last + 1);
}

/** Index of the last sign-off, when few and only short lines follow it; -1 when there is none. */
function signOffAt(lines: string[]): number {
  const from = Math.max(0, lines.length - SIGN_OFF_WITHIN);
  let after = 0;
  for (let i = lines.length - 1; i >= from; i--) {
    const line = (lines[i] ?? "").trim();
    if (isSignOff(line) || isSignOffWithName(line)) return i;
    if (line.length > 100 || (line !== "" && ++after > MAX_LINES_AFTER_SIGN_OFF)) break;
  }
  return -1;
}

/** Index of the sender's own name with nothing but signature lines below it; -1 when there is none. */
function ownNameAt(lines: string[], names: ReadonlySet<string>): number {
  const from = Math.max(1, lines.length - MAX_SIGNATURE_LINES);
  for (let i = lines.length - 1; i >= from; i--) {
    const line = (lines[i] ?? "").trim();
    const signed = isNameLine(line) ? signedName(line) : null;
    if (signed && names.has(signed)) return i;
    if (line !== "" && !isSignatureLine(line)) return -1;
  }
  return -1;
}

/** Text that starts with `P.S.` below a signature, up to the next blank line. */
function postscriptOf(cut: string[]): string[] {
  const at = cut.findIndex((line) => isPostscript(line.trim()));
  if (at === -1) return [];
  const end = cut.findIndex((line, index) => index > at && isBlank(line));
  return ["", ...cut.slice(at, end === -1 ? cut.length : end)];
}

interface Signed {
  lines: string[];
  closingThanks: boolean;
  signer: string | null;
}

const signerIn = (lines: string[]): string | null => {
  for (const line of lines.slice(0, 4)) {
    const trimmed = line.trim();
    const name = isSignOffWithName(trimmed) ? trimmed.slice(trimmed.search(/[,–-]\s/) + 1) : trimmed;
    if (isNameLine(name.trim())) return signedName(name.trim());
  }
  return null;
};

/** Cuts from the sign-off on (people use up to two, as in `Thanks!` above `Best,`), or a name and contact lines at the end. */
function withoutSignature(lines: string[], names: ReadonlySet<string>): Signed {
  let rest = lines;
  let closingThanks = false;
  for (let round = 0; round < 2; round++) {
    const at = signOffAt(rest);
    if (at === -1) break;
    closingThanks ||= isClosingThanks((rest[at] ?? "").trim());
    rest = trimEnds(rest.slice(0, at));
  }
  if (rest.length < lines.length) {
    const cut = lines.slice(rest.length);
    return { lines: [...rest, ...postscriptOf(cut)], closingThanks, signer: signerIn(trimEnds(cut)) };
  }
  const nameAt = ownNameAt(lines, names);
  if (nameAt !== -1) {
    const cut = lines.slice(nameAt);
    return { lines: [...trimEnds(lines.slice(0, nameAt)), ...postscriptOf(cut)], closingThanks, signer: signerIn(cut) };
  }
  let end = lines.length;
  while (end > 0 && isContactLine((lines[end - 1] ?? "").trim())) end--;
  const last = (lines[end - 1] ?? "").trim();
  const isSigned = end > 1 && isNameLine(last) && isBlank(lines[end - 2]);
  if (isSigned) end--;
  return { lines: trimEnds(lines.slice(0, end)), closingThanks, signer: isSigned ? signedName(last) : null };
}

function withoutGreeting(lines: string[]): string[] {
  const [first = "", ...rest] = lines;
  return isGreeting(first.trim()) ? trimEnds(rest) : [withoutInlineGreeting(first.trim()), ...rest];
}

/** The second guard: what a person does not type into their own sentences. */
function isDoubtfulText(lines: string[], names: ReadonlySet<string>): boolean {
  let contacts = 0;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "") continue;
    if (isEnvelopeLine(line)) return true;
    if (headerKind(line) !== null && headerKind((lines[index + 1] ?? "").trim()) !== null) return true;
    contacts = isContactLine(line) ? contacts + 1 : 0;
    if (contacts >= 2) return true;
    const below = (lines[index + 1] ?? "").trim();
    const isForeignName = isNameLine(below) && !names.has(signedName(below) ?? "");
    if (isSignOff(line) && isForeignName && index + 2 < lines.length) return true;
  }
  return false;
}

/**
 * The sender's own text of a plain-text body: quoting above, below and between, in the forms of the common programs and
 * languages. Linear in the length of the body.
 */
export function extractOwnText(body: string, { senderNames = NO_NAMES, isStrict = false }: StripOptions = {}): OwnText {
  const text = body
    .slice(0, MAX_LENGTH)
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "");
  const unquoted = withoutQuotes(text.split("\n"));
  const visible = trimEnds(withoutFooters(unquoted));
  const signed = withoutSignature(visible, senderNames);
  const lines = withoutGreeting(isStrict ? trimEnds(strictly(signed.lines)) : signed.lines);
  return {
    text: lines.join("\n").trim(),
    closingThanks: signed.closingThanks,
    signer: signed.signer,
    isDoubtful: isDoubtfulText(lines, senderNames),
  };
}
