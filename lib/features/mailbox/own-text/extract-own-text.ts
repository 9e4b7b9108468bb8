import { isQuoted, isUnmarkedQuotation } from "./attribution-patterns";
import {
  isContactLine,
  isGreeting,
  isMobileFooter,
  isNameLine,
  isNotice,
  isSignatureMark,
  isSignOff,
  signedName,
  withoutInlineGreeting,
} from "./boilerplate-patterns";
import { isGatewayWarning, isProgramFooter, isPublished, isRule, withoutPlaceholders } from "./program-text-patterns";
import { headerKind, isEnvelopeLine, matchReplyHeader, prefaceLength, quotedBelowBlock } from "./reply-header-patterns";
import { isBlank, trimEnds, withoutSignature } from "./signature";

interface OwnText {
  text: string;
  closingThanks: boolean;
  signerName: string | null;
  isDoubtful: boolean;
}

interface StripOptions {
  senderNames?: ReadonlySet<string>;
  isStrict?: boolean;
}

const MAX_CHARS = 60_000;
const NO_NAMES: ReadonlySet<string> = new Set();

const MIN_WRAPPED_QUOTE_LENGTH = 60;

function isWrapRest(lines: string[], index: number): boolean {
  const above = lines[index - 1] ?? "";
  const isBetween = isQuoted(above) && isQuoted(lines[index + 1] ?? "");
  return isBetween && above.trim().length >= MIN_WRAPPED_QUOTE_LENGTH && /^\p{Ll}/u.test(lines[index] ?? "");
}

function stripQuotes(lines: string[]): string[] {
  const own: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (isQuoted(line) || isWrapRest(lines, i)) continue;
    const header = matchReplyHeader(lines, i);
    if (header?.kind === "history") {
      own.length -= prefaceLength(own);
      const quoted = quotedBelowBlock(lines, i);
      if (quoted === -1) break;
      i = quoted;
      continue;
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

function strictly(lines: string[]): string[] {
  const end = lines.findIndex((line) => {
    const trimmed = line.trim();
    return /^[-_=*]{3,}/.test(trimmed) || headerKind(trimmed) !== null || isEnvelopeLine(trimmed) || isSignOff(trimmed);
  });
  return end === -1 ? lines : lines.slice(0, end);
}

function stripGatewayWarnings(lines: string[]): string[] {
  const firstText = (from: number) => {
    let at = from;
    while (at < lines.length && isBlank(lines[at])) at++;
    return at;
  };
  let start = firstText(0);
  while (isGatewayWarning((lines[start] ?? "").trim())) {
    let end = start;
    while (end < lines.length && !isBlank(lines[end]) && !/[.!\]*]\s*$/.test(lines[end] ?? "")) end++;
    start = firstText(end + 1);
  }
  return trimEnds(lines.slice(start));
}

function stripFooters(lines: string[]): string[] {
  const end = lines.findIndex((line, index) => {
    const trimmed = line.trim();
    if (isSignatureMark(line.trimEnd().trimStart()) || isMobileFooter(trimmed)) return true;
    return isNotice(lines, index) || isGatewayWarning(trimmed) || isProgramFooter(trimmed);
  });
  if (end === -1) return lines;
  const rest = trimEnds(lines.slice(0, end));
  return isRule((rest.at(-1) ?? "").trim()) ? rest.slice(0, -1) : rest;
}

function stripMailToSender(lines: string[], names: ReadonlySet<string>): string[] {
  const end = lines.findIndex((line, index) => {
    if (index === 0 || !isGreeting(line.trim())) return false;
    return (line.toLowerCase().match(/\p{L}[\p{L}'’-]+/gu) ?? []).some((word) => names.has(word));
  });
  return end === -1 ? lines : trimEnds(lines.slice(0, end));
}

function stripGreeting(lines: string[]): string[] {
  const [first = "", ...rest] = lines;
  return isGreeting(first.trim()) ? trimEnds(rest) : [withoutInlineGreeting(first.trim()), ...rest];
}

function stripMailByOtherSigner(lines: string[], signer: string | null, names: ReadonlySet<string>): string[] {
  if (names.size === 0 || signer === null || names.has(signer)) return lines;
  const at = lines.findIndex((line, index) => index > 0 && isGreeting(line.trim()));
  return at === -1 ? lines : trimEnds(lines.slice(0, at));
}

const countOf = (lines: string[]): number => lines.join(" ").split(/\s+/).filter(Boolean).length;
const MAX_WORDS_BELOW_RULE = 80;

const MIN_QUOTED_WORDS = 8;

function hasPasteBelowRule(lines: string[]): boolean {
  const at = lines.findIndex((line) => isRule(line.trim()));
  const below = at === -1 ? 0 : countOf(lines.slice(at + 1));
  return below >= MAX_WORDS_BELOW_RULE && below > countOf(lines.slice(0, at));
}

function isDoubtfulText(lines: string[], names: ReadonlySet<string>): boolean {
  let contacts = 0;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === "") continue;
    if (isEnvelopeLine(line) || isPublished(line)) return true;
    if (headerKind(line) !== null && headerKind((lines[index + 1] ?? "").trim()) !== null) return true;
    if (isUnmarkedQuotation(line) && countOf(lines.slice(index + 1)) >= MIN_QUOTED_WORDS) return true;
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
  const text = withoutPlaceholders(
    body
      .slice(0, MAX_CHARS)
      .replace(/\r\n?/g, "\n")
      .replace(/[\u00a0\u2007\u202f]/g, " ")
      .replace(/[\u200b-\u200f\u2060\ufeff]/g, ""),
  );
  const withoutQuotes = stripGatewayWarnings(stripQuotes(text.split("\n")));
  const visible = stripMailToSender(trimEnds(stripFooters(withoutQuotes)), senderNames);
  const signed = withoutSignature(visible, senderNames);
  const withoutOtherMail = stripMailByOtherSigner(signed.lines, signed.signer, senderNames);
  const lines = stripGreeting(isStrict ? trimEnds(strictly(withoutOtherMail)) : withoutOtherMail);
  return {
    text: lines.join("\n").trim(),
    closingThanks: signed.closingThanks,
    signerName: withoutOtherMail.length < signed.lines.length ? null : signed.signer,
    isDoubtful: isDoubtfulText(lines, senderNames) || hasPasteBelowRule(lines),
  };
}
