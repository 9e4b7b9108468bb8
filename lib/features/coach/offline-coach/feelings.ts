import { normal } from "./text";

export type FeelingKind = "anger" | "fear" | "sadness" | "tired" | "shame" | "alone" | "confused" | "joy";

const WORDS: Record<FeelingKind, string> = {
  anger: "angry|furious|frustrated|annoyed|irritated|resentful|mad|livid|fed up|bitter|outraged|pissed off|sick of it",
  fear: "petrified|afraid|scared|anxious|worried|nervous|terrified|frightened|panicked|uneasy|on edge|apprehensive",
  sadness: "sad|hurt|disappointed|heartbroken|down|discouraged|let down|miserable|upset|devastated|gutted|deflated",
  tired: "tired|exhausted|drained|overwhelmed|burned out|burnt out|worn out|stressed|stretched|depleted|swamped",
  shame: "ashamed|embarrassed|guilty|humiliated|stupid|inadequate|small|like a fraud|like an impostor|like an imposter",
  alone: "alone|lonely|isolated|ignored|invisible|overlooked|unappreciated|undervalued|unsupported|betrayed|excluded",
  confused: "confused|torn|stuck|lost|unsure|conflicted|ambivalent|undecided|trapped|paralysed|paralyzed|uncertain",
  joy: "excited|proud|happy|relieved|grateful|hopeful|thrilled|glad|delighted|energised|energized|optimistic|confident",
};

const ANY = Object.values(WORDS).join("|");
const DEGREE =
  "(?:so |very |really |quite |pretty |just |also |honestly |still |always |completely |totally |increasingly |rather |a bit |a little |more and more |kind of |absolutely )*";
const OWN_FEELING = new RegExp(
  `\\b(?:i'm|i am|i feel|i felt|i was|i've been|i have been|i'm feeling|i am feeling|i get|i got|i'm getting|makes me|made me|makes me feel|made me feel|leaves me|left me|feeling|i'm left|me feeling|feel like i'm) ${DEGREE}(${ANY})\\b(?: and ${DEGREE}(${ANY})\\b)?`,
  "g",
);
const BARE = new RegExp(`^${DEGREE}(${ANY})(?:,? (?:and|but) ${DEGREE}(${ANY}))?(?:[,.]|$)`);
const UNSURE_TAIL = / (?:i (?:guess|think|suppose)|actually|honestly|really|to be honest)(?=[.!]?$)/;
const NEGATED =
  /\bi (?:said|told \w+|pretended|claimed|wrote) (?:that )?(?:i was|i am|i'm) $|\b(?:didn't|did not|never|don't) (?:say|said|mean) (?:that )?(?:i |it )?(?:\w+ )?$|\b(?:not|never|isn't|wasn't|no longer|don't feel|didn't feel|without being|stop being|less) (?:\w+ )?$/;

export interface Feeling {
  kind: FeelingKind;
  /** As the person named it. */
  word: string;
}

const kindOf = (word: string): FeelingKind =>
  (Object.keys(WORDS) as FeelingKind[]).find((kind) => WORDS[kind].split("|").includes(word)) ?? "confused"; // The keys of WORDS are its kinds.

/** The feelings that the person says they have, in their order; what others feel is left out. */
export function feelingsIn(text: string): Feeling[] {
  const said = normal(text);
  const words = [...said.matchAll(OWN_FEELING)].flatMap((match) =>
    NEGATED.test(said.slice(0, match.index + match[0].indexOf(match[1] ?? ""))) ? [] : [match[1], match[2]],
  );
  const bare = BARE.exec(said.replace(UNSURE_TAIL, ""));
  const all = [...words, ...(bare ? [bare[1], bare[2]] : [])].filter((word) => word !== undefined);
  return [...new Set(all)].map((word) => ({ kind: kindOf(word), word }));
}
