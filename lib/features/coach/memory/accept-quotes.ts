import { z } from "zod";
import { findJsonObject } from "@/lib/shared/text/json-object";
import { ownLines } from "../texts/pasted-text";
import { isSensitive } from "../sensitive-matter";
import { MAX_MEMORY } from "../schema";
import { isPrivate } from "./memory-patterns";

const MAX_QUOTES = 3;
const MIN_WORDS = 3;

const found = z.object({ quotes: z.array(z.string().max(2_000)).max(20) });

const parseQuotes = (answer: string): string[] => found.safeParse(findJsonObject(answer)).data?.quotes ?? [];

/**
 * Accepts quotes found by a model only if they are exact substrings of what the person wrote themselves, have at least
 * three words, and are neither private nor concerned with danger, health or misconduct.
 */
export function acceptQuotes(message: string, answer: string): string[] {
  if (isSensitive(message)) return [];
  const own = ownLines(message, { isStrict: true });
  const exact = parseQuotes(answer)
    .map((quote) => quote.trim())
    .filter((quote) => own.includes(quote) && quote.length <= MAX_MEMORY && quote.split(/\s+/).length >= MIN_WORDS)
    .filter((quote) => !isPrivate(quote));
  return [...new Set(exact)].slice(0, MAX_QUOTES);
}
