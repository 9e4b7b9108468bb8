import { extractFeatures } from "./classification/extract-features";
import type { RiskKind, RiskLanguage } from "./schema";
import { isSaidPlainly } from "./plain-words";
import { languageOf, sentencesOf, simplify, wordsOf } from "./tokens";
import { riskModel } from "./classification/risk-model";
import { LABELS, type Label } from "./classification/training";

export interface RiskAssessment {
  danger: number;
  label: Exclude<Label, "none">;
}

export const DANGER_THRESHOLD = 0.5;
/** For text whose sign interrupts nothing: a notice below a note, a memory that is not kept (`npm run evals -- notes`). */
export const NOTE_THRESHOLD = 0.2;
/** From here up to `DANGER_THRESHOLD` a text is a faint sign, asked about beside the reply; two count as one danger. */
export const MIN_SIGN_DANGER = 0.12;

/** Log odds of a danger by the sentence vector of a piece of text in English; undefined without a vector. */
export type VectorScoreOf = (piece: string) => number | undefined;

/**
 * Subtracted from the log odds of a danger. Chosen by the messages of ordinary conversations that are stopped or asked
 * about (decision 035).
 */
const LOG_ODDS_OFFSETS: Record<RiskLanguage, number> = { en: 0.75, de: 1.8, fr: 1.8, es: 2 };
/** Smaller where the vector is that of a word-by-word translation into English (decision 031). */
const VECTOR_WEIGHTS: Record<RiskLanguage, number> = { en: 1, de: 0.6, fr: 0.6, es: 0.6 };

const MAX_PIECE_WORDS = 60;

const SENTENCE_BREAK = /(?<=[.!?;:\n…])(?![.!?;:\n…])/;

/** Parts of at most about 60 words in the person's own writing, from which words and sentence vector are taken. */
function splitIntoPieces(text: string): string[] {
  const sentences = new Map<string, string>();
  // A repeated sentence counts once.
  for (const sentence of text.split(SENTENCE_BREAK)) {
    const key = wordsOf(sentence).join(" ");
    if (key && !sentences.has(key)) sentences.set(key, sentence);
  }
  const pieces: string[] = [];
  let piece: string[] = [];
  let length = 0;
  for (const [key, sentence] of sentences) {
    const words = key.split(" ").length;
    if (length + words > MAX_PIECE_WORDS && length > 0) {
      pieces.push(piece.join(""));
      piece = piece.slice(-1);
      length = wordsOf(piece.join("")).length;
    }
    piece.push(sentence);
    length += words;
  }
  return piece.length === 0 ? [text] : [...pieces, piece.join("")];
}

const logOdds = (chance: number) => Math.log((chance + 1e-9) / (1 - chance + 1e-9));

/** Log odds of a danger from word classifier and, if any, sentence vector; without the language's offset. */
const combineLogOdds = (chance: number, vectorScore: number | undefined, language: RiskLanguage): number =>
  logOdds(chance) + VECTOR_WEIGHTS[language] * (vectorScore ?? 0);

function assessPiece(text: string, vectorScoreOf: VectorScoreOf): RiskAssessment {
  const { danger, kind, lexicon } = riskModel();
  const features = extractFeatures(text, lexicon);
  const kinds = kind.probabilities(features);
  const [, ...labels] = LABELS;
  const label = labels.reduce((best, name, index) =>
    (kinds[index] ?? 0) > (kinds[labels.indexOf(best)] ?? 0) ? name : best,
  );
  const language = languageOf(sentencesOf(text));
  const vectorScore = vectorScoreOf(lexicon.english.encoderTextOf(text));
  const chance = danger.probabilities(features)[1] ?? 0;
  const odds = combineLogOdds(chance, vectorScore, language) - LOG_ODDS_OFFSETS[language];
  return { danger: 1 / (1 + Math.exp(-odds)), label };
}

/** The least danger of an explicit statement: enough for a question, not for the reply to a crisis. */
const PLAIN_DANGER = 0.55;

export function assessText(text: string, vectorScoreOf: VectorScoreOf = () => undefined): RiskAssessment {
  const strongest = splitIntoPieces(text)
    .map((piece) => assessPiece(piece, vectorScoreOf))
    .reduce((most, assessment) => (assessment.danger > most.danger ? assessment : most));
  return isSaidPlainly(simplify(text)) ? { ...strongest, danger: Math.max(strongest.danger, PLAIN_DANGER) } : strongest;
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
