import { toChances, type Guess } from "../../classification/classifier";
import type { VectorOf } from "../../classification/linear-models";
import { normalizeText, sentencesOf, wordsOf } from "../../text";
import { actKindOf, EDIT_ACTS, ON_SCREEN_ACTS, OWN_TEXT_ACTS, PROTEST_ACTS, type ActKind } from "../acts";
import { listenerContent } from "../content";
import { isAnswering, type ListenerState } from "../schema";
import { remembering } from "./recognize-matters";
import { rejects } from "./rejects";

const LONG_MESSAGE_WORDS = 22;
const MIN_PART_CHANCE = 0.3;
/** A cue multiplies the chance of its act by this, so that only examples that are sure of another act overrule it. */
const CUE_WEIGHT = 500;
/** The example messages are requests and stories, and make questions of fact seem rarer than they are. */
const FACT_WEIGHT = 4;
/** After something was given, a short message is often about it, and right after it mostly. */
const FOLLOW_UP_WEIGHT = 3;
const WEIGHT_RIGHT_AFTER = 12;
/** Of all requests or all questions about facts together, in a message without the form of one. */
const MIN_STATED_CHANCE = 0.85;
const STATEMENT_ACTS = new Set(["tell", "answer-share"]);
const ASKING = new RegExp(
  String.raw`\?\s*$|\b(?:what date|what day|how long exactly)\s*$` +
    String.raw`|^(?:ok(?:ay)?,? |and |so |but |wait,? |please |quick(?: one)?[:,] )*` +
    String.raw`(?:how|what(?! (?:matters|counts|worries|annoys|bothers|hurts|i|we|he|she|they)\b)|why|which|whom?|where|when|should|shall` +
    String.raw`|(?:does|do|did|is|are|was|were|will|has|have|can|could|would|am) (?:i|you|we|it|this|that|he|she|they|there|any(?:one|body)|my|the)\b` +
    String.raw`|(?:(?:just|only|in|some|the|a) )?(?:steps|checklist|list|draft|options|advice|questions|first sentence)(?: please)?\W*$` +
    String.raw`|give|write|draft|make|put|add|read|show|list|remind me|help me|walk me|explain|suggest|rewrite|turn this|prepare)\b`,
  "i",
);

/** 'She got 30 percent more elsewhere' is not the person's own good news. */
const ABOUT_OTHERS = /^(?:he|she|they|his|her|their)\b/i;

const MAX_NEWS_WORDS = 8;

export const isAsking = (text: string) => ASKING.test(normalizeText(text));

/** A wrong congratulation hurts. */
const MIN_GOOD_NEWS_CHANCE = 0.8;

/** A guess, and the chance of all acts of its kind together. */
interface ActGuess extends Guess {
  kindChance: number;
}

function toActGuesses(guesses: Guess[]): ActGuess[] {
  const chances = toChances(guesses);
  const ofKind = Map.groupBy(chances, ({ label }) => actKindOf(label));
  const chanceOf = (kind: ActKind) => (ofKind.get(kind) ?? []).reduce((sum, { chance }) => sum + chance, 0);
  return chances.map((guess) => ({ ...guess, kindChance: chanceOf(actKindOf(guess.label)) }));
}

/** Of all follow-ups together, without the form of a request, right after something was given. */
const MIN_FOLLOW_UP_CHANCE = 0.3;

/** Blanks that were filled or a change belong to the text that was given. */
const isAfterHelp = ({ did, last }: ListenerState) =>
  last !== null && did?.subject === last.subject && (did.act === last.act || OWN_TEXT_ACTS.has(did.act));

/** What follows a question of the coach mostly answers it. */
const MIN_ANSWER_CHANCE = 0.95;

/** Below, nothing but a part of a story. */
const MIN_DIALOGUE_CHANCE = 0.4;
/** 'And then he says it is just numbers' is not a question about one's scores. */
const MAX_QUESTION_WORDS_OF_VENT = 8;

function isLikely({ label, chance, kindChance }: ActGuess, part: string, state: ListenerState): boolean {
  const kind = actKindOf(label);
  if (label === "good-news") return chance >= MIN_GOOD_NEWS_CHANCE;
  if (kind === "dialogue") return STATEMENT_ACTS.has(label) || chance >= MIN_DIALOGUE_CHANCE;
  if (kind === "follow-up" && isAfterHelp(state)) return kindChance >= MIN_FOLLOW_UP_CHANCE;
  const isShortQuestion = isAsking(part) && wordsOf(part).length <= MAX_QUESTION_WORDS_OF_VENT;
  if (state.isVenting && !isShortQuestion) return false;
  if (isAsking(part) && (kind !== "fact" || state.matter === null)) return true;
  return kindChance >= (isAnswering(state) ? MIN_ANSWER_CHANCE : MIN_STATED_CHANCE);
}

const SECOND_QUESTION = /,? and (?=(?:what|how|which|who|where|when|can|could|should) )/i;

const listQuestions = (bare: string) => sentencesOf(bare).flatMap((sentence) => sentence.split(SECOND_QUESTION));

