import { capitalize } from "@/lib/shared/text/text";

/** The beginning of a message that sends back a text of the coach as the person changed it. */
const OWN_VERSION = "My version:";

export const writeOwnVersion = (text: string): string => `${OWN_VERSION}\n\n${text}`;

/** The text that the person changed, in a message that begins as `writeOwnVersion` writes it; otherwise null. */
export const readOwnVersion = (message: string): string | null =>
  message.startsWith(OWN_VERSION) ? message.slice(OWN_VERSION.length).trim() : null;

const QUOTATION = /(?:^>.*(?:\n|$))+/m;

/** The mail or sentence that a reply in Markdown quotes, ready to be sent or changed; null without one. */
export const findQuotedText = (reply: string): string | null =>
  QUOTATION.exec(reply)?.[0].replace(/^> ?/gm, "").trim() || null;

const BLANK = /\[([^[\]]+)\]/;

/** The pieces of a text between its blanks; at odd places, the labels of the blanks. */
export const splitAtBlanks = (text: string): string[] => text.split(BLANK);

/** The labels of the blanks of a text, in their order. */
export const listBlanks = (text: string): string[] => splitAtBlanks(text).filter((_, index) => index % 2 === 1);

export const hasBlank = (text: string): boolean => BLANK.test(text);

/** A blank for whole sentences has a question as its label. */
export const isForSentences = (label: string): boolean => label.endsWith("?");

const BEFORE_SENTENCE = /(?:^|[.!?]\s+|\n)$/;

/** A value as it fits behind `before`: a sentence of its own, or a phrase without its full stop. */
function formatBlankValue(value: string, label: string, before: string): string {
  const text = value.trim();
  if (isForSentences(label)) return capitalize(/[.!?]["”’']?$/.test(text) ? text : `${text}.`);
  const phrase = text.replace(/[.,;]{1,3}$/, "");
  return BEFORE_SENTENCE.test(before) ? capitalize(phrase) : phrase;
}

/**
 * Puts a value into each blank, by its place among the blanks. A blank without a value stays, and is taken out when it
 * is for whole sentences.
 */
export function fillBlanks(text: string, values: (string | undefined)[]): string {
  let filled = "";
  for (const [at, piece] of splitAtBlanks(text).entries()) {
    const isLabel = at % 2 === 1;
    const value = isLabel && values[(at - 1) / 2]?.trim();
    if (!isLabel) filled += piece;
    else if (value) filled += formatBlankValue(value, piece, filled);
    else if (!isForSentences(piece)) filled += `[${piece}]`;
  }
  return filled
    .replace(/\n{3,}/g, "\n\n")
    .replace(/ {2,}/g, " ")
    .trim();
}
