import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import { TRAITS, type Trait } from "@/lib/features/hexaco/schema";

export type ForeignContent = "markup" | "number" | "trait" | "direction" | "quote" | "verdict";

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
export const HEDGE =
  /\b(?:may|might|can|could|tends?|tendency|often|sometimes|probably|likely|leans?|points?|suggests?)\b/i;
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

export const stemsOf = (text: string) =>
  new Set(
    plain(text)
      .split(" ")
      .filter((word) => word.length >= 4 && !STOP_WORDS.has(word))
      .map((word) => word.slice(0, 6)),
  );

function isReversed(allowed: string, text: string): boolean {
  return TRAITS.some((trait) => {
    const name = TRAIT_LABELS[trait].replace("-", "[- ]");
    const named = (where: string, level: string) =>
      new RegExp(`\\b${level}(?:er)? (?:in |on )?${name}`, "i").test(where);
    return ["low", "high"].some((level) => named(text, level) && !named(allowed, level));
  });
}

export const countWords = (text: string): number => text.trim().split(/\s+/).length;

export function findForeignContent(text: string, allowed: string): ForeignContent | null {
  if (MARKUP.test(text)) return "markup";
  const allowedNumbers = new Set(numbersIn(allowed));
  if (numbersIn(text).some((number) => !allowedNumbers.has(number))) return "number";
  if (TRAITS.some((trait) => TRAIT_WORDS[trait].test(text) && !TRAIT_WORDS[trait].test(allowed))) return "trait";
  if (isReversed(allowed, text)) return "direction";
  if (quotesIn(text).some((quote) => !plain(allowed).includes(plain(quote).trim()))) return "quote";
  return VERDICT.test(text) ? "verdict" : null;
}
