import { z } from "zod";

// C0 and C1 controls except tab and line feed; bidi overrides and isolates; zero-width characters (but not ZWJ U+200D,
// which emoji need); BOM.
const UNWANTED =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const COMBINING_RUN = /(\p{M}{4})\p{M}+/gu;

/** PostgreSQL cannot store NUL or half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** NFC without control, bidi or zero-width characters and with at most four combining marks in a row. */
export const cleanCharacters = (text: string): string =>
  text.toWellFormed().replace(UNWANTED, "").normalize("NFC").replace(COMBINING_RUN, "$1");

/**
 * Text as it is stored and shown: clean characters, line feeds only, trimmed. Applies to text from other systems
 * (models, mail, profiles) as well.
 */
export const cleanText = (text: string): string => cleanCharacters(text.replace(/\r\n?/g, "\n")).trim();

export const codePoints = (text: string): number => [...text].length;

interface TextOptions {
  min?: number;
  max: number;
  required?: string;
  tooLong?: string;
}

export function userText({ min = 1, max, required = "This field is required", tooLong }: TextOptions) {
  return z
    .string({ error: required })
    .max(max * 8, tooLong ?? `Please keep this under ${max} characters`)
    .refine(isStorable, "This text has characters that cannot be stored")
    .transform(cleanText)
    .refine((text) => codePoints(text) >= min, required)
    .refine((text) => codePoints(text) <= max, tooLong ?? `Please keep this under ${max} characters`);
}
