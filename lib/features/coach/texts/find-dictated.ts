import { quotesIn, sentencesOf, TITLES, trimEnd } from "../text";
import { findOrder } from "./find-order";
import { writeSentence } from "./write-sentence";

/** Words that a person tells the coach to put into a text, and how they were introduced. */
export interface Dictated {
  words: string;
  /** 'Write: …', 'tell her that …', 'ask him to …', 'I want them to …', 'ask her whether …' */
  form: "written" | "told" | "asked" | "wanted" | "whether";
  /** What is said before the words, such as 'Write' or 'add after 2'. */
  introduction: string;
}

const NAME = String.raw`(?:(?:${TITLES})\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?`;
const PERSON =
  String.raw`(?:him|her|them|everyone|everybody|people|${NAME}` +
  String.raw`|(?:my|the|our|this|both) \p{L}[\p{L}'-]{2,20}(?: (?:in |of |from )?(?:the )?(?!(?:to|that|if|whether|why|when)\b)\p{L}[\p{L}'-]{2,20}){0,2})`;
const REPORTED = new RegExp(
  String.raw`\b(?:said|told|wrote|asked|answered|replied|emailed|texted|mailed|claimed|called|heard)\b` +
    String.raw`|\b(?:he|she|they|who|boss|people) (?:just |always |keeps? |will |would |might |may )?(?:says?|writes?|asks?|tells?|saying|answers?|repl(?:y|ies))\b`,
  "i",
);
const ASKS_FOR_WORDS = new RegExp(
  String.raw`\b(?:how|what|which|why|when) (?:do|does|did|can|could|should|would|shall|to|is|are)\b` +
    String.raw`|\b(?:should|shall|can|could|do|am) i\b|\bi ask$`,
  "i",
);

const COMMAND = new RegExp(
  String.raw`\b(?:write|dictate|put|say|send|use|make|take|tell|ask|draft|try|add|insert|formulate|phrase|rewrite|rephrase|polish|proofread` +
    String.raw`|correct|improve|turn|convert|begin|start|open|end|finish|close|request|instead|replace|change|changed|version|reads?|go with` +
    String.raw`|content|subject|(?:own|my|exact|these|following) words|as follows|e-?mail|mail|message|text|sentence|note|opening|closing|lines?|(?:just|only) this` +
    String.raw`|this for \p{L}+|(?:say this|would be|so|i need in there|i mean)$)(?!\p{L})|^to (?:the|my|our) `,
  "iu",
);
const MAX_INTRODUCTION = 70;
const COLON = /:\s+(?=\S.{5})/gs;

/** A question to the coach, and no words for somebody else. */
const QUESTION =
  /^(?:how|what|why|which|should i|shall i|can i|could i)\b|\b(?:how|what|which) (?:do|can|could|should|would|shall) i\b[^.!?]*\?\s*$/i;
/** 'New mail: to a customer, our delivery is late' */
const NAMED_READER = /^(?:to|for) [^,.:;]{2,40}[,:] /i;

