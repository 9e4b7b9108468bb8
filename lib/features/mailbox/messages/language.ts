import { franc } from "franc-min";

const MIN_WORDS = 20;
const SAMPLE_CHARS = 300;
const CANDIDATES = ["eng", "deu", "fra", "spa", "ita", "nld", "por", "pol", "swe", "tur", "rus", "hin"];
const ENGLISH_ONLY = new Set(
  "the and of that with this have from they will would there their which about when your what could been should".split(
    " ",
  ),
);
const MIN_SHARE_OF_ENGLISH_WORDS = 0.12;

export function languageOf(text: string, words: string[]): "en" | "other" | "short" {
  if (words.length < MIN_WORDS) return "short";
  const found = words.filter((word) => ENGLISH_ONLY.has(word)).length;
  if (found / words.length >= MIN_SHARE_OF_ENGLISH_WORDS) return "en";
  return franc(text.slice(0, SAMPLE_CHARS), { only: CANDIDATES }) === "eng" ? "en" : "other";
}
