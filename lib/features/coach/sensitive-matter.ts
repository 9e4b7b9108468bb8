import { assessText, NOTE_THRESHOLD } from "@/lib/features/risk/assess-text";
import type { VectorOf } from "./classification/linear-models";
import { listenerContent } from "./listener/content";
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

/**
 * Of all kinds together. About 1 % of ordinary messages, left out, are above. Stories of trouble at work are likest, and
 * a careful reply to one of them helps nobody.
 */
const MIN_CHANCES = { withVector: 0.35, byWords: 0.9 };
/** These are asked for, and seldom mistaken for a story. */
const ASKED_KINDS = new Set(["legal", "medical", "third-party"]);
const MIN_CHANCES_OF_ASKED = { withVector: 0.2, byWords: 0.9 };
/** The reply refuses; a refusal that is wrong ends the conversation. */
const REFUSED_KINDS = new Set(["manipulation", "ethics"]);
const MIN_CHANCES_OF_REFUSED = { withVector: 0.8, byWords: 0.97 };
/** What is said in so many words is doubted only where the rest is very ordinary. */
const PLAIN_WORDS = new RegExp(
  String.raw`\b(?:harass\w*|groped?|touch(?:es|ed|ing) me|sexual\w*|jokes (?:about|on) (?:my|her|his)` +
    String.raw`|discriminat\w+|racis[mt]|sexis[mt]|brib\w+|fraud\w*|embezzl\w+|launder\w+|insider trading` +
    String.raw`|falsif\w+|forged|blackmail\w*|narcissist\w*|psychopath\w*|antidepressants?` +
    String.raw`|sue (?:him|her|them|me))\b`,
);
const MIN_CHANCES_OF_PLAIN_WORDS = { withVector: 0.1, byWords: 0.001 };

function leastChancesOf(kind: SensitiveMatter, text: string) {
  if (PLAIN_WORDS.test(text)) return MIN_CHANCES_OF_PLAIN_WORDS;
  if (REFUSED_KINDS.has(kind)) return MIN_CHANCES_OF_REFUSED;
  return ASKED_KINDS.has(kind) ? MIN_CHANCES_OF_ASKED : MIN_CHANCES;
}

/**
 * The kind of matter for other professionals than a coach, or that needs care, which a message is about; null for an
 * ordinary one. With the sentence vector of the message more are found than by its words alone.
 */
export function findSensitiveMatter(message: string, vectorOf: VectorOf = () => undefined): SensitiveMatter | null {
  const text = normalizeText(message.slice(0, MAX_CHARS));
  const guesses = listenerContent().sensitive(text, vectorOf);
  const ordinary = guesses.find(({ label }) => label === "none")?.chance ?? 0;
  const likeliest = guesses.find(({ label }) => label !== "none")?.label;
  if (!isKind(likeliest)) return null;
  const least = leastChancesOf(likeliest, text);
  return 1 - ordinary >= (vectorOf(text) ? least.withVector : least.byWords) ? likeliest : null;
}

/** True for danger, health, misconduct and other matters never to be stored. */
export const isSensitive = (message: string): boolean =>
  assessText(message).danger >= NOTE_THRESHOLD || findSensitiveMatter(message) !== null;

/** What a language model is told where the last message is about a sensitive matter. */
export function cautionFor(turns: CoachTurn[]): string | null {
  const matter = findSensitiveMatter(turns.at(-1)?.content ?? "");
  return matter && CAUTIONS[matter];
}
