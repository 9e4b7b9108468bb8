import { quotesIn, sentencesOf, trimEnd } from "../text";
import { findOrder } from "./find-order";

/** Words that a person tells the coach to put into a text, and how they were introduced. */
export interface Dictated {
  words: string;
  /** 'Write: …', 'tell her that …', or sentences beside an order for a text. */
  form: "written" | "told" | "beside";
  /** What is said before the words, such as 'Write', or the order. */
  introduction: string;
}

const COMMAND = new RegExp(
  String.raw`\b(?:write|dictate|put|say|send|use|make|take|tell|draft|try|add|insert|formulate|phrase|rewrite|rephrase|polish` +
    String.raw`|correct|improve|turn|begin|start|open|end|close|instead|replace|change|version|reads?|words|as follows` +
    String.raw`|e-?mail|mail|message|text|letter|note|sentence|line)\b`,
  "i",
);
/** What somebody else said. */
const REPORTED = new RegExp(
  String.raw`\b(?:said|told|wrote|asked|answered|replied|mailed|claimed|called|heard)\b` +
    String.raw`|\b(?:he|she|they|who|boss|people) (?:just |always |keeps? |will |would )?(?:says?|writes?|asks?|tells?|saying|answers?)\b`,
  "i",
);
const ASKS_FOR_WORDS = /\b(?:how|what|which|why|when) (?:do|does|did|can|could|should|would|shall|to|is|are)\b/i;

/** Told by the person to the coach, and not of somebody. */
const isToCoach = (sentence: string): boolean => !REPORTED.test(sentence) && !ASKS_FOR_WORDS.test(sentence);

const written = (introduction: string, words: string): Dictated => ({ form: "written", introduction, words });

/** What the coach tells people to begin with: all that follows is their text. */
const WHOLE = /^write:\s*(?=\S)/i;
const COLON = /:\s+(?=\S.{5})/gs;
const SENTENCE_START = /[.!?;\n]/;

function findAfterColon(text: string): Dictated[] {
  for (const { index, 0: colon } of text.matchAll(COLON)) {
    const introduction = text.slice(0, index).split(SENTENCE_START).at(-1)?.trim() ?? "";
    const words = text.slice(index + colon.length);
    if (COMMAND.test(introduction) && isToCoach(introduction))
      return [written(introduction, quotesIn(words)[0] ?? words)];
  }
  return [];
}

const MIN_QUOTED_WORDS = 3;

/** The quotations of a message that asks for something with them. */
function findQuoted(text: string): Dictated[] {
  const quotes = quotesIn(text).filter((each) => each.trim().split(/\s+/).length >= MIN_QUOTED_WORDS);
  const [first] = quotes;
  if (!first) return [];
  const before = sentencesOf(text.slice(0, text.indexOf(first))).at(-1) ?? "";
  const around = quotes.reduce((rest, each) => rest.replace(each, ""), text);
  return COMMAND.test(around) && isToCoach(before) ? quotes.map((each) => written(before, each.trim())) : [];
}

const TELLS =
  "(?:say|saying|stating|mentioning|write|tell|telling|let|explain|inform|informing|express|add|mention|include|put|insert" +
  "|remind|make(?: it)? clear|note|point out|stress|clarify|state|assure|answer|confirm)";
/** "They say that …" tells of somebody; 'you can say that …', 'can you say that …' and 'to say that …' ask for it. */
const NOT_TELLING =
  String.raw`(?<!\b(?:am|[Ii]'m|they|people|we|[Ii]|(?<!\b(?:can|could|would|will) )you|an?|separate|short|who` +
  String.raw`|not|never|always|often|keeps?|kept|did|does|to me|can't|cannot|couldn't) )`;
const TOLD = new RegExp(
  String.raw`${NOT_TELLING}\b${TELLS}(?: [^.,;:!?]{1,45}?)?(?<!\bput| so|make sure|make) that (?!in\b)(?<words>.+)$`,
  "u",
);
/** 'A mail to Rolf that the shift changes'; 'a mail that ends it' only says how it should be. */
const TEXT_THAT = new RegExp(
  String.raw`\b(?:e-?mail|mail|message|note|text|letter) (?:to|for) [^.,;:!?]{2,40}? that ` +
    String.raw`(?<words>(?:the|our|my|your|we|[Ii]|it|there|this|these|all|nobody|everybody|from|on|after)\b.+)$`,
  "u",
);
const NOT_A_CLAUSE = /^(?:how|what|why|which|if|whether|is|was|in|way)\b/i;
const AND_THAT = /,? and that |, that /i;

function findTold(sentence: string): Dictated[] {
  const all = trimEnd((TOLD.exec(sentence) ?? TEXT_THAT.exec(sentence))?.groups?.words ?? "");
  if (!all.includes(" ") || NOT_A_CLAUSE.test(all)) return [];
  const introduction = sentence.slice(0, sentence.indexOf(all));
  return all.split(AND_THAT).map((words) => ({ words, form: "told", introduction }));
}

/** Further capitals are names. */
const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const SPEAKS_TO_READER = /\b(?:you|your|please|pls)\b/i;

/** 'Write to Lena: she keeps missing her dates' speaks of the reader, and not to them. */
function isForReader({ introduction, words }: Dictated): boolean {
  const ofReader = /\b(?:to|for)\b/i.test(introduction) ? /\bs?he\b/i : /^(?:s?he|they|his|her|their)\b/i;
  return SPEAKS_TO_READER.test(words) || !ofReader.test(words);
}

function findIn(message: string): Dictated[] {
  const text = message.trim().replace(/[‘’]/g, "'");
  if (WHOLE.test(text)) return [written("Write", text.replace(WHOLE, ""))];
  const exact = [findAfterColon(text), findQuoted(text)].find((each) => each.length > 0);
  if (exact) return exact;
  const told = sentencesOf(text).map(lowerFirst).filter(isToCoach).flatMap(findTold);
  const { order = "", words = [] } = findOrder(text) ?? {};
  // 'Write to the team that I leave. It was my decision.'
  const goesOn = told.length === 0 || told.some((each) => order.includes(each.words));
  const beside: Dictated = { form: "beside", introduction: order, words: words.join(" ") };
  return goesOn && words.length > 0 ? [...told, beside] : told;
}

/** What the message tells the coach to put in, in its own words; empty where it dictates nothing. */
export const findDictated = (message: string): Dictated[] => findIn(message).filter(isForReader);
