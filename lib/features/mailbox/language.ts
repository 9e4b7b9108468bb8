import { franc } from "franc-min";

const MIN_WORDS = 20;
const SAMPLE = 300;
/** The languages that executive mail is likely written in; fewer candidates make short texts safer to tell. */
const CANDIDATES = ["eng", "deu", "fra", "spa", "ita", "nld", "por", "pol", "swe", "tur", "rus", "hin"];
/** English words that are frequent there and words of no other of these languages. */
const ENGLISH_ONLY = new Set(
  "the and of that with this have from they will would there their which about when your what could been should".split(
    " ",
  ),
);
/** A text with this share of them needs no further look. */
const SURELY_ENGLISH = 0.12;

/** Whether own text is English; under twenty words nobody can tell. Plain English is told by its small words alone. */
export function languageOf(text: string, words: string[]): "en" | "other" | "short" {
  if (words.length < MIN_WORDS) return "short";
  const small = words.filter((word) => ENGLISH_ONLY.has(word)).length;
  if (small / words.length >= SURELY_ENGLISH) return "en";
  return franc(text.slice(0, SAMPLE), { only: CANDIDATES }) === "eng" ? "en" : "other";
}