/** Without its message, a sentence tells less. */
const MIN_STATED_PART_CHANCE = 0.98;

/** Of one of several questions. */
const MIN_FACT_CHANCE = 0.6;

const isFact = (act: string) => actKindOf(act) === "fact";
export const isRequest = (act: string) => actKindOf(act) === "ask";

type GuessPart = (part: string) => ActGuess | undefined;

/** In a long message, the last sentence with a sure act decides; without one, the whole message. */
function chooseAct(text: string, guessPart: GuessPart): ActGuess {
  const whole = guessPart(text) ?? { label: isAsking(text) ? "unclear" : "tell", chance: 0, kindChance: 0 };
  const parts = listQuestions(text);
  if (parts.length < 2) return whole;
  const isSure = ({ label, chance }: { label: string; chance: number }, kinds: string[]) =>
    kinds.includes(actKindOf(label)) && chance >= MIN_PART_CHANCE;
  const isShort = wordsOf(text).length <= LONG_MESSAGE_WORDS;
  if (isShort && isSure(whole, ["fact", "ask", "follow-up"])) return whole;
  for (const part of parts.toReversed()) {
    const guess = guessPart(part);
    const isMeant = guess && (isAsking(part) || guess.kindChance >= MIN_STATED_PART_CHANCE);
    if (isMeant && (isSure(guess, ["fact", "ask"]) || guess.label === "f-add")) return guess;
  }
  return whole;
}

/** Below both, the coach asks what is meant: a wrong answer costs more trust than a question. */
const MIN_ACT_CHANCE = 0.3;
const MIN_KIND_CHANCE = 0.85;

const isClear = ({ label, chance, kindChance }: ActGuess) =>
  actKindOf(label) === "dialogue" || chance >= MIN_ACT_CHANCE || kindChance >= MIN_KIND_CHANCE;

const MAX_FOLLOW_UP_WORDS = 14;

/** The act shown by the last sentence with a cue. Acts about the last reply rank after facts, before requests. */
function findCuedActs(bare: string, normal: string, { last, matter }: ListenerState): (string | null)[] {
  const { cues } = listenerContent();
  const acts = listQuestions(bare).flatMap((part) => cues.first("acts", normalizeText(part)) ?? []);
  const act = acts.at(-1) ?? cues.first("acts", normalizeText(bare));
  // What is complained of comes first, and what is wanted instead last.
  const end = normalizeText(sentencesOf(bare).at(-1) ?? normal);
  const isAbout = (part: string) => wordsOf(part).length <= MAX_FOLLOW_UP_WORDS && (last ?? matter) !== null;
  const followUpIn = (part: string) => (isAbout(part) ? cues.first("follow-ups", part) : null);
  const isOther = act !== null && actKindOf(act) !== "ask";
  const also = acts.findLast((each) => each !== act && actKindOf(each) === "fact");
  // 'Too soft. He will wave it off.'
  const begin = normalizeText(sentencesOf(bare)[0] ?? "");
  return [(isOther ? null : (followUpIn(end) ?? followUpIn(begin))) ?? act, also ?? null];
}

/** Of all changes together, after a text was given; a wrong change can be undone. */
const MIN_CHANGE_CHANCE = 0.09;
/** Against another act that is likelier; that of the text itself is hardly asked for twice in a row. */
const MIN_SURE_CHANGE_CHANCE = 0.18;
const MIN_SAME_CHANGE_CHANCE = 0.06;

/**
 * Whether the act is possible: a change needs a text, a value one with blanks, and a question alone is not shown again.
 * What is not possible is left out before chances are compared.
 */
function isPossible(act: string, { last, did, hasBlanks }: ListenerState): boolean {
  if (act === "f-repeat") return did?.act !== "listen";
  if (!EDIT_ACTS.has(act)) return true;
  return [last, did].some((each) => ON_SCREEN_ACTS.has(each?.act ?? "")) && (act !== "f-fill" || hasBlanks);
}

/** The likeliest change that a message asks for where a text was given just before. */
function findChange(guesses: Guess[], act: string, state: ListenerState): string | undefined {
  const before = state.did?.act ?? "";
  if (!ON_SCREEN_ACTS.has(before)) return undefined;
  const changes = guesses.filter(({ label }) => EDIT_ACTS.has(label) && isPossible(label, state));
  const leastOfOthers = actKindOf(act) === "dialogue" ? MIN_CHANGE_CHANCE : MIN_SURE_CHANGE_CHANCE;
  const least = act === before ? MIN_SAME_CHANGE_CHANCE : leastOfOthers;
  return changes.reduce((sum, { chance }) => sum + chance, 0) >= least ? changes[0]?.label : undefined;
}

/** A longer message that begins annoyed says more, which is answered; 'Not about …' below the reply rejects its matter. */
const MAX_PROTEST_WORDS = 12;

/** 'Dr Weiss' fills a blank. */
const MAX_VALUE_WORDS = 3;

