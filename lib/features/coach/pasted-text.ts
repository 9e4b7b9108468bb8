import { readOwnVersion } from "./model";

const QUOTED = /^\s{0,3}(?:>|\|)|^on .{4,80} wrote:$/i;
const HEADER = /^\s{0,3}(?:from|to|cc|subject|sent|date|von|an|betreff|gesendet):\s/i;
const FORWARDED = /^\s{0,3}(?:-{3,}|_{3,})|^\s{0,3}begin forwarded/i;
const MIN_HEADERS = 2;

function findForwardedStart(lines: string[]): number {
  const first = lines.findIndex((line) => HEADER.test(line));
  if (first === -1 || lines.filter((line) => HEADER.test(line)).length < MIN_HEADERS) return -1;
  return FORWARDED.test(lines[first - 1] ?? "") ? first - 1 : first;
}

const SIGN_OFF =
  /^(?:(?:best|kind|warm|many) (?:regards|wishes|thanks)|(?:best|regards|thanks|thank you|thx|cheers|sincerely|yours|br|vg|mfg|lg)|(?:mit )?(?:freundliche|beste|viele|liebe)n? gr(?:ü|ue)(?:ß|ss)en?)[\s,.!]*$/i;
const SENDER = /^\s{0,3}(?:from|von|de):\s*["']?(\p{L}+)/imu;
const CONTACT =
  /[@|]|https?:|www\.|\+?\d[\d ()/-]{6,}|^\s*(?:p\.? ?s\b|sent from|this (?:e-?mail|message)|confidential)/i;
const OWN_VOICE = /\b(?:i|i'm|i've|i'd|me|my|we|us|our)\b|\?\s*$/i;
const ASKS_WITH_IT =
  /\bhow (?:do|should|can|could|would) i (?:best )?(?:answer|reply|respond|react|handle|deal|take|read)\b|\bwhat (?:do|should|would|can|could|shall) i (?:even )?(?:do|say|answer|reply|write|make)\b|\bwhat do you (?:think|make)\b|\bhelp me (?:to )?(?:answer|reply|respond|think)\b|^(?:he|she|they) (?:just )?(?:sent|wrote)\b|\b(?:sent|wrote|forwarded|got|received) (?:me )?(?:this|that) (?:to me|from|yesterday|today|this|last|on|at|out)\b/i;
const MAX_BELOW_WORDS = 60;

const isOwnParagraph = (paragraph: string) =>
  OWN_VOICE.test(paragraph.replace(/[‘’]/g, "'")) &&
  !CONTACT.test(paragraph) &&
  paragraph.split(/\s+/).length <= MAX_BELOW_WORDS;

const isNameOf = (line: string, sender: string | undefined) =>
  sender !== undefined && new RegExp(`^-? ?${sender}(?: \\p{L}+)?[.,]?$`, "u").test(line);

function findOwnTextStart(lines: string[], forwarded: number): number {
  const sender = SENDER.exec(lines.slice(forwarded).join("\n"))?.[1]?.toLowerCase();
  const bare = lines.map((line) => line.trim().toLowerCase());
  const signed = bare.findLastIndex(
    (line, index) => index > forwarded + MIN_HEADERS && (SIGN_OFF.test(line) || isNameOf(line, sender)),
  );
  const gap = lines.findLastIndex((line, index) => line.trim() === "" && lines.slice(index + 1).some(Boolean));
  if (gap <= forwarded + MIN_HEADERS) return lines.length;
  const last = lines
    .slice(gap + 1)
    .join(" ")
    .trim();
  if (!isOwnParagraph(last)) return lines.length;
  return (signed !== -1 && signed < gap) || ASKS_WITH_IT.test(last) ? gap + 1 : lines.length;
}

interface PastedTextOptions {
  /** Treats lines below a mail that somebody else may have written as part of that mail. */
  isStrict?: boolean;
}

function pastedLines(lines: string[], { isStrict = false }: PastedTextOptions = {}): boolean[] {
  // A mail to somebody says what that person should read.
  if (readOwnVersion(lines[0] ?? "") !== null) return lines.map(() => true);
  const forwarded = findForwardedStart(lines);
  const end = forwarded === -1 || isStrict ? lines.length : findOwnTextStart(lines, forwarded);
  return lines.map((line, index) => QUOTED.test(line) || (forwarded !== -1 && index >= forwarded && index < end));
}

/**
 * The person's own lines without pasted ones; empty when all are pasted. Strict mode, for what is stored, excludes
 * everything below a mail.
 */
export function ownLines(text: string, reading?: PastedTextOptions): string {
  const lines = text.split("\n");
  const pasted = pastedLines(lines, reading);
  return lines
    .filter((_, index) => !pasted[index])
    .join("\n")
    .trim();
}

export const hasPastedText = (text: string): boolean => pastedLines(text.split("\n")).some(Boolean);

/**
 * Puts quoted lines and forwarded mail in a message between data marks, so that a model does not take them for the
 * person's own words.
 */
export function markPasted(text: string, mark: string): string {
  const lines = text.split("\n");
  const pasted = pastedLines(lines);
  if (!pasted.some(Boolean)) return text;
  let isOpen = false;
  const marked = lines.flatMap((line, index) => {
    const wasOpen = isOpen;
    isOpen = pasted[index] ?? false;
    if (isOpen && !wasOpen) return [`[data ${mark}] pasted by the person`, line];
    return wasOpen && !isOpen ? [`[end ${mark}]`, line] : [line];
  });
  return [...marked, ...(isOpen ? [`[end ${mark}]`] : [])].join("\n");
}
