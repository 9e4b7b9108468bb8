import { assessText, NOTE_THRESHOLD } from "@/lib/features/risk/assess-text";
import { processSingleton } from "@/lib/server/process/process-singleton";
import {
  combineChances,
  guessByModels,
  readLinearModels,
  unpackModels,
  type VectorOf,
} from "./classification/linear-models";
import { readConcepts } from "./listener/content";
import type { CoachTurn } from "./schema";
import { normalizeText } from "./text";

const MAX_CHARS = 8_000;

const CAUTIONS = {
  misconduct:
    "this touches misconduct or discrimination. Listen, suggest at most private dated notes, point to HR, an ombudsperson, a lawyer or the regulator, and make no legal judgement.",
  legal:
    "this asks for a legal judgement. Make none; point to a lawyer, a union or a legal advice line, and to dated notes.",
  medical: "this touches health. Do not diagnose or speak about medication; point to a doctor.",
  "third-party":
    "the person wants somebody else judged or diagnosed. Decline in one clause and work with what that person did and how it landed.",
  manipulation:
    "the person plans to work on somebody behind their back. Decline once, respectfully, and look for the direct way.",
  ethics: "the person proposes something unfair or dishonest. Say so once, respectfully, with the reason, then ask.",
} as const;
export type SensitiveMatter = keyof typeof CAUTIONS;

const isKind = (label: string | undefined): label is SensitiveMatter => label !== undefined && label in CAUTIONS;

/** Smallest probabilities at which a message counts as sensitive, with and without its sentence vector. */
const MIN_PROBABILITY = {
  /**
   * Chosen on messages that were not learned from, so that about 1 % of ordinary messages are above. Stories of trouble
   * at work are the likeliest of these, and a needless caution makes the reply to them worse.
   */
  default: { withVector: 0.35, withoutVector: 0.94 },
  /** Questions about these are rarely confused with stories about work, so less is enough. */
  asked: { withVector: 0.2, withoutVector: 0.9 },
  /** The reply refuses, and a wrong refusal ends the conversation, so more is required. */
  refused: { withVector: 0.8, withoutVector: 0.97 },
  /** Explicit words such as 'harassed' count almost alone. */
  explicit: { withVector: 0.05, withoutVector: 0.001 },
};

const ASKED_KINDS = new Set(["legal", "medical", "third-party"]);
const REFUSED_KINDS = new Set(["manipulation", "ethics"]);
const EXPLICIT_WORDS = new RegExp(
  String.raw`\b(?:harass\w*|groped?|touch(?:es|ed|ing) me|sexual\w*|jokes (?:about|on) (?:my|her|his)` +
    String.raw`|discriminat\w+|racis[mt]|sexis[mt]|brib\w+|fraud\w*|embezzl\w+|launder\w+|insider trading` +
    String.raw`|falsif\w+|forged|blackmail\w*|narcissist\w*|psychopath\w*|antidepressants?` +
    String.raw`|sue (?:him|her|them|me))\b`,
);

function minProbabilities(kind: SensitiveMatter, text: string) {
  if (EXPLICIT_WORDS.test(text)) return MIN_PROBABILITY.explicit;
  if (REFUSED_KINDS.has(kind)) return MIN_PROBABILITY.refused;
  return ASKED_KINDS.has(kind) ? MIN_PROBABILITY.asked : MIN_PROBABILITY.default;
}

/** Apart from the listener's content, whose 160 MB a language model does not need. */
const MODELS = processSingleton("sensitive-matters", () => ({
  concepts: readConcepts(),
  models: unpackModels(readLinearModels().models.sensitive),
}));
export const readSensitiveModels = () => void MODELS.get();

/**
 * The kind of matter for other professionals than a coach, or that needs care, which a message is about; null for an
 * ordinary one. With the sentence vector of the message more are found than by its words alone.
 */
export function findSensitiveMatter(message: string, vectorOf: VectorOf = () => undefined): SensitiveMatter | null {
  const text = normalizeText(message.slice(0, MAX_CHARS));
  const { models, concepts } = MODELS.get();
  const guesses = combineChances(guessByModels(models, { text, concepts, vectorOf }));
  const ordinary = guesses.find(({ label }) => label === "none")?.chance ?? 0;
  const likeliest = guesses.find(({ label }) => label !== "none")?.label;
  if (!isKind(likeliest)) return null;
  const min = minProbabilities(likeliest, text);
  return 1 - ordinary >= (vectorOf(text) ? min.withVector : min.withoutVector) ? likeliest : null;
}

/** True for danger, health, misconduct and other matters never to be stored. */
export const isSensitive = (message: string): boolean =>
  assessText(message).danger >= NOTE_THRESHOLD || findSensitiveMatter(message) !== null;

/** What a language model is told where the last message is about a sensitive matter. */
export function cautionFor(turns: CoachTurn[]): string | null {
  const matter = findSensitiveMatter(turns.at(-1)?.content ?? "");
  return matter && CAUTIONS[matter];
}
