import { sentencesOf } from "../text";

/** A sentence that orders a text, and the words that the message says beside the order. */
interface Order {
  order: string;
  words: string[];
}

const KIND = String.raw`(?:e-?mails?|mail|message|msg|letter|note|text|whatsapp|(?:written )?reply|written answer|(?:\d|two|three|a few) (?:or \w+ )?(?:lines|sentences))`;
/** 'Mail to the team', 'I need a letter', 'write to Sabine', 'put that in a note' */
const ORDER = new RegExp(
  String.raw`^(?:(?:ok|so|and|now|then|hi|hello|hey)\b[,.!]? )*(?:(?:please|pls|kindly|quick|short|urgent|an?|the|one)\b,? )*${KIND}\b(?! (?:is|was|has)\b)` +
    String.raw`|\b(?:need|require|want|like|have|get|make|write|draft|send|prepare|put (?:it|that|this) in(?:to)?)\b(?: \w+){0,3} ${KIND}\b` +
    String.raw`|\b(?:write|draft|send) (?:something |back )?(?:to|for)\b|\bwrite (?:him|her|them) (?:that|this|something)\b`,
  "i",
);
/** It asks what to write, or says that nothing is to be written. */
const NOT_ORDERED =
  /\b(?:how|what) (?:do|should|can|shall) i\b|\b(?:don'?t|do not|not|no longer|no) (?:need|want|write|send)\b/i;
/** The order takes up what was said before it: 'put that in a mail'. */
const TAKES_UP = /\b(?:put|make|send|write) (?:(?:him|her|them) )?(?:that|this|it)\b/i;
/** The writer tells of somebody, and does not speak to them. */
const TELLS_OF_OTHERS = /\b(?:he|she)\b/i;
/** What is said to the coach behind the words. */
const ASIDE =
  /^(?:(?:and|but|or|with|without|please|pls)\b,? )*(?:keep|make) it\b|^(?:short|polite|thanks|thank you)\b|\b(?:is|are) (?:that|this|it)\b.*\?$/i;

const isUsable = (sentence: string) => ![ASIDE, TELLS_OF_OTHERS, ORDER].some((form) => form.test(sentence));

const isOrder = (sentence: string): boolean => ORDER.test(sentence) && !NOT_ORDERED.test(sentence);

/** 'What do I say', 'I want to tell my father that …' */
const ASKS_HOW =
  /\b(?:(?:how|what) (?:(?:do|should|can|could|shall|must|would) )?i(?: \p{L}+)?|i (?:want|would like|'d like) to) (write|answer|reply|say|tell|begin|start)\b/iu;

/** The act that one of the sentences asks for, whatever the others tell: a text, or words to say. */
export function findAskedText(message: string): "draft" | "first-sentence" | null {
  if (sentencesOf(message).some(isOrder)) return "draft";
  const verb = ASKS_HOW.exec(message)?.[1]?.toLowerCase();
  if (!verb) return null;
  return verb === "write" ? "draft" : "first-sentence";
}

/**
 * The sentences behind an order for a text that can stand in it as they are, or those before an order that takes them
 * up; null where the message only orders a text or tells of somebody.
 */
export function findOrder(message: string): Order | null {
  const sentences = sentencesOf(message);
  const at = sentences.findIndex(isOrder);
  const order = sentences[at];
  if (order === undefined) return null;
  const after = sentences.slice(at + 1);
  const end = after.findIndex((sentence) => !isUsable(sentence));
  const words = after.slice(0, end < 0 ? after.length : end);
  if (words.length > 0) return { order, words };
  const before = sentences.slice(0, at);
  return TAKES_UP.test(order) && before.length > 0 && before.every(isUsable) ? { order, words: before } : null;
}
