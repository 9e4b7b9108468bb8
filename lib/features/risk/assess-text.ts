import { extractFeatures } from "./extract-features";
import type { RiskKind } from "./schema";
import { languageOf, sentencesOf, type Language } from "./tokens";
import { riskModel } from "./risk-model";
import { LABELS, type Label } from "./training";

export interface RiskAssessment {
  danger: number;
  label: Exclude<Label, "none">;
}

export const DANGER_THRESHOLD = 0.5;

/** Log odds of a danger by the sentence vector of a piece of text in English; undefined without a vector. */
export type VectorScoreOf = (piece: string) => number | undefined;

/**
 * Subtracted from the log odds of a danger, by words alone and by words and vectors. Chosen for each language on lines
 * that the model was not trained on, so that few harmless messages are stopped (`npm run risk:learn` prints the rates).
 */
const LOG_ODDS_OFFSETS: Record<Language, { words: number; both: number }> = {
  en: { words: 0.6, both: 0.9 },
  de: { words: 1.1, both: 1.2 },
  fr: { words: 1.2, both: 0.9 },
  es: { words: 1.5, both: 1.6 },
};
const VECTOR_WEIGHT = 0.75;

const MAX_PIECE_WORDS = 60;

function splitIntoPieces(text: string): string[] {
  // A repeated sentence counts once.
  const sentences = [...new Set(sentencesOf(text).map((words) => words.join(" ")))];
  const pieces: string[] = [];
  let piece: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    const words = sentence.split(" ").length;
    if (length + words > MAX_PIECE_WORDS && length > 0) {
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

/** Log odds of a danger from word classifier and, if any, sentence vector; without the language's offset. */
export const combineLogOdds = (chance: number, vectorScore: number | undefined): number =>
  logOdds(chance) + (vectorScore === undefined ? 0 : VECTOR_WEIGHT * vectorScore);

function assessPiece(text: string, vectorScoreOf: VectorScoreOf): RiskAssessment {
  const { danger, kind, lexicon } = riskModel();
  const features = extractFeatures(text, lexicon);
  const kinds = kind.probabilities(features);
  const [, ...labels] = LABELS;
  const label = labels.reduce((best, name, at) =>
    (kinds[at] ?? 0) > (kinds[labels.indexOf(best)] ?? 0) ? name : best,
  );
  const language = languageOf(sentencesOf(text));
  const vectorScore = vectorScoreOf(lexicon.english.translateText(text));
  const offset = LOG_ODDS_OFFSETS[language][vectorScore === undefined ? "words" : "both"];
  const odds = combineLogOdds(danger.probabilities(features)[1] ?? 0, vectorScore) - offset;
  return { danger: 1 / (1 + Math.exp(-odds)), label };
}

export function assessText(text: string, vectorScoreOf: VectorScoreOf = () => undefined): RiskAssessment {
  return splitIntoPieces(text)
    .map((piece) => assessPiece(piece, vectorScoreOf))
    .reduce((strongest, assessment) => (assessment.danger > strongest.danger ? assessment : strongest));
}

const CHILD_PATTERN =
  /\b(?:baby|newborn|toddler|infant|nanny|(?:my|our) (?:little )?(?:son|daughter|boy|girl|niece|nephew|stepson|stepdaughter)|child|kids?|kind|kinder|sohn|tochter|nichte|neffe|bebe|nourrisson|enfants?|fils|fille|niece|neveu|nino|nina|hijos?|hija|sobrin[oa]|nene|nena|ninera|nounou)\b/;

const KIND_OF_LABEL: Record<RiskAssessment["label"], RiskKind> = {
  crisis: "suicide",
  ask: "suicide",
  selfharm: "self-harm",
  violence: "violence",
  other: "other-person",
  past: "past",
  harm: "harm-to-others",
  medical: "emergency",
};

export const riskKindOf = (label: RiskAssessment["label"], simple: string): RiskKind =>
  label === "other" && CHILD_PATTERN.test(simple) ? "child" : KIND_OF_LABEL[label];
