import type { Guess } from "./classifier";
import { calculate } from "./arithmetic";
import { actKindOf } from "./acts";
import { listenerContent } from "./content";
import type { ListenerState } from "./schema";
import type { VectorOf } from "./sentence-models";
import { normalizeText, sentencesOf, wordsOf } from "./text";
import { solveWordProblem } from "./word-problem";

export interface RecognizedMessage {
  text: string;
  normal: string;
  words: string[];
  act: string;
  matter: string | null;
  nearest: string | null;
  /** The practice that is described or named by its subject. */
  practice: string | null;
  sum: string | null;
  /** A fact that the message asks for beside its act. */
  also: string | null;
}

const LONG_MESSAGE_WORDS = 22;
const MIN_LIKENESS = 0.32;
/** Within a matter or a statement, a fact about product or report is rarely meant, so it needs this likeness. */
const MIN_SURE_FACT_LIKENESS = 0.55;
/** Or, without a matter, this chance: none of 22 statements had it, and 21 of 97 questions not recognised before. */
const MIN_SURE_FACT_CHANCE = 0.6;
/** Dialogue acts such as a greeting have few forms, so a lower likeness suffices. */
const MIN_DIALOGUE_LIKENESS = 0.4;
const MIN_FOLLOW_UP_LIKENESS = 0.45;
const MIN_PART_CHANCE = 0.3;
/** Of a request or a question about facts that has not the form of one; lower, more stories are taken for one. */
const MIN_STATED_CHANCE = 0.6;
const QUOTED = /["“”][^"“”]{12,}["“”]|(?<=\W)'[^']{12,}'(?=\W|$)/g;

const STATEMENT_ACTS = new Set(["tell", "answer-share"]);
const SHARING_ACTS = new Set([...STATEMENT_ACTS, "feeling-bad", "good-news"]);
const ASKING = new RegExp(
  String.raw`\?\s*$|^(?:ok(?:ay)?,? |and |so |but |please |quick(?: one)?[:,] )*(?:how|what|why|which|whom?|where|when|should|shall` +
    String.raw`|(?:does|do|did|is|are|was|were|will|has|have|can|could|would|am) (?:i|you|we|it|this|that|he|she|they|there|any(?:one|body)|my|the)\b` +
    String.raw`|give|write|draft|make|show|list|remind me|help me|walk me|explain|suggest|rewrite|turn this|prepare)\b`,
  "i",
);

/** 'I have to fire someone on Friday' reads like a commitment and does not ask for one. */
const SELF_STATEMENT = /^(?:i|i'm|i've|we|he|she|they|need|got|had)\b/i;

/** Without such a word or a question, 'another 60 hour week' tells a story and requests nothing. */
const REQUEST_WORD = new RegExp(
  String.raw`\b(?:advi[cs]e|help|ideas?|thoughts?|tips?|suggest\w*|recommend\w*|wh(?:at|ich|ere|en|om?)|how|should|would|can|could|please|need|want|or` +
    String.raw`|give|write|draft|compose|phrase|put|finish|lead|guide|walk|text|e?mail|note|message|memo|letter|words?|wording` +
    String.raw`|lines?|sentence|script|list|checklist|agenda|steps?|plan|begin|start|first|questions?|options?|alternatives?` +
    String.raw`|choose|pick|decide|between|prepare|prep|practi[cs]e|rehears\w*|ready|argu\w*|against|challenge|holes|wrong|risks?|kick|push|must|have to)\b`,
);

/** 'She got 30 percent more elsewhere' is not the person's own good news. */
const ABOUT_OTHERS = /^(?:he|she|they|his|her|their)\b/i;

const MAX_FACT_WORDS = 6;
const MAX_NEWS_WORDS = 8;
const MAX_GREETING_WORDS = 12;

const isAsking = (text: string) => ASKING.test(text.trim());

/** A matter without a cue has to be near one of its example lines; a wrong one is worse than none. */
const MIN_MATTER_LIKENESS = 0.34;

function isSureMatter(guess: Guess, isCued: boolean, words: number, act: string, { matter, turn }: ListenerState) {
  if (isCued) return matter === null || guess.chance >= MIN_CUED_CHANCE;
  if (matter !== null && words < 10 && (actKindOf(act) !== "dialogue" || words < 6)) return false;
  if (matter !== null) return guess.chance >= MIN_OTHER_MATTER_CHANCE && guess.likeness >= MIN_MATTER_LIKENESS;
  const least = words < 4 && turn > 0 ? 0.6 : 0.5;
  return guess.likeness >= SURE_MATTER_LIKENESS || (guess.likeness >= MIN_MATTER_LIKENESS && guess.chance >= least);
}
/** A message leaves its matter only for another that is likely; without a cue that has to be nearly certain. */
const MIN_CUED_CHANCE = 0.34;
const MIN_OTHER_MATTER_CHANCE = 0.9;

/** The examples alone decide from this chance on, also against a cue. */
const SURE_CHANCE = 0.8;
const MAX_OVERRULED_CHANCE = 0.1;

function isLikely({ label, chance, likeness }: Guess, part: string, state: ListenerState): boolean {
  const kind = actKindOf(label);
  const needsNoRequestWord = kind === "fact" || label === "practice-start";
  if (needsNoRequestWord && state.matter === null && chance >= SURE_CHANCE) return true;
  if (label === "good-news") return chance >= SURE_CHANCE;
  if (kind === "dialogue") return SHARING_ACTS.has(label) || likeness >= MIN_DIALOGUE_LIKENESS;
  if (kind === "follow-up" && !isAsking(part) && likeness < MIN_FOLLOW_UP_LIKENESS) return false;
  const isRarelyFact =
    state.matter !== null ||
    (!isAsking(part) && (SELF_STATEMENT.test(part.trim()) || wordsOf(part).length > MAX_FACT_WORDS));
  const isSureFact = likeness >= MIN_SURE_FACT_LIKENESS || (state.matter === null && chance >= MIN_SURE_FACT_CHANCE);
  if (kind === "fact" && isRarelyFact && !isSureFact) return false;
  if (isAsking(part)) return true;
  if (kind === "ask" && !REQUEST_WORD.test(normalizeText(part))) return false;
  return likeness >= MIN_LIKENESS && chance >= MIN_STATED_CHANCE;
}

/** In a long message, the last sentence with a sure act decides; without one, the whole message. */
function chooseAct(text: string, guessPart: (part: string) => Guess | undefined): string {
  const whole = guessPart(text) ?? { label: "tell", chance: 0 };
  const parts = sentencesOf(text);
  if (parts.length < 2) return whole.label;
  const isSure = ({ label, chance }: { label: string; chance: number }, kinds: string[]) =>
    kinds.includes(actKindOf(label)) && chance >= MIN_PART_CHANCE;
  const isShort = wordsOf(text).length <= LONG_MESSAGE_WORDS;
  if (isShort && isSure(whole, ["fact", "ask", "follow-up"])) return whole.label;
  const asking = parts.map(guessPart).findLast((guess) => guess && isSure(guess, ["fact", "ask"]));
  return asking?.label ?? whole.label;
}

/** Whether the examples are sure of another act than those that the cues show, and that the first of these is wrong. */
const isSureOfOther = ([first, ...others]: Guess[], cued: (string | null)[]): boolean =>
  first !== undefined &&
  !cued.includes(first.label) &&
  ["fact", "ask"].includes(actKindOf(first.label)) &&
  first.chance >= SURE_CHANCE &&
  others.some(({ label, chance }) => label === cued[0] && chance <= MAX_OVERRULED_CHANCE);

interface MatterGuesses {
  guesses: Guess[];
  cued: Set<string>;
}

/**
 * Matters that a message resembles, the likeliest first. 'I will call Jo on Friday' resembles a missed date and is none.
 */
function guessMatters(normal: string, vectorOf: VectorOf): MatterGuesses {
  const { matters, situations, cues } = listenerContent();
  const cued = new Set(cues.all("matters", normal));
  const isPossible = ({ label }: Guess) => {
    const needs = situations.get(label)?.needs;
    return !needs || cued.has(label) || needs.some((word) => ` ${normal}`.includes(` ${word}`));
  };
  const weightOf = ({ label, chance, likeness }: Guess) =>
    chance + (cued.has(label) || likeness >= SURE_MATTER_LIKENESS ? 1 : 0);
  const guesses = matters(normal, vectorOf).filter(isPossible);
  return { guesses: guesses.sort((a, b) => weightOf(b) - weightOf(a)), cued };
}

const SURE_MATTER_LIKENESS = 0.58;

/** Likelier, a message has no matter of its own even where it resembles one. */
const SURE_NONE_CHANCE = 0.8;

const MAX_FOLLOW_UP_WORDS = 14;
const LAST_MESSAGES = 3;
const SECOND_QUESTION = /,? and (?=(?:what|how|which|who|where|when|can|could|should) )/i;

/** The act shown by the last sentence with a cue. Acts about the last reply rank after facts, before requests. */
function findCuedActs(bare: string, normal: string, { last, matter }: ListenerState): (string | null)[] {
  const { cues } = listenerContent();
  const acts = sentencesOf(bare)
    .flatMap((sentence) => sentence.split(SECOND_QUESTION))
    .flatMap((part) => cues.first("acts", normalizeText(part)) ?? []);
  const act = acts.at(-1) ?? cues.first("acts", normalizeText(bare));
  const isShort = wordsOf(normal).length <= MAX_FOLLOW_UP_WORDS && (last ?? matter) !== null;
  const isOther = act !== null && actKindOf(act) !== "ask";
  const also = acts.findLast((each) => each !== act && actKindOf(each) === "fact");
  return [(isShort && !isOther ? cues.first("follow-ups", normal) : null) ?? act, also ?? null];
}

function findNearestMatter({ guesses, cued }: MatterGuesses): string | null {
  const isNone = guesses.some(({ label, chance }) => label === "none" && chance >= SURE_NONE_CHANCE);
  const isNear = ({ label, likeness }: Guess) => cued.has(label) || (!isNone && likeness >= MIN_MATTER_LIKENESS);
  return guesses.find((guess) => guess.label !== "none" && isNear(guess))?.label ?? null;
}

/** Below, the practice is only one of several that would fit. */
const MIN_PRACTICE_CHANCE = 0.5;
/** For somebody who wants to be led. */
const MIN_WANTED_PRACTICE_CHANCE = 0.2;

function findPractice(normal: string, act: string, vectorOf: VectorOf): string | null {
  const { cues, practices } = listenerContent();
  const least = act === "practice-start" ? MIN_WANTED_PRACTICE_CHANCE : MIN_PRACTICE_CHANCE;
  const guess = practices(normal, vectorOf).find(({ label }) => label !== "none");
  return cues.first("practices", normal) ?? (guess && guess.chance >= least ? guess.label : null);
}

const withoutQuotes = (text: string) => text.replace(QUOTED, " ").trim() || text;

const MAX_VECTORS = 4;

/** The texts whose vectors `recognize` uses: the message, and the last of its sentences. */
export function listTextsForVectors(message: string): string[] {
  const text = message.trim();
  const bare = withoutQuotes(text);
  const texts = [text, bare, ...sentencesOf(bare).toReversed()].map(normalizeText).filter(Boolean);
  return [...new Set(texts)].slice(0, MAX_VECTORS);
}

/** `earlier` are the person's messages before, the oldest first, and the reply before, last. */
export function recognize(
  message: string,
  state: ListenerState,
  earlier: string[] = [],
  vectorOf: VectorOf = () => undefined,
): RecognizedMessage {
  const text = message.trim();
  const normal = normalizeText(text);
  const words = wordsOf(normal).filter((word) => /\p{L}|\d/u.test(word));
  const bare = withoutQuotes(text);
  const isAllowed = (act: string) => {
    if (act.startsWith("f-")) return (state.last ?? state.matter) !== null && words.length <= LONG_MESSAGE_WORDS / 2;
    if (act === "answer-share") return state.turn > 0 && words.length <= LONG_MESSAGE_WORDS / 2;
    if (act === "good-news") return !ABOUT_OTHERS.test(text) && words.length <= MAX_NEWS_WORDS;
    if (act === "greeting" || act === "laugh") return words.length <= MAX_GREETING_WORDS;
    return act !== "tell" || words.length > 1;
  };
  const sum = solveWordProblem(text, earlier) ?? (calculate(text) === null || words.length > 12 ? null : "");
  const [cued = null, also = null] = sum === null ? findCuedActs(bare, normal, state) : ["arithmetic"];
  const guessActs = (part: string) => listenerContent().acts(normalizeText(part), vectorOf);
  const guessPart = (part: string) =>
    guessActs(part)
      .filter(({ label }) => isAllowed(label) && !(isAsking(part) && STATEMENT_ACTS.has(label)))
      .find((guess) => isLikely(guess, part, state));
  const isOverruled = cued !== null && sum === null && isSureOfOther(guessActs(bare), [cued, also]);
  const act = (isOverruled ? null : cued) ?? chooseAct(bare, guessPart);
  const matters = guessMatters(normal, vectorOf);
  const [first] = matters.guesses;
  const isSure =
    first && first.label !== "none" && isSureMatter(first, matters.cued.has(first.label), words.length, act, state);
  const withEarlier = [...earlier.slice(-LAST_MESSAGES - 1, -1), normal].map(normalizeText).join(" ");
  return {
    text,
    normal,
    words,
    act,
    matter: isSure ? first.label : null,
    nearest: findNearestMatter(matters) ?? findNearestMatter(guessMatters(withEarlier, vectorOf)),
    practice: findPractice(normal, act, vectorOf),
    sum: sum || null,
    also: actKindOf(act) === "ask" ? also : null,
  };
}