/** What is said to the coach behind the words. */
const ASIDE = new RegExp(
  String.raw`^(?:that(?:'?s| is)\b|and then we|then (?:we|end|:)|and please|please (?:do|don't|make|keep|send|not)|send\b|make it|leave (?:out|it)` +
    String.raw`|(?:put|take) (?:that|it)|(?:is|are|does) (?:that|this|it|those)|can (?:we use|you)|could you|what do you (?:think|say|mean)|happy|nothing|no greeting` +
    String.raw`|the (?:rest|old|first|second|last|other)|(?:and )?(?:please )?(?:correct|check|fix) (?:my|the)\b|copy|not?\b|after this|politely)`,
  "i",
);
const THIRD_PERSON = /\b(?:he|she|him|her|his)\b/i;
const FIRST_OR_SECOND_PERSON = /\b(?:i|i'm|i'd|i'll|we|we're|you|me|us|my|our|your)\b/i;
/** 'Please confirm by Friday' speaks to the reader as well. */
const REQUESTS = /^(?:so )?please \w/i;
/** What the coach tells people to begin with: all that follows is their text. */
const WHOLE = /^write:\s*/i;
/** 'Mail to Danhof. We deliver 160,000 on Friday.' */
const TO_NAME =
  /^(?:[Aa]n? )?(?:[Ee]-?[Mm]ail|[Mm]ail|[Nn]ote|[Mm]essage|[Ll]etter) to \p{Lu}[\p{L}'-]+\. (?=\p{L}|\d)/u;
const LAST_ASIDE = /(?<=[.!?])\s+(?:that'?s|that is) (?:all|it)\b[^.!?]*[.!?]?$/i;

/** 'Need mail.' */
const NEEDS_TEXT = /^(?:i )?(?:need|want) (?:an? |the )?(?:e-?mail|mail|message|text|letter|draft|sentence)\b/i;

/** Line breaks stay, as they may be meant. */
const AFTER_SENTENCE = new RegExp(String.raw`(?<=(?<!\b(?:${TITLES}))[.!?]["”’']?)\s+`);

/** The first sentence, and those that go on to speak to the reader. */
function withoutAsides(words: string): string {
  const [first = "", ...rest] = words.trim().split(AFTER_SENTENCE);
  const isTerse = !FIRST_OR_SECOND_PERSON.test(first);
  const isAside = (sentence: string) =>
    ASIDE.test(sentence) ||
    NEEDS_TEXT.test(sentence) ||
    (!isTerse && !FIRST_OR_SECOND_PERSON.test(sentence) && !REQUESTS.test(sentence)) ||
    (THIRD_PERSON.test(sentence) && !THIRD_PERSON.test(first));
  const end = rest.findIndex(isAside);
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)].join(" ");
}

const written = (introduction: string, words: string): Dictated => ({ form: "written", introduction, words });

function findAfterColon(text: string): Dictated[] {
  for (const { index, 0: colon } of text.matchAll(COLON)) {
    const clause =
      text
        .slice(0, index)
        .split(/[.!?;\n]/)
        .at(-1) ?? "";
    const introduction = clause.slice(-MAX_INTRODUCTION).trim();
    const words = text.slice(index + colon.length);
    if (!COMMAND.test(introduction) || REPORTED.test(introduction) || ASKS_FOR_WORDS.test(introduction)) continue;
    if (QUESTION.test(words)) return [];
    const told = [...findTold(lowerFirst(words)), ...findAsked(lowerFirst(words))];
    const isTold = told[0] !== undefined && told[0].introduction.length < MAX_INTRODUCTION / 2;
    return isTold
      ? told
      : [written(introduction, quotesIn(words)[0] ?? withoutAsides(words.replace(NAMED_READER, "")))];
  }
  return [];
}

const MIN_QUOTED_WORDS = 3;
const QUOTED_IS_MEANT =
  /\b(?:write|use|make|say|send|put|take|please|pls|add|replace|want|should|must|like to have|begin|start|open|end|finish|close|go with|just this|only this)\b/i;

const TAKES_OUT = /\b(?:take out|remove|delete|drop|cut|leave out|without|instead of)\b/i;

/** The quotations of a message that asks for something with them. */
function findQuoted(text: string): Dictated[] {
  const quotes = quotesIn(text);
  const long = quotes.filter((each) => each.trim().split(/\s+/).length >= MIN_QUOTED_WORDS);
  const [first] = long;
  if (!first) return [];
  const before = sentencesOf(text.slice(0, text.indexOf(first))).at(-1) ?? "";
  const around = quotes.reduce((rest, each) => rest.replace(each, ""), text);
  const isMeant =
    QUOTED_IS_MEANT.test(around) && ![REPORTED, ASKS_FOR_WORDS, TAKES_OUT].some((form) => form.test(before));
  const isGreeting = (each: string) => /^(?:dear|hi|hello) /i.test(each);
  return isMeant
    ? quotes.filter((each) => long.includes(each) || isGreeting(each)).map((each) => written(before, each.trim()))
    : [];
}

const TELLS =
  "(?:say|saying|stating|mentioning|write|tell|telling|let|explain|inform|informing|express|add|mention|include|put|insert|remind|make(?: it)? clear|note" +
  "|point out|stress|clarify|state|assure|answer|confirm|communicate)";
/** "They say that …" tells of somebody; 'you can say that …', 'can you say that …' and 'to say that …' ask for it. */
const NOT_TELLING =
  String.raw`(?<!\b(?:am|[Ii]'m|they|people|we|[Ii]|(?<!\b(?:can|could|would|will) )you|an?|separate|short|who` +
  String.raw`|not|never|always|often|keeps?|kept|did|does|to me|can't|cannot|couldn't) )`;
