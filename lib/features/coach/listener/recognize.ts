import type { Guess } from "./classifier";
import { actKindOf } from "./acts";
import { listenerContent } from "./content";
import type { ListenerState } from "./schema";
import { normalizeText, sentencesOf, wordsOf } from "./text";

export interface RecognizedMessage {
  text: string;
  normal: string;
  words: string[];
  act: string;
  chance: number;
  matter: string | null;
  nearest: string | null;
}

const LONG_MESSAGE_WORDS = 22;
const MIN_LIKENESS = 0.32;
/** Within a matter or a statement, a fact about the product or the report is rarely meant, so it needs this likeness. */
const MIN_SURE_FACT_LIKENESS = 0.55;
/** Dialogue acts such as a greeting have few forms, so a lower likeness suffices. */
const MIN_DIALOGUE_LIKENESS = 0.4;
const MIN_PART_CHANCE = 0.3;
/** Keeps an act possible whose kind is unlikely: added to the chance of the kind before both are multiplied. */
const KIND_CHANCE_OFFSET = 0.2;
const QUOTED = /["“”][^"“”]{12,}["“”]|(?<=\W)'[^']{12,}'(?=\W|$)/g;

const STATEMENT_ACTS = new Set(["tell", "answer-share"]);
const SHARING_ACTS = new Set([...STATEMENT_ACTS, "feeling-bad", "good-news"]);
const ASKING =
  /\?\s*$|^(?:ok(?:ay)?,? |and |so |but |please |quick(?: one)?[:,] )*(?:how|what|why|which|whom?|where|when|should|shall|can you|could you|would you|give|write|draft|make|show|list|help me|walk me|explain|suggest|rewrite|turn this|prepare)\b/i;

/** 'I have to fire someone on Friday' reads like a commitment and does not ask for one. */
const SELF_STATEMENT = /^(?:i|i'm|i've|we|he|she|they|need|got|had)\b/i;

/** 'She got 30 percent more elsewhere' is not the person's own good news. */
const ABOUT_OTHERS = /^(?:he|she|they|his|her|their)\b/i;

const isAsking = (text: string) => ASKING.test(text.trim());

function minMatterChance(words: number, act: string, { matter, turn }: ListenerState): number {
  if (matter === null) return words < 4 && turn > 0 ? 0.5 : 0.3;
  const goesOn = actKindOf(act) !== "dialogue" || words < 6;
  return goesOn && words < 10 ? 0.8 : 0.4;
}

function isLikely({ label, likeness }: Guess, part: string, state: ListenerState): boolean {
  const kind = actKindOf(label);
  if (kind === "dialogue") return SHARING_ACTS.has(label) || likeness >= MIN_DIALOGUE_LIKENESS;
  const isRarelyFact = state.matter !== null || (!isAsking(part) && SELF_STATEMENT.test(part.trim()));
  if (kind === "fact" && isRarelyFact && likeness < MIN_SURE_FACT_LIKENESS) return false;
  return isAsking(part) || likeness >= MIN_LIKENESS;
}

/** In a long message, the last sentence with a sure act decides; without one, the whole message. */
function chooseAct(text: string, state: ListenerState, isAllowed: (act: string, part: string) => boolean): Guess {
  const { acts, kinds } = listenerContent();
  const best = (part: string) => {
    const normal = normalizeText(part);
    const chanceOf = new Map(kinds.guess(normal).map(({ label, chance }) => [label, chance]));
    return acts
      .guess(normal)
      .filter((guess) => isAllowed(guess.label, part) && isLikely(guess, part, state))
      .map(({ label, likeness, chance }) => ({
        label,
        likeness,
        chance: chance * (KIND_CHANCE_OFFSET + (chanceOf.get(actKindOf(label)) ?? 0)),
      }))
      .sort((a, b) => b.chance - a.chance)[0];
  };
  const whole = best(text) ?? { label: "tell", chance: 0, likeness: 0 };
  const parts = sentencesOf(text);
  if (parts.length < 2) return whole;
  const asking = parts
    .map(best)
    .filter((guess) => guess !== undefined)
    .filter(({ label, chance }) => ["fact", "ask"].includes(actKindOf(label)) && chance >= MIN_PART_CHANCE);
  const isAsked =
    actKindOf(whole.label) !== "dialogue" &&
    whole.chance >= MIN_PART_CHANCE &&
    wordsOf(text).length <= LONG_MESSAGE_WORDS;
  return isAsked ? whole : (asking.at(-1) ?? whole);
}

/** Situations that a message resembles. 'I will call Jo on Friday' resembles a missed date and is none. */
function guessMatters(normal: string): Guess[] {
  const { matters, situations } = listenerContent();
  const isPossible = ({ label }: Guess) => {
    const needs = situations.get(label)?.needs;
    return !needs || needs.some((word) => ` ${normal}`.includes(` ${word}`));
  };
  return matters.guess(normal).filter(isPossible);
}

export function recognize(message: string, state: ListenerState): RecognizedMessage {
  const text = message.trim();
  const normal = normalizeText(text);
  const words = wordsOf(normal).filter((word) => /\p{L}|\d/u.test(word));
  const bare = text.replace(QUOTED, " ").trim() || text;
  const isAllowed = (act: string) => {
    if (act.startsWith("f-")) return state.last !== null && words.length <= LONG_MESSAGE_WORDS / 2;
    if (act === "answer-share") return state.turn > 0 && words.length <= LONG_MESSAGE_WORDS / 2;
    if (act === "good-news") return !ABOUT_OTHERS.test(text);
    return act !== "tell" || words.length > 1;
  };
  const { label, chance } = chooseAct(
    bare,
    state,
    (act, part) => isAllowed(act) && !(isAsking(part) && STATEMENT_ACTS.has(act)),
  );
  const guesses = guessMatters(normal);
  const first = guesses[0];
  const isSure = first && first.label !== "none" && first.chance >= minMatterChance(words.length, label, state);
  return {
    text,
    normal,
    words,
    act: label,
    chance,
    matter: isSure ? first.label : null,
    nearest: guesses.find((guess) => guess.label !== "none")?.label ?? null,
  };
}
