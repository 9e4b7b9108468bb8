import { recordOf } from "@/lib/shared/records";
import { COUNTS, type Count } from "../schema";
import { type Category, matchesIn } from "./lexicon";
import { type Sentence, countEnglishSyllables } from "./text";

const NOT_COMMANDS = new Set([
  "do you",
  "did you",
  "have you",
  "have a",
  "have fun",
  "see you",
  "see also",
  "let me",
  "look forward",
  "work is",
  "report is",
  "plan is",
  "order is",
]);
const DIRECT_QUESTIONS = new Set(["what", "what's", "why", "who", "how", "where", "when", "which"]);
const SECOND_PERSON = new Set(["you", "your", "you'll", "you're", "you've"]);
const INDIRECT_OPENERS = new Set(["could", "would"]);

const PLAIN: Partial<Record<Category, Count>> = {
  hedges: "hedges",
  minimizers: "minimizers",
  boosters: "boosters",
  apologies: "apologies",
  thanks: "thanks",
  praise: "praise",
  iWords: "iWords",
  weWords: "weWords",
  youWords: "youWords",
  autonomy: "autonomy",
  delegation: "delegation",
  reminders: "reminders",
  clarifications: "clarifications",
};

type Totals = Record<Count, number>;

function addRequest(totals: Totals, { words, asks }: Sentence, found: Set<Category>, opensWithVerb: boolean): void {
  const opening = `${words[0]} ${words[1]}`;
  const isIndirect = found.has("indirectRequests");
  const isDirect = found.has("directRequests") || (opensWithVerb && !asks && !NOT_COMMANDS.has(opening));
  if (!isIndirect && !isDirect) return;
  totals[isIndirect ? "indirectRequests" : "directRequests"]++;
  const isHedged = found.has("hedges") || found.has("minimizers") || (isIndirect && !asks);
  if (isHedged) totals.softenedRequests++;
  else totals[asks ? "askedRequests" : "plainRequests"]++;
}

/**
 * Politeness strategies after Danescu-Niculescu-Mizil et al. 2013: please inside a sentence, gratitude, deference and
 * the subjunctive count for it; please, a question word or a second person at the very start count against it.
 */
function addPoliteness(totals: Totals, { words, asks }: Sentence, found: Set<Category>, pleaseAt: number): void {
  const first = words[0] ?? "";
  if (pleaseAt > 0) totals.politePlus++;
  if (found.has("thanks")) totals.politePlus++;
  if (found.has("deference")) totals.politePlus++;
  if (INDIRECT_OPENERS.has(first) && words[1] === "you") totals.politePlus++;
  if (pleaseAt === 0) totals.politeMinus++;
  if (asks && DIRECT_QUESTIONS.has(first)) totals.politeMinus++;
  if (SECOND_PERSON.has(first)) totals.politeMinus++;
}

function addSentence(totals: Totals, sentence: Sentence): void {
  const matches = matchesIn(sentence.words);
  const found = new Set(matches.map(({ category }) => category));
  totals.sentences++;
  totals.words += sentence.words.length;
  for (const word of sentence.words) totals.syllables += countEnglishSyllables(word);
  if (sentence.asks) totals.questions++;
  for (const { category } of matches) {
    const key = PLAIN[category];
    if (key) totals[key]++;
  }
  const opensWithVerb = matches.some(({ category, at }) => category === "imperatives" && at === 0);
  addRequest(totals, sentence, found, opensWithVerb);
  addPoliteness(totals, sentence, found, matches.find(({ category }) => category === "please")?.at ?? -1);
}

export function countsOf(sentences: Sentence[], closingThanks: boolean): number[] {
  const totals = recordOf(COUNTS, () => 0);
  for (const sentence of sentences) addSentence(totals, sentence);
  totals.closingThanks = closingThanks ? 1 : 0;
  return COUNTS.map((key) => totals[key]);
}
