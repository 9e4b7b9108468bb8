import { featuresOf } from "./features";
import type { RiskKind } from "./schema";
import { languageOf, sentencesOf, type Language } from "./tokens";
import { riskModel } from "./risk-model";
import { LABELS, type Label } from "./training";

export interface RiskSigns {
  /** Probability that a caring person would react, 0 to 1. */
  danger: number;
  label: Exclude<Label, "none">;
}

/** From this value on, a single text gets a reply about danger. */
export const HEARD = 0.5;

/** How strongly the vector of a piece of an English text speaks of danger, as `netScore` gives it; undefined where there is none. */
export type MeaningOf = (piece: string) => number | undefined;

/**
 * Where the odds of a danger (as logarithm) are taken as even: chosen for each language on lines that the model has not
 * learned from, so that few harmless messages are stopped (`npm run risk:learn` prints the rates).
 */
const EVEN: Record<Language | "en with vectors", number> = {
  en: 0.8,
  "en with vectors": 0.4,
  de: 0.8,
  fr: 1.4,
  es: 1.4,
};
/** What the vector counts beside the words. */
const VECTOR_WEIGHT = 0.5;

const WINDOW_WORDS = 60;

function piecesOf(text: string): string[] {
  // Said sixty times, a sentence says no more.
  const sentences = [...new Set(sentencesOf(text).map((words) => words.join(" ")))];
  const pieces: string[] = [];
  let piece: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    const words = sentence.split(" ").length;
    if (length + words > WINDOW_WORDS && length > 0) {
      pieces.push(piece.join(". "));
      piece = piece.slice(-1);
      length = piece.join(" ").split(" ").length;
    }
    piece.push(sentence);
    length += words;
  }
  return pieces.length === 0 ? [text] : [...pieces, piece.join(". ")];
}

const logOdds = (chance: number) => Math.log((chance + 1e-9) / (1 - chance + 1e-9));

/** The odds of a danger as logarithm, before what the language makes of them; by the words, and the vector if there is one. */
export const oddsOf = (chance: number, meaning: number | undefined): number =>
  logOdds(chance) + (meaning === undefined ? 0 : VECTOR_WEIGHT * meaning);

function assessPiece(text: string, meaningOf: MeaningOf): RiskSigns {
  const { danger, kind, meanings } = riskModel();
  const features = featuresOf(text, meanings);
  const kinds = kind.chances(features);
  const [, ...labels] = LABELS;
  const label = labels.reduce((best, name, at) =>
    (kinds[at] ?? 0) > (kinds[labels.indexOf(best)] ?? 0) ? name : best,
  );
  const language = languageOf(sentencesOf(text));
  const meaning = language === "en" ? meaningOf(text) : undefined;
  const even = EVEN[meaning === undefined ? language : "en with vectors"];
  const odds = oddsOf(danger.chances(features)[1] ?? 0, meaning) - even;
  return { danger: 1 / (1 + Math.exp(-odds)), label };
}

/** The signs of danger in a text, by the strongest piece of it. About a tenth of a millisecond for a message. */
export function assessText(text: string, meaningOf: MeaningOf = () => undefined): RiskSigns {
  return piecesOf(text)
    .map((piece) => assessPiece(piece, meaningOf))
    .reduce((strongest, signs) => (signs.danger > strongest.danger ? signs : strongest));
}

const CHILD =
  /\b(?:baby|newborn|toddler|infant|nanny|(?:my|our) (?:little )?(?:son|daughter|boy|girl|niece|nephew|stepson|stepdaughter)|child|kids?|kind|kinder|sohn|tochter|nichte|neffe|bebe|nourrisson|enfants?|fils|fille|niece|neveu|nino|nina|hijos?|hija|sobrin[oa]|nene|nena|ninera|nounou)\b/;

const KINDS: Record<RiskSigns["label"], RiskKind> = {
  crisis: "suicide",
  ask: "suicide",
  selfharm: "self-harm",
  violence: "violence",
  other: "other-person",
  past: "past",
  harm: "harm-to-others",
  medical: "emergency",
};

export const kindOf = (label: RiskSigns["label"], simple: string): RiskKind =>
  label === "other" && CHILD.test(simple) ? "child" : KINDS[label];
