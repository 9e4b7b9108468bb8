import { toChances, type Guess } from "../../classification/classifier";
import type { VectorOf } from "../../classification/linear-models";
import { normalizeText, sentencesOf, wordsOf } from "../../text";
import { actKindOf, EDIT_ACTS, ON_SCREEN_ACTS, OWN_TEXT_ACTS, PROTEST_ACTS, type ActKind } from "../acts";
import { listenerContent } from "../content";
import { isAnswering, type ListenerState } from "../schema";
import { remembering } from "./recognize-matters";
import { rejects } from "./rejects";

const LONG_MESSAGE_WORDS = 22;
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
  if (isAsking(part)) return true;
  return kindChance >= (isAnswering(state) ? MIN_ANSWER_CHANCE : MIN_STATED_CHANCE);
}

/** Of another question beside the act of the whole message. */
const MIN_OTHER_CHANCE = 0.6;

const isFact = (act: string) => actKindOf(act) === "fact";
export const isRequest = (act: string) => actKindOf(act) === "ask";

type GuessPart = (part: string) => ActGuess | undefined;

/**
 * Whether the act is possible: a change needs a text, a value one with blanks, and a question alone is not shown again.
 * What is not possible is left out before chances are compared.
 */
function isPossible(act: string, { last, did, hasBlanks }: ListenerState): boolean {
  if (act === "f-repeat") return did?.act !== "listen";
  if (!EDIT_ACTS.has(act)) return true;
  return [last, did].some((each) => ON_SCREEN_ACTS.has(each?.act ?? "")) && (act !== "f-fill" || hasBlanks);
}

/** A longer message that begins annoyed says more, which is answered; 'Not about …' below the reply rejects its matter. */
const MAX_PROTEST_WORDS = 20;

/** 'Dr Weiss' fills a blank. */
const MAX_VALUE_WORDS = 3;

/** Before a text was given, only its denial corrects a matter. */
const NEGATION = /\b(?:not|no|never|nobody|nothing|neither|wrong)\b/;

/** 'He says 560 to 610k. So?' asks for no sum. */
const SUM_WORDS = /[%*+/=]|\b(?:percent|plus|minus|times|divided|sum|total|average|add(?:s|ed)? up)\b/;

/** Something was given that a message may be about. */
const isAboutGiven = ({ last, matter }: ListenerState) => (last ?? matter) !== null;

interface ActsToChoose {
  text: string;
  /** The follow-up that the form of a sentence shows. */
  cued: string | null;
  /** The solution of the sum that the message asks for; empty where it is a plain one. */
  sum: string | null;
  guessPart: GuessPart;
}

/** What the message does, and what it asks for beside it: 'How many days until then? And what should I prepare?' */
function chooseActs({ text, cued, sum, guessPart }: ActsToChoose) {
  const questions = sentencesOf(text).filter(isAsking);
  const act = cued ?? guessPart(text)?.label ?? (isAsking(text) ? "unclear" : "tell");
  if (sum !== null)
    return isRequest(act) && questions.length > 1 ? { act, also: "arithmetic" } : { act: "arithmetic", also: null };
  const others = questions.flatMap((part) => guessPart(part) ?? []);
  const findOther = (isKind: (act: string) => boolean): string | null =>
    others.find(({ label, chance }) => isKind(label) && label !== act && chance >= MIN_OTHER_CHANCE)?.label ?? null;
  const request = isFact(act) ? findOther(isRequest) : null;
  if (request) return { act: request, also: act };
  return { act, also: isFact(act) || isRequest(act) ? findOther(isFact) : null };
}

/** A message whose act is to be found, in the conversation. */
interface MessageToRead {
  text: string;
  normal: string;
  words: string[];
  /** The solution of the sum that the message asks for; empty where it is a plain one. */
  sum: string | null;
}

interface RecognizedActs {
  act: string;
  also: string | null;
  isProtest: boolean;
}

/** What a message does, what it asks for beside it, and whether it rejects the text before it or its matter. */
export function recognizeActs(message: MessageToRead, state: ListenerState, vectorOf: VectorOf): RecognizedActs {
  const { text, normal, words, sum } = message;
  const isAfterText = ![undefined, "listen", "complaint"].includes(state.last?.act);
  const isAllowed = (act: string) => {
    if (act.startsWith("f-")) return isAboutGiven(state) && words.length <= LONG_MESSAGE_WORDS;
    if (act === "arithmetic") return sum !== null || SUM_WORDS.test(normal);
    if (act === "answer-share") return state.turn > 0;
    if (PROTEST_ACTS.has(act) && words.length > MAX_PROTEST_WORDS) return false;
    if (act === "correction" && words.length <= MAX_VALUE_WORDS && !NEGATION.test(normal)) return false;
    if (act === "correction") return isAfterText || (state.matter !== null && NEGATION.test(normal));
    if (act === "good-news") return !ABOUT_OTHERS.test(text) && words.length <= MAX_NEWS_WORDS;
    return act !== "tell" || words.length > 1;
  };
  const weigh = ({ label, chance }: Guess) => {
    const weighed = chance * (actKindOf(label) === "fact" ? FACT_WEIGHT : 1);
    return label.startsWith("f-") ? weighed * (isAfterHelp(state) ? WEIGHT_RIGHT_AFTER : FOLLOW_UP_WEIGHT) : weighed;
  };
  const guessAct = remembering((part) => listenerContent().acts(part, vectorOf));
  const whole = guessAct(normal);
  const guessPart = (part: string) => {
    const possible = guessAct(normalizeText(part)).filter(({ label }) => isPossible(label, state));
    return toActGuesses(possible.map((guess) => ({ ...guess, chance: weigh(guess) })))
      .filter(({ label }) => isAllowed(label) && !(STATEMENT_ACTS.has(label) && isAsking(part)))
      .find((guess) => isLikely(guess, part, state));
  };
  const cues = sentencesOf(text).map((sentence) => listenerContent().cues.first("follow-ups", normalizeText(sentence)));
  const cued = cues.findLast((each) => each !== null && (isAboutGiven(state) || !each.startsWith("f-"))) ?? null;
  const { act, also } = chooseActs({ text, cued, sum, guessPart });
  const isRejection =
    isAfterHelp(state) && rejects({ normal, act, guesses: whole, isQuestionOpen: state.isQuestionOpen });
  return {
    act,
    also,
    isProtest: isAfterText && (PROTEST_ACTS.has(act) || isRejection),
  };
}