/** Without 'that', only a clause that begins like one. */
const CLAUSE =
  "(?=(?:[Ii]|[Ii]'m|[Ii]'d|we|we're|you|it's|it (?:is|was|will|has|can|would|must)|there|nobody)\\b" +
  String.raw`|(?:our|my) \p{L}+(?: \p{L}+)? (?:is|are|was|were|has|have|will|can|cannot|needs?|does|must)\b)`;
const TOLD = [
  String.raw`${NOT_TELLING}\b${TELLS}(?: [^.,;:!?]{1,45}?)?(?<!\bput| so|make sure|make) that (?!in\b)(?<words>.+)$`,
  String.raw`${NOT_TELLING}\b${TELLS}(?: in| also)?(?: to)?(?: ${PERSON})?(?: know)?(?: in)?,? ${CLAUSE}(?<words>.+)$`,
  String.raw`\b(?:request|point|message|answer|idea|words|say|tell ${PERSON})(?: to ${PERSON})? (?:is|are|would be) that (?<words>.+)$`,
  String.raw`\b(?:message|mail|note|text|letter)(?: to [^.,;:!?]{2,30}?)? (?:that|saying) ${CLAUSE}(?<words>.+)$`,
  String.raw`\b(?:that|which) (?:says|tells ${PERSON}) (?:that )?(?<words>.+)$`,
  // 'A note to her. That pickup is at four, that she was late twice, and that it costs from now on.'
  String.raw`^that (?<words>[^?]+, (?:and )?that [^?]+)$`,
].map((form) => new RegExp(form, "u"));
const NOT_A_CLAUSE = /^(?:how|what|why|which|if|whether|is|was|in|way)\b/i;
const AND_THAT = /,? and that |, that /i;

function findTold(sentence: string): Dictated[] {
  for (const form of TOLD) {
    const all = form.exec(sentence)?.groups?.words ?? "";
    if (!all || NOT_A_CLAUSE.test(all)) continue;
    const introduction = sentence.slice(0, sentence.length - all.length);
    return all.split(AND_THAT).map((words) => ({ words, form: "told", introduction }));
  }
  return [];
}

const MODAL = "(?:can|could|would|will)";
const ASKED = (
  [
    [String.raw`\bask(?:ing)?(?: ${PERSON})? (?<words>(?:why|when|where|how) .+)$`, "whether"],
    [
      String.raw`\b(?:ask(?:ing)?|enquire)(?: with)?(?: ${PERSON})? (?:if|whether) (?!(?:s?he|they) ${MODAL}\b)(?<words>.+)$`,
      "whether",
    ],
    [
      String.raw`\b(?:ask(?:ing)?|request(?:ing)?)(?: of)?(?: ${PERSON})? (?:to|(?:if|whether) (?:s?he|they) ${MODAL}) (?<words>.+)$`,
      "asked",
    ],
    [
      // 'I want the draft message to the driver' tells nobody to do anything.
      String.raw`\b(?:want|need|would like|'d like|expect|tell|invite|remind|urge|get) ` +
        String.raw`(?!(?:the|my|our|this) (?:\p{L}+ )?(?:draft|message|e-?mail|mail|letter|text|note|reply|answer)\b)` +
        String.raw`${PERSON} to (?<words>.+)$`,
      "wanted",
    ],
  ] as const
).map(([form, name]) => ({ pattern: new RegExp(form, "u"), name }));

function findAsked(sentence: string): Dictated[] {
  for (const { pattern, name } of ASKED) {
    const words = pattern.exec(sentence)?.groups?.words;
    if (words) return [{ words, form: name, introduction: sentence.slice(0, sentence.length - words.length) }];
  }
  return [];
}

/** 'Write to Lena: she keeps missing her dates' is about the reader, and so not the text itself. */
function isForReader({ words, introduction }: Dictated): boolean {
  const isAboutOther = /\b(?:to|for) /i.test(introduction) ? /\b(?:s?he|they)\b/i : /^(?:s?he|they)\b/i;
  return FIRST_OR_SECOND_PERSON.test(words) || !isAboutOther.test(words);
}

