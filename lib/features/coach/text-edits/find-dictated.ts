import { sentencesOf, trimEnd } from "../text";
import { quotesIn } from "./find-part";
import { writeSentence } from "./write-sentence";

/** Words that a person tells the coach to put into a text, and how they were introduced. */
export interface Dictated {
  words: string;
  /** 'Write: …', 'tell her that …', 'ask him to …', 'I want them to …', 'ask her whether …' */
  form: "written" | "told" | "asked" | "wanted" | "whether";
  /** What is said before the words, such as 'Write' or 'add after 2'. */
  introduction: string;
}

const PERSON =
  String.raw`(?:him|her|them|it|everyone|everybody|people|(?:my|the|our|this|both) \p{L}[\p{L}'-]{2,20}(?: (?:in |of |from )?\p{L}[\p{L}'-]{2,20})?` +
  String.raw`|(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)`;
const REPORTED = new RegExp(
  String.raw`\b(?:said|told|wrote|asked|answered|replied|emailed|texted|mailed|claimed|called|heard)\b` +
    String.raw`|\b(?:he|she|they|who|boss|people) (?:just |always |keeps? )?(?:says?|writes?|asks?|tells?|saying)\b`,
  "i",
);
const ASKS_FOR_WORDS = /\b(?:how|what|why|which|should i|shall i|can i|could i|do i|am i|is it)\b/i;

const COMMAND = new RegExp(
  String.raw`\b(?:write|dictate|put|say|send|use|make|take|tell|ask|draft|try|add|formulate|phrase|rewrite|rephrase|polish|proofread|correct|improve` +
    String.raw`|turn|convert|begin|start|open|end|finish|close|request|instead|replace|change|version|reads?|(?:own|exact|these|following) words` +
    String.raw`|mail|e-?mail|message|text|sentence|note|opening|line|(?:this|so|would be)$)(?!\p{L})`,
  "iu",
);
/** What introduces the words, and the words up to the end of the message. */
const AFTER_COLON = /(?:^|(?<=[.!?;\n]))([^.!?;:\n]{2,70}):\s+(\S.{5,})$/su;
/** A question to the coach behind the words. */
const QUESTION_BEHIND = /(?<=[.!?])\s+(?:is|are|can|could|does|do|what|shall|should|would|right|ok)\b[^.!?]*\?\s*$/i;

const written = (introduction: string, words: string): Dictated => ({
  ...{ form: "written", introduction },
  words: words.trim(),
});

/** 'I ask: how do I …', 'The message: we cut. How do I tell them?' */
const QUESTION =
  /^(?:how|what|why|which|should i|shall i|can i|could i)\b|\b(?:how|what|which) (?:do|can|could|should|would|shall) i\b[^.!?]*\?\s*$/i;
/** 'New mail: to a customer, our delivery is late' */
const READER = /^(?:to|for) [^,.:;]{2,40}[,:] /i;

function findAfterColon(text: string): Dictated[] {
  const [, introduction = "", words = ""] = AFTER_COLON.exec(text) ?? [];
  if (!COMMAND.test(introduction) || REPORTED.test(introduction) || ASKS_FOR_WORDS.test(introduction)) return [];
  if (QUESTION.test(words)) return [];
  const told = findTold(words);
  return told.length > 0
    ? told
    : [written(introduction, quotesIn(words)[0] ?? words.replace(QUESTION_BEHIND, "").replace(READER, ""))];
}

const MIN_QUOTED_WORDS = 3;
const QUOTED_IS_MEANT =
  /\b(?:write|use|make|say|send|put|take|please|want|should|begin|start|open|end|finish|close|go with)\b/i;

/** The quotations of a message that asks for something with them. */
function findQuoted(text: string): Dictated[] {
  const quotes = quotesIn(text);
  const [first] = quotes;
  if (!first || !quotes.some((each) => each.trim().split(/\s+/).length >= MIN_QUOTED_WORDS)) return [];
  const before = sentencesOf(text.slice(0, text.indexOf(first))).at(-1) ?? "";
  const around = quotes.reduce((rest, each) => rest.replace(each, ""), text);
  const isMeant = QUOTED_IS_MEANT.test(around) && !REPORTED.test(before) && !ASKS_FOR_WORDS.test(before);
  return isMeant ? quotes.map((each) => written(before, each)) : [];
}

