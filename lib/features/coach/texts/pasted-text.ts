import { readOwnVersion } from "../model";
import { ASKS_WITH_IT, CONTACT, FORWARDED, HEADER, OWN_VOICE, QUOTED, SENDER, SIGN_OFF } from "./pasted-text-patterns";

const MIN_HEADERS = 2;

function findForwardedStart(lines: string[]): number {
  const first = lines.findIndex((line) => HEADER.test(line));
  if (first === -1 || lines.filter((line) => HEADER.test(line)).length < MIN_HEADERS) return -1;
  return FORWARDED.test(lines[first - 1] ?? "") ? first - 1 : first;
}

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
  const signOff = bare.findLastIndex(
    (line, index) => index > forwarded + MIN_HEADERS && (SIGN_OFF.test(line) || isNameOf(line, sender)),
  );
  const gap = lines.findLastIndex((line, index) => line.trim() === "" && lines.slice(index + 1).some(Boolean));
  if (gap <= forwarded + MIN_HEADERS) return lines.length;
  const last = lines
    .slice(gap + 1)
    .join(" ")
    .trim();
  const isBelowSignOff = signOff !== -1 && signOff < gap;
  const isOwnText = isOwnParagraph(last) && (isBelowSignOff || ASKS_WITH_IT.test(last));
  return isOwnText ? gap + 1 : lines.length;
}

interface PastedTextOptions {
  /** Treats lines below a mail that somebody else may have written as part of that mail. */
  isStrict?: boolean;
}

function pastedLines(lines: string[], { isStrict = false }: PastedTextOptions = {}): boolean[] {
  // The person changed a text of the coach, which is written for somebody else to read.
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
