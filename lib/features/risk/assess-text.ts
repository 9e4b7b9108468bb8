import { featuresOf } from "./features";
import type { RiskKind } from "./schema";
import { languageOf, sentencesOf } from "./tokens";
import { LABELS, riskModel, type Label } from "./training";

export interface RiskSigns {
  /** Probability that a caring person would react, 0 to 1. */
  danger: number;
  label: Exclude<Label, "none">;
}

/** From this value on, a single text gets a reply about danger. */
export const HEARD = 0.5;
/** The other languages have fewer harmless lines to learn from, so their chances run high. */
const OTHER_LANGUAGES = 1.6;

const WINDOW_WORDS = 60;

function piecesOf(text: string): string[] {
  const sentences = sentencesOf(text).map((words) => words.join(" "));
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

function assessPiece(text: string): RiskSigns {
  const { danger, kind, meanings } = riskModel();
  const features = featuresOf(text, meanings);
  const kinds = kind.chances(features);
  const [, ...labels] = LABELS;
  const label = labels.reduce((best, name, at) =>
    (kinds[at] ?? 0) > (kinds[labels.indexOf(best)] ?? 0) ? name : best,
  );
  const chance = danger.chances(features)[1] ?? 0;
  return { danger: languageOf(sentencesOf(text)) === "en" ? chance : chance ** OTHER_LANGUAGES, label };
}

/** The signs of danger in a text, by the strongest piece of it. About a tenth of a millisecond for a message. */
export function assessText(text: string): RiskSigns {
  return piecesOf(text)
    .map(assessPiece)
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
