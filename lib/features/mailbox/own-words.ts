import {
  isClosingThanks,
  isContactLine,
  isGreeting,
  isMobileFooter,
  isNameLine,
  isNotice,
  isSignatureMark,
  isSignOff,
  isSignOffWithName,
  withoutInlineGreeting,
} from "./formulas";
import { isQuoted, quoteMark } from "./quote-marks";

interface OwnWords {
  /** What the sender wrote for this message: no quotes, forwards, greeting, sign-off, signature or notice. */
  text: string;
  /** The sign-off was a thanks, as in `Thanks,` above the name. */
  closingThanks: boolean;
}

/** Bodies are read up to here; nobody writes more by hand in one mail. */
const MAX_LENGTH = 60_000;
/** A sign-off stands among the last lines; further up the same word is part of the text. */
const SIGN_OFF_WITHIN = 14;
const MAX_LINES_AFTER_SIGN_OFF = 10;

const isBlank = (line: string | undefined): boolean => (line ?? "").trim() === "";

/** Lines without what others wrote: quoted lines, attributions, and everything after a mark of history. */
function withoutQuotes(lines: string[]): string[] {
  const own: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (isQuoted(line)) continue;
    const mark = quoteMark(lines, i);
    if (mark?.kind === "history") break;
    if (mark?.kind === "attribution") {
      let next = i + mark.length;
      while (next < lines.length && isBlank(lines[next])) next++;
      if (!isQuoted(lines[next] ?? "")) break;
      i = next - 1;
      continue;
    }
    own.push(line.trim() === "" ? "" : line);
  }
  return own;
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
  const first = lines.findIndex((line) => line.trim() !== "");
  if (first === -1) return [];
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return lines.slice(first, last + 1);
}

/** Where the last sign-off stands, when little and only short lines follow it; -1 when there is none. */
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

/** Cuts from the sign-off on (people use up to two, as in `Thanks!` above `Best,`), or a name and contact lines at the end. */
function withoutSignature(lines: string[]): { lines: string[]; closingThanks: boolean } {
  let rest = lines;
  let closingThanks = false;
  for (let round = 0; round < 2; round++) {
    const at = signOffAt(rest);
    if (at === -1) break;
    closingThanks ||= isClosingThanks((rest[at] ?? "").trim());
    rest = trimEnds(rest.slice(0, at));
  }
  if (rest.length < lines.length) return { lines: rest, closingThanks };
  let end = lines.length;
  while (end > 0 && isContactLine((lines[end - 1] ?? "").trim())) end--;
  if (end > 1 && isNameLine((lines[end - 1] ?? "").trim()) && isBlank(lines[end - 2])) end--;
  return { lines: trimEnds(lines.slice(0, end)), closingThanks };
}

function withoutGreeting(lines: string[]): string[] {
  const [first = "", ...rest] = lines;
  return isGreeting(first.trim()) ? trimEnds(rest) : [withoutInlineGreeting(first.trim()), ...rest];
}

/**
 * The sender's own words of a plain-text body. Handles quoting above, below and between, the marks of Outlook, Gmail,
 * Apple Mail and Thunderbird in English, German, French and their neighbours, signatures and legal notices. Linear in
 * the length of the body.
 */
export function ownWords(body: string): OwnWords {
  const text = body
    .slice(0, MAX_LENGTH)
    .replace(/\r\n?/g, "\n")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "");
  const visible = withoutFooters(withoutQuotes(text.split("\n")));
  const { lines, closingThanks } = withoutSignature(trimEnds(visible));
  return { text: withoutGreeting(lines).join("\n").trim(), closingThanks };
}