const TELLS =
  String.raw`(?:say|write|tell|let|explain|inform|express|add|mention|include|put|remind|make(?: it)? clear|note|point out|stress|clarify)` +
  String.raw`(?: in| also)?(?: to)?(?: ${PERSON})?(?: know)?(?: in)?`;
/** "They say that …" tells of somebody; 'you can say that …' and 'to say that …' ask for it. */
const TOLD = new RegExp(
  String.raw`(?<!\b(?:they|people|we|[Ii]|you|who|not|never|always|often|did|does|to me) )(?:\b${TELLS}|\b(?:telling|informing) ${PERSON}|\bsaying` +
    String.raw`|\b(?:that|which) (?:says|tells ${PERSON})|\b(?:request|point|message|answer|idea) (?:is|would be))(?: that |,? (?=(?:[Ii]|[Ii]'m|we|we're|you|it's|it (?:is|was|will|has|can|would|must)|our|my|there|nobody)\b))` +
    String.raw`(?<words>.+)$`,
  "u",
);
/** What is about him or her would need other words in a text to them. */
const OF_OTHERS = /^(?:he|she|they|his|her|their|how|what|why|which|if|whether|is|was)\b/i;
const AND_THAT = / and that /i;

function findTold(sentence: string): Dictated[] {
  const found = TOLD.exec(sentence);
  const all = found?.groups?.words ?? "";
  const introduction = sentence.slice(0, sentence.length - all.length);
  return OF_OTHERS.test(all)
    ? []
    : all.split(AND_THAT).flatMap((words) => (words ? { words, form: "told", introduction } : []));
}

const ASKED: [RegExp, Dictated["form"]][] = [
  [
    new RegExp(
      String.raw`\b(?:ask(?:ing)?|request(?:ing)?)(?: ${PERSON})? (?:if|whether) (?!(?:s?he|they) (?:can|could)\b)(?<words>.+)$`,
      "u",
    ),
    "whether",
  ],
  [
    new RegExp(
      String.raw`\b(?:ask(?:ing)?|request(?:ing)?)(?: ${PERSON})? (?:to|(?:if|whether) (?:s?he|they) (?:can|could)) (?<words>.+)$`,
      "u",
    ),
    "asked",
  ],
  [
    new RegExp(
      String.raw`\b(?:want|need|would like|'d like|expect|tell|invite|remind|urge) ${PERSON} to (?<words>.+)$`,
      "u",
    ),
    "wanted",
  ],
];

function findAsked(sentence: string): Dictated[] {
  for (const [pattern, form] of ASKED) {
    const words = pattern.exec(sentence)?.groups?.words;
    if (words) return [{ words, form, introduction: sentence.slice(0, sentence.length - words.length) }];
  }
  return [];
}

const TO_READER = /\b(?:i|i'm|we|you|me|us|my|our|your)\b/i;
/** 'Write to Lena: she keeps missing deadlines' is about the reader, and so not the text itself. */
const isForReader = ({ words }: Dictated) => TO_READER.test(words) || !/\b(?:s?he|they)\b/i.test(words);

const AFTERTHOUGHT = /,? (?:please|pls|thanks|thx)$|, (?:so please|otherwise|else) .*$/i;

const tidy = (found: Dictated): Dictated =>
  found.form === "written" ? found : { ...found, words: trimEnd(trimEnd(found.words).replace(AFTERTHOUGHT, "")) };

/** What the message tells the coach to put in, in its own words; empty where it dictates nothing. */
export function findDictated(message: string): Dictated[] {
  const text = message.trim().replace(/[‘’]/g, "'");
  const exact = [findAfterColon(text), findQuoted(text)].find((each) => each.length > 0);
  if (exact) return exact.filter(isForReader).map(tidy);
  return sentencesOf(text)
    .map((sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1)) // Further capitals are names.
    .filter((sentence) => !REPORTED.test(sentence) && !(ASKS_FOR_WORDS.test(sentence) && sentence.endsWith("?")))
    .flatMap((sentence) => [findTold(sentence), findAsked(sentence)].find((each) => each.length > 0) ?? [])
    .map(tidy)
    .filter(({ words }) => words.includes(" "));
}

const SENTENCES: Record<Dictated["form"], (words: string) => string> = {
  written: writeSentence,
  told: writeSentence,
  asked: (words) => `Could you ${words}?`,
  wanted: (words) => writeSentence(`please ${words}`),
  whether: (words) => `Could you tell me whether ${words}?`,
};

/** As a sentence of a text. */
export const writeDictated = ({ words, form }: Dictated): string => SENTENCES[form](words);
