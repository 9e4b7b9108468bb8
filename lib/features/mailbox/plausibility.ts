import { upperMedian } from "@/lib/shared/median";
import type { Doubt } from "./schema";

export interface TextFigures {
  words: number;
  isForward: boolean;
}

const MIN_FORWARDS = 8;
/** A forward usually carries a short comment; a long one suggests that the forwarded text was counted. */
const MAX_PLAUSIBLE_FORWARD_WORDS = 60;
const FORWARD_RATIO = 2;
/** In the Kean set of the Enron corpus the median of the messages with five own words or more is 21. */
const MAX_PLAUSIBLE_MEDIAN_WORDS = 110;
const DOUBTFUL_SHARE = 0.1;
const MIN_MESSAGES = 20;

const medianOf = (values: number[]): number => upperMedian(values) ?? 0;

export function doubtsAbout(messages: TextFigures[], doubtful: number): Doubt[] {
  if (messages.length < MIN_MESSAGES) return [];
  const wordsWhere = (isForward: boolean) =>
    messages.filter((message) => message.isForward === isForward).map(({ words }) => words);
  const forwards = wordsWhere(true);
  const others = medianOf(wordsWhere(false));
  const forwarded = medianOf(forwards);
  const doubts: Doubt[] = [];
  if (forwards.length >= MIN_FORWARDS && forwarded > MAX_PLAUSIBLE_FORWARD_WORDS && forwarded > FORWARD_RATIO * others)
    doubts.push("longForwards");
  if (medianOf(messages.map(({ words }) => words)) > MAX_PLAUSIBLE_MEDIAN_WORDS) doubts.push("longMessages");
  if (doubtful > DOUBTFUL_SHARE * (messages.length + doubtful)) doubts.push("manyDoubtful");
  return doubts;
}