/** Before a text was given, only its denial corrects a matter. */
const NEGATION = /\b(?:not|no|never|nobody|nothing|neither|wrong)\b/;

/** Another fact that one of several questions asks for. */
function findOtherFact(questions: string[], act: string, guessPart: GuessPart): string | null {
  const guesses = questions.filter(isAsking).flatMap((part) => guessPart(part) ?? []);
  const other = guesses.find(({ label, chance }) => isFact(label) && label !== act && chance >= MIN_FACT_CHANCE);
  return other?.label ?? null;
}

interface ActsToChoose {
  bare: string;
  /** The solution of the sum that the message asks for; empty where it is a plain one. */
  sum: string | null;
  cued: string | null;
  cuedBesides: string | null;
  whole: Guess[];
  guessPart: GuessPart;
  state: ListenerState;
}

/** What the message does, and what it asks for beside it. */
function chooseActs({ bare, sum, cued, cuedBesides, whole, guessPart, state }: ActsToChoose) {
  const questions = listQuestions(bare);
  const guess = chooseAct(bare, guessPart);
  const likeliest = guess.label === cued || isClear(guess) ? guess.label : "unclear";
  // 'How many days until then, and what should I prepare?'
  const asksForBoth = cued !== null && isRequest(cued) && isFact(guess.label) && questions.length > 1;
  // Right below a text, the words for a change of it are hardly ever said of anything else.
  const isAboutText = cued !== null && cued.startsWith("f-") && isAfterHelp(state);
  const recognized = asksForBoth || isAboutText ? cued : likeliest;
  const act = (recognized === cued ? undefined : findChange(whole, recognized, state)) ?? recognized;
  if (sum !== null)
    return isRequest(recognized) && questions.filter(isAsking).length > 1
      ? { act, also: "arithmetic" }
      : { act: "arithmetic", also: null };
  if (isFact(act)) return { act, also: findOtherFact(questions, act, guessPart) };
  const besides = asksForBoth ? guess.label : cuedBesides;
  return { act, also: isRequest(act) ? besides : null };
}

/** A message whose act is to be found, in the conversation. */
interface MessageToRead {
  text: string;
  normal: string;
  words: string[];
  /** Without quotations. */
  bare: string;
  /** The solution of the sum that the message asks for; empty where it is a plain one. */
  sum: string | null;
}

interface RecognizedActs {
  act: string;
  also: string | null;
  /** What the message is like by itself, without the state of the conversation, the likeliest first. */
  plainActs: Guess[];
  isProtest: boolean;
}

/** What a message does, what it asks for beside it, and whether it rejects the text before it or its matter. */
export function recognizeActs(message: MessageToRead, state: ListenerState, vectorOf: VectorOf): RecognizedActs {
  const { text, normal, words, bare, sum } = message;
  const isAfterText = ![undefined, "listen", "complaint"].includes(state.last?.act);
  const isAllowed = (act: string) => {
    if (act.startsWith("f-")) return (state.last ?? state.matter) !== null && words.length <= LONG_MESSAGE_WORDS;
    if (act === "answer-share") return state.turn > 0;
    if (PROTEST_ACTS.has(act) && words.length > MAX_PROTEST_WORDS) return false;
    if (act === "correction" && words.length <= MAX_VALUE_WORDS && !NEGATION.test(normal)) return false;
    if (act === "correction") return isAfterText || (state.matter !== null && NEGATION.test(normal));
    if (act === "good-news") return !ABOUT_OTHERS.test(text) && words.length <= MAX_NEWS_WORDS;
    return act !== "tell" || words.length > 1;
  };
  const [cued = null, cuedBesides = null] = findCuedActs(bare, normal, state);
  const weigh = ({ label, chance }: Guess) => {
    const weighed = chance * (actKindOf(label) === "fact" ? FACT_WEIGHT : 1);
    if (label === cued) return weighed * CUE_WEIGHT;
    return label.startsWith("f-") ? weighed * (isAfterHelp(state) ? WEIGHT_RIGHT_AFTER : FOLLOW_UP_WEIGHT) : weighed;
  };
  const guessAct = remembering((part) => listenerContent().acts(part, vectorOf));
  const whole = guessAct(normal);
  const guessPart = (part: string) => {
    const possible = guessAct(normalizeText(part)).filter(({ label }) => isPossible(label, state));
    return toActGuesses(possible.map((guess) => ({ ...guess, chance: weigh(guess) })))
      .filter(({ label }) => label === cued || (isAllowed(label) && !(STATEMENT_ACTS.has(label) && isAsking(part))))
      .find((guess) => guess.label === cued || isLikely(guess, part, state));
  };
  const { act, also } = chooseActs({ bare, sum, cued, cuedBesides, whole, guessPart, state });
  const isRejection =
    isAfterHelp(state) && rejects({ normal, act, guesses: whole, isQuestionOpen: state.isQuestionOpen });
  return {
    act,
    also,
    plainActs: cued ? [{ label: cued, chance: 1 }] : whole,
    isProtest: isAfterText && (PROTEST_ACTS.has(act) || isRejection),
  };
}
