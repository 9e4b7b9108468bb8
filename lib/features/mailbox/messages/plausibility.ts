import { upperMedian } from "@/lib/shared/numbers/median";
import type { Doubt } from "../schema";

interface TextFigures {
  words: number;
  /** Words of the whole mail, with the text of others. */
  allWords: number;
  isForward: boolean;
}

const MIN_FORWARDS = 8;
/** A forward usually carries a short comment; a long one suggests that the forwarded text was counted. */
const MAX_PLAUSIBLE_FORWARD_WORDS = 60;
const FORWARD_RATIO = 2;
/** What a mail forwards is at least as long as most comments on it. */
const MAX_PLAUSIBLE_OWN_SHARE = 0.6;
/** In the Kean set of the Enron corpus the median of the messages with five own words or more is 21. */
const MAX_PLAUSIBLE_MEDIAN_WORDS = 110;
const DOUBTFUL_SHARE = 0.1;
const MIN_MESSAGES = 20;

const medianOf = (values: number[]): number => upperMedian(values) ?? 0;

/** A forward as an attachment holds its comment alone, and that is short. */
function isForwardedTextCounted(forwards: TextFigures[]): boolean {
  const long = forwards.filter(({ words }) => words > MAX_PLAUSIBLE_FORWARD_WORDS);
  const ownShares = long.map(({ words, allWords }) => words / Math.max(allWords, 1));
  return long.length >= MIN_FORWARDS && medianOf(ownShares) > MAX_PLAUSIBLE_OWN_SHARE;
}

export function doubtsAbout(messages: TextFigures[], doubtful: number): Doubt[] {
  if (messages.length < MIN_MESSAGES) return [];
  const wordsOf = (some: TextFigures[]) => medianOf(some.map(({ words }) => words));
  const forwards = messages.filter(({ isForward }) => isForward);
  const others = wordsOf(messages.filter(({ isForward }) => !isForward));
  const forwarded = wordsOf(forwards);
  const isLong = forwarded > MAX_PLAUSIBLE_FORWARD_WORDS && forwarded > FORWARD_RATIO * others;
  const doubts: Doubt[] = [];
  if (forwards.length >= MIN_FORWARDS && (isLong || isForwardedTextCounted(forwards))) doubts.push("longForwards");
  if (wordsOf(messages) > MAX_PLAUSIBLE_MEDIAN_WORDS) doubts.push("longMessages");
  if (doubtful > DOUBTFUL_SHARE * (messages.length + doubtful)) doubts.push("manyDoubtful");
  return doubts;
}
