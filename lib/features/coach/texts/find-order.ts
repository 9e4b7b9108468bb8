import { sentencesOf, wordsOf } from "../text";

/** A sentence that orders a text, and the words that the message says beside the order. */
export interface Order {
  order: string;
  words: string[];
}

/** Whether words are said to the reader of a text, and not only about the matter. */
export const speaksToReader = (words: string): boolean => SPEAKS_TO_READER.test(words);

const KIND = String.raw`(?:e-?mails?|mail|message|msg|letter|note|text|card|whatsapp|(?:written )?(?:reply|answer)|(?:\d|two|three|a few) (?:or \w+ )?(?:lines|sentences))`;
/** 'Mail to the team', 'I need a letter', 'write to Sabine', 'put that in a note', 'that to the glazier, in writing' */
const ORDER = new RegExp(
  [
    String.raw`^(?:(?:ok|so|and|now|hi|hello|hey|dear \w+)\b[,.!]? )?(?:(?:please|pls|kindly|quick|short|urgent|an?|the|one)\b,? )*${KIND}\b(?! (?:is|was|has)\b)`,
    String.raw`\b(?:need|require|want|like|have|get|make|write|draft|compose|formulate|send|prepare|help me (?:with|w)|put together|be|put (?:it|that|this) in(?:to)?)\b(?: \w+){0,3} ${KIND}\b`,
    String.raw`\b(?:write|draft|compose|formulate|send) (?:one |something |sth |smth |back )?(?:to|for)\b`,
    String.raw`\b(?:something|sth|smth|words|(?:something )?like this) (?:to (?:say|send|tell)\b|to the\b)`,
    String.raw`\b(?:use|take) (?:what i (?:said|wrote)|my (?:own )?words)\b`,
    String.raw`\b(?:tell|write|say) .{2,30} something\b|^(?:that|this) to .*\bin writing\b`,
  ].join("|"),
  "i",
);
/** It asks what to write, and says nothing of it. */
const ASKS =
  /\b(?:how|what) (?:(?:do|should|can|shall) i\b|i (?:write|say|tell|send)\b)|\b(?:want|have) to write\b|\bneeds? another\b|\b(?:don'?t|do not|not|no longer) (?:need|want|write|send)\b/i;
/** 'Say no' tells the coach what to write, and how is its work. */
const TASK = /^(?:say (?:no|yes)|decline|refuse|thank (?:him|her|them))\b/i;
/** The order takes up what was said before it: 'put that in a mail'. */
const TAKES_UP =
  /\b(?:put|make|send|write|into|out of|with|like|in|be) (?:that|this|it)\b|^(?:that|this)\b|\bit (?:has to|must|should) be\b/i;
const SPEAKS_TO_READER = /\b(?:you|your|please|pls)\b/i;
/** The writer tells of somebody, and does not speak to them. */
const TELLS_OF_OTHERS = /\b(?:he|she)\b/i;
/** What is said to the coach behind the words, mostly how the text should be. */
const ASIDE = new RegExp(
  "^(?:" +
    [
      String.raw`(?:and|but|or|so|with|without|something|nothing|polite|preferably|rather|short|topic|thanks)\b`,
      String.raw`(?:(?:please|pls) )?(?:keep|make it|be (?:nice|kind|polite|friendly|warm|firm|careful|short|brief))\b`,
      String.raw`(?:can you|could you|how|what do you|in person|by text|no (?:idea|greeting)|i (?:don't|do not|never) know)\b`,
      String.raw`(?:it'?s|it is|topic is) (?:about|for|only)\b|th(?:is|at) one\b|that'?s (?:all|it)\b|is (?:that|this|it)\b|thank you$`,
    ].join("|") +
    ")",
  "i",
);
/** Fewer say how the text should be, such as 'in writing'. */
const MIN_WORDS = 5;

/** The words of a sentence behind the order that it begins with: 'Mail to all coaches pls, hall 2 is closed'. */
function restOf(sentence: string): string {
  const at = /, |\b(?:please|pls)\b,? (?=(?:we|i|the|you|our)\b)/i.exec(sentence);
  const isOrder =
    at && ORDER.test(sentence.slice(0, at.index)) && !/\b(?:who|which|that)$/.test(sentence.slice(0, at.index));
  const rest = isOrder ? sentence.slice(at.index + at[0].length) : "";
  return wordsOf(rest).length < MIN_WORDS || ASIDE.test(rest) ? "" : rest;
}

const NAMES_READER = /^(?:his|her|their|the) name(?: is|'s)\b|^to (?:the |my |our )?[^,.]{2,30}[.!]?$/i;

const isUsable = (sentence: string) =>
  !ASIDE.test(sentence) && !TELLS_OF_OTHERS.test(sentence) && !ORDER.test(sentence);

/**
 * The sentences behind an order for a text that can stand in it as they are, or those before an order that takes them
 * up; null where the message only orders a text or tells of somebody.
 */
export function findOrder(message: string): Order | null {
  const sentences = sentencesOf(message).filter((sentence) => !NAMES_READER.test(sentence));
  const at = sentences.findIndex((sentence) => ORDER.test(sentence) && !ASKS.test(sentence));
  const order = sentences[at];
  if (order === undefined || sentences.some((sentence) => TASK.test(sentence))) return null;
  const rest = restOf(order);
  const after = [...(rest ? [rest] : []), ...sentences.slice(at + 1)];
  const end = after.findIndex((sentence) => !isUsable(sentence));
  const words = after.slice(0, end < 0 ? after.length : end);
  if (words.length > 0) return { order, words };
  const before = sentences.slice(0, at);
  const isMeant = TAKES_UP.test(order) && before.length > 0 && before.every(isUsable);
  const isToReader = /\b(?:him|her|them)\b/i.test(order) ? before.some(speaksToReader) : true;
  return isMeant && isToReader ? { order, words: before } : null;
}
