import { CLOSING, NEW_TOPIC, RETURNS, THANKS } from "./cues";
import { normal, sentencesOf, wordsOf } from "./text";
import type { State, Topic } from "./thread-state";
import { tellsSomething, type Understanding } from "./understand";

// Which matter a message is about: a new one, an earlier one, or one that it only names.

const namesOf = (text: string) => wordsOf(normal(text)).filter((word) => word.length > 1);

const saidIn = (topic: Topic, name: string) => topic.heard.filter(({ said }) => wordsOf(said).includes(name)).length;

/** The earlier topic that a message goes back to: the one with most of its words, else the latest. */
export function returnedTopic({ past }: State, { said }: Understanding): Topic | null {
  const name = RETURNS.exec(said)?.[1];
  if (!name) return null;
  const hits = (topic: Topic) => namesOf(name).reduce((sum, word) => sum + saidIn(topic, word), 0);
  return past.toSorted((a, b) => hits(b) - hits(a) || past.indexOf(b) - past.indexOf(a))[0] ?? null;
}

/** After a plan, and once nothing about it is open, what is told next begins anew. */
export const isNewTopic = (message: Understanding, { isPlanned, lastAsked }: State) =>
  message.isTurn ||
  NEW_TOPIC.test(message.said) ||
  (isPlanned && lastAsked === null && message.rating === null && !ENDS.test(message.said) && tellsSomething(message));

const MIN_TO_CHANGE = 12;

/** Several different words of one situation in one message: enough to change what the conversation is about. */
export const isStrong = ({ said, scene, words }: Understanding) =>
  scene !== null && words >= MIN_TO_CHANGE && new Set(said.match(scene.match) ?? []).size >= 2;

const ENDS = new RegExp(`${CLOSING.source}|${THANKS.source}`);

// 'My team' is no reason to forget whom it is about.
export const GROUP = /^your (?:team|board|client|customer|assistant)$/;

// 'boss' alone names what it is about.
export const MAX_TOPIC_WORDS = 2;

// 'Ok now Tomas', 'back to the budget', 'next: the CRM', and 'knee: could ask Tobias'.
const NAMES_MATTER =
  /^((?:ok(?:ay)?|so|right|and|now|next|then|back to|on to|let's (?:do|take|talk about|go to)|what about|how about|as for|first|first,? the|start with)[,:]? )*((?:the|my|our) )?([\p{L}\d][\p{L}\d' -]{1,28}?)(?: first| then| thing)*(?:,? (?:actually|please|instead|i (?:think|guess)))?[.!:]?$/iu;

const LABEL = /^(?:(?:next|now|and|ok|then)[,:]? )?(?:the |my )?([\p{L}\d][\p{L}\d' -]{1,24}): (.+)$/isu;

/** Alike but for a plural. */
const isSameWord = (a: string, b: string) => a === b || `${a}s` === b || a === `${b}s`;

const NO_MATTER =
  /^(?:yes|yeah|no|ok|okay|sure|good|fine|maybe|him|her|them|that|this|it|me|you|what|who|when|where|why|how|nothing|everything|more|less|again|well|hm+|true|right|exactly|same|both|neither|done|bye|hello|week|month|quarter|year|time|step|one|question|day|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** The matter a message names, when it was spoken of before; `rest` is what it says about it. */
export function namedMatter(
  { told, lastAsked, isPlanned, commitment }: State,
  text: string,
): { names: string[]; rest: string } | null {
  const [, label, rest = ""] = LABEL.exec(text) ?? [];
  const [, lead, , name] =
    (lastAsked === "order" ? sentencesOf(text) : [text]).map((part) => NAMES_MATTER.exec(part)).find(Boolean) ?? [];
  const isChosen = lead !== undefined || lastAsked === "order" || (isPlanned && lastAsked === null);
  const mayTurn = commitment === null || isPlanned;
  const wanted = label ?? (isChosen && mayTurn ? name : undefined);
  if (!wanted) return null;
  const names = namesOf(wanted).filter((word) => word.length > 2 && !NO_MATTER.test(word));
  const isKnown =
    names.length > 0 &&
    names.length <= 3 &&
    told.some(({ said }) => names.every((each) => wordsOf(said).some((word) => isSameWord(word, each))));
  return isKnown ? { names, rest } : null;
}
