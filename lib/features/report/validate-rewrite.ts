import { z } from "zod";
import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import { TRAITS, type Trait } from "@/lib/features/hexaco/schema";
import { cleanText } from "@/lib/shared/clean-text";
import type { StoredInsight } from "./stored-report";

export const rewriteAnswer = z.object({
  insights: z.array(z.object({ id: z.string().max(200), text: z.string().max(2_000) })).max(12),
});

type WordingFault =
  "length" | "number" | "trait" | "direction" | "quote" | "verdict" | "certainty" | "markup" | "invention";

/** Other words for a trait, so that a rewrite cannot name it indirectly. */
const TRAIT_WORDS: Record<Trait, RegExp> = {
  honesty_humility: /\bhonest|\bhumil|\bhumble|\bnarcissis|\bmachiavel|\bpsychopath/i,
  emotionality: /\bemotionality|\bneurotic|\banxious|\banxiety|\bemotionally (?:stable|unstable)/i,
  extraversion: /\bextra?[ov]er|\bintrover/i,
  agreeableness: /\bagreeabl|\bdisagreeabl/i,
  conscientiousness: /\bconscientious/i,
  openness: /\bopenness|\bopen-minded|\bclosed-minded/i,
};

const VERDICT =
  /\byou(?:['’]re| are)\b|\byour (?:personality|character) (?:is|type)\b|\b(?:disorder|diagnos\w*|toxic)\b/i;
const HEDGE = /\b(?:may|might|can|could|tends?|tendency|often|sometimes|probably|likely|leans?|points?|suggests?)\b/i;
const MARKUP = /https?:|www\.|[<>*_#`|[\]{}\n•]/;
const STOP_WORDS = new Set(
  "about above after again against also because been before being below between both cannot could does doing down each from have having here itself just less like made make many more most much must once only other others over rather really same should since some still such than that their them then there these they this those through under until very what when where whether which while will with within without would your yours".split(
    " ",
  ),
);

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)?/g) ?? [];
const quotesIn = (text: string) =>
  [...text.matchAll(/['"‘“]([^'"‘’“”]{3,})['"’”](?![a-z])/g)].map((match) => match[1] ?? "");
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, " ");

/** First six letters of words with at least four: long enough to carry meaning. */
const stemsOf = (text: string) =>
  new Set(
    plain(text)
      .split(" ")
      .filter((word) => word.length >= 4 && !STOP_WORDS.has(word))
      .map((word) => word.slice(0, 6)),
  );

/** Smallest share of the new text that must be in the findings, and of the draft that must remain. */
const KEPT = { fromFindings: 0.35, ofDraft: 0.3 } as const;

function isInvented(draft: string, allowed: string, text: string): boolean {
  const [draftStems, allowedStems, stems] = [stemsOf(draft), stemsOf(allowed), stemsOf(text)];
  const known = [...stems].filter((stem) => allowedStems.has(stem)).length;
  const kept = [...draftStems].filter((stem) => stems.has(stem)).length;
  return known < stems.size * KEPT.fromFindings || kept < draftStems.size * KEPT.ofDraft;
}

function isTurnedAround(allowed: string, text: string): boolean {
  return TRAITS.some((trait) => {
    const name = TRAIT_LABELS[trait].replace("-", "[- ]");
    const said = (where: string, level: string) =>
      new RegExp(`\\b${level}(?:er)? (?:in |on )?${name}`, "i").test(where);
    return ["low", "high"].some((level) => said(text, level) && !said(allowed, level));
  });
}

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** In words. The prompt states the same numbers as the check. */
export function rewriteLength(draft: string): { min: number; max: number } {
  const words = countWords(draft);
  return { min: Math.ceil(words * 0.5), max: Math.floor(words * 1.6) };
}

/**
 * What is wrong with a rewrite of an insight, or null. Every number, quote and trait must be in the findings; it must
 * stay a tendency, keep its content, and be plain text.
 */
export function findFault(insight: StoredInsight, wording: string): WordingFault | null {
  const allowed = [insight.text, ...insight.evidence.flatMap(({ label, value }) => [label, value])].join("\n");
  const words = countWords(wording);
  const { min, max } = rewriteLength(insight.text);
  if (words < min || words > max) return "length";
  if (MARKUP.test(wording)) return "markup";
  const allowedNumbers = new Set(numbersIn(allowed));
  if (numbersIn(wording).some((number) => !allowedNumbers.has(number))) return "number";
  if (TRAITS.some((trait) => TRAIT_WORDS[trait].test(wording) && !TRAIT_WORDS[trait].test(allowed))) return "trait";
  if (isTurnedAround(allowed, wording)) return "direction";
  if (quotesIn(wording).some((quote) => !plain(allowed).includes(plain(quote).trim()))) return "quote";
  if (VERDICT.test(wording)) return "verdict";
  if (HEDGE.test(insight.text) && !HEDGE.test(wording)) return "certainty";
  return isInvented(insight.text, allowed, wording) ? "invention" : null;
}

interface Worded {
  details: StoredInsight[];
  accepted: number;
  faults: WordingFault[];
}

export function applyRewrite(details: StoredInsight[], answer: z.output<typeof rewriteAnswer>): Worded {
  const byId = new Map(answer.insights.map(({ id, text }) => [id, cleanText(text)]));
  const faults: WordingFault[] = [];
  let accepted = 0;
  const worded = details.map((insight) => {
    const text = byId.get(insight.id);
    if (text === undefined || text === insight.text) return insight;
    const fault = findFault(insight, text);
    if (fault) faults.push(fault);
    else accepted++;
    return fault ? insight : { ...insight, text };
  });
  return { details: worded, accepted, faults };
}