/** 'The draft itself: a formal letter to parents' orders a text and is none. */
const ORDER =
  /^(?:an?|the|one|some) (?:[a-z-]+ ){0,3}(?:e-?mail|mail|letter|note|message|announcement|text|speech|talk)\b[^.!?]{0,30}[.!?]?$/i;

/** "Not 'this week', please Thursday" */
const isUnwanted = (text: string, { words }: Dictated): boolean =>
  ["'", '"', "“"].some((mark) => text.toLowerCase().includes(`not ${mark}${words.toLowerCase()}`));

const AFTERTHOUGHT = new RegExp(
  String.raw`,? (?:please|pls|thanks|thx)$` +
    String.raw`|, (?:(?:please )?(?:write|draft|make) (?:me|us|it|an?)\b|so (?:please|write|tell|put)|otherwise|else|can you|could you` +
    String.raw`|he may|she may|it is for|it's for|and i'd like) .*$|,? so tell (?:him|her|them) that$`,
  "i",
);
const tidy = (found: Dictated): Dictated =>
  found.form === "written" ? found : { ...found, words: trimEnd(trimEnd(found.words).replace(AFTERTHOUGHT, "")) };

/** Further capitals are names. */
const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What the message tells the coach to put in, in its own words; empty where it dictates nothing. */
export function findDictated(message: string): Dictated[] {
  const text = message.trim().replace(/[‘’]/g, "'");
  const whole = text.replace(WHOLE, "").replace(TO_NAME, "");
  if (whole !== text && whole !== "") return [written("Write", whole.replace(LAST_ASIDE, ""))];
  const exact = [findAfterColon(text), findQuoted(text)].find((each) => each.length > 0);
  if (exact)
    return exact.filter((each) => isForReader(each) && !ORDER.test(each.words) && !isUnwanted(text, each)).map(tidy);
  const told = sentencesOf(text)
    .map(lowerFirst)
    .filter((sentence) => !REPORTED.test(sentence) && !ASKS_FOR_WORDS.test(sentence))
    .flatMap((sentence) => [findTold(sentence), findAsked(sentence)].find((each) => each.length > 0) ?? [])
    .map(tidy)
    .filter(({ words }) => words.includes(" "));
  const { order = "", words = [] } = findOrder(text) ?? {};
  if (told.length > 0 && !told.some((each) => order.includes(each.words))) return told;
  // 'A mail to the team that I leave. It was my decision.'
  const further = told.length > 0 ? words.filter((each) => !order.includes(each)) : words;
  return further.length > 0 ? [...told, written(order, further.join(" "))] : told;
}

const VERBS_FOR_YOU: Record<string, string> = { is: "are", was: "were", has: "have", does: "do" };
const ABOUT_READER = /^(he|she|they|his|her|their)(?:\b( (?:is|was|has|does))?)/i;

/** 'Her contract is renewed', told to her, is 'Your contract is renewed'. */
function toReader(words: string): string {
  return words.replace(ABOUT_READER, (_, pronoun: string, verb?: string) => {
    if (/^(?:his|her|their)$/i.test(pronoun)) return `your${verb ?? ""}`;
    return `you${verb ? ` ${VERBS_FOR_YOU[verb.trim()] ?? verb.trim()}` : ""}`;
  });
}

const SUBJECT = /\b(?:he|she) (\w+)/gi;
const toYou = (verb: string) => VERBS_FOR_YOU[verb] ?? (/^(?:\w{2,}[^su])s$/.test(verb) ? verb.slice(0, -1) : verb);

/** 'How he wants to run it', asked of him, is 'how you want to run it'. */
const askReader = (words: string) =>
  toReader(words).replace(SUBJECT, (_, verb: string) => `you ${toYou(verb.toLowerCase())}`);

const SENTENCES: Record<Dictated["form"], (words: string) => string> = {
  written: writeSentence,
  told: (words) => writeSentence(toReader(words)),
  asked: (words) => `Could you ${words}?`,
  wanted: (words) => writeSentence(`please ${words}`),
  whether: (words) =>
    `Could you tell me ${/^(?:why|when|where|how) /.test(words) ? "" : "whether "}${askReader(words)}?`,
};

/** As a sentence of a text. */
export const writeDictated = ({ words, form }: Dictated): string => SENTENCES[form](words);
