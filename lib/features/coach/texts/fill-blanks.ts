import { en } from "chrono-node";
import { capitalize } from "@/lib/shared/text";
import { sentencesOf, wordsOf } from "../text";
import { readHeldText, writePlain, type HeldText } from "./held-text";
import { writeSentence } from "./write-sentence";

const BLANK = /\[([^[\]]+)\]/g;
export const hasBlank = (text: string): boolean => text.search(BLANK) >= 0;

const SENTENCE = /(?:\[[^[\]]*\]|[^.?!\n[])+/g;

/** The blanks in their order, each with the sentence around it. */
export function listOpenBlanks(held: HeldText): { label: string; sentence: string }[] {
  return [...writePlain(held).matchAll(SENTENCE)].flatMap(([sentence]) =>
    [...sentence.matchAll(BLANK)].map(([, label = ""]) => ({ label, sentence: sentence.trim() })),
  );
}

/** Capitals only at the start of a sentence; names and 'I' keep theirs. */
const SMALL_WORDS = new Set(
  (
    "the a an my our we it he she they there this that these those in at on by to for from no not all both two three " +
    "today tomorrow next end early late after before within as about around because"
  ).split(" "),
);

/** A blank for a whole sentence has a question as its label. */
export const isWholeSentence = (label: string) => label.endsWith("?");

/** As the sentence around the blank asks: a capital at its start, a small letter in its middle. */
function fitInto(value: string, label: string, before: string): string {
  if (isWholeSentence(label)) return sentencesOf(value).map(writeSentence).join(" ");
  const plain = value.replace(/[.,;!]{1,3}$/, "");
  if (/(?:^|[.!?]\s|\n)(?:> )?$/.test(before)) return capitalize(plain);
  const [first = ""] = /^\p{L}+\b/u.exec(plain) ?? [];
  return first === capitalize(first.toLowerCase()) && SMALL_WORDS.has(first.toLowerCase())
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
}

/** By the place of its blank among those of the text. `null` leaves it open, and an empty text takes it out. */
export type BlankAnswers = Record<string, string | null>;

/** Puts into each blank what `valueOf` gives for it; without a value it stays. */
function replaceBlanks(text: string, valueOf: (label: string, place: number) => string | null | undefined): string {
  let place = -1;
  return text.replace(BLANK, (blank, label: string, from: number) => {
    const value = valueOf(label, (place += 1));
    if (value === "") return "";
    return value ? fitInto(value, label, text.slice(0, from)) : blank;
  });
}

export function putAnswers(held: HeldText, answers: BlankAnswers): HeldText {
  const filled = replaceBlanks(writePlain(held), (_label, place) => answers[place])
    .replace(/\n{3,}/g, "\n\n")
    .replace(/ {2,}/g, " ")
    .trim();
  return readHeldText(filled);
}

/** The answers whose label stands only once in the text, by that label in lower case. */
export function valuesByLabel(held: HeldText, answers: BlankAnswers): Record<string, string> {
  const labels = listOpenBlanks(held).map(({ label }) => label.toLowerCase());
  const isAlone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return Object.fromEntries(
    labels.flatMap((label, at) => (answers[at] && isAlone(label) ? [[label, answers[at]]] : [])),
  );
}

/** Fills each blank whose label stands only once in the text and has a value. */
export const fillKnown = (text: string, values: Record<string, string>): string =>
  replaceBlanks(text, (label) => (text.split(`[${label}]`).length === 2 ? values[label.toLowerCase()] : null));

const LEAD = new RegExp(
  String.raw`^(?:and|then|so|ok|well|this (?:one)?|from|before|until|till|every|it(?:'?s| is| was)|its|to|for|on|by|use|put` +
    String.raw`|take|make it|that(?:'?s| is)|(?:it )?goes to|is|are|was|the (?:answer|word|name|day|date|work) is|name` +
    String.raw`|(?:(?:he|she)(?:'?s| is) )?called|[\]:=–-])[\s:]*(?<=[\s:\]])`,
  "i",
);
const withoutLead = (text: string): string => (LEAD.test(text) ? withoutLead(text.replace(LEAD, "")) : text);
const cleanValue = (text: string) =>
  withoutLead(text.trim())
    .replace(/ ?\([^()]*\)| (?:would|will) (?:work|suit|be fine|do)\b.*$| (?:is fine|suits?)\b.*$/gi, "")
    .replace(/,? (?:please|pls|thanks)\W?$|["'“”” .]{1,3}$|^["'“”]{1,3}/gi, "");

const MAX_DATE_WORDS = 4;
const ASKS_FOR_DATE = /\b(?:day|date|month|time|year|when)\b/i;
/** 'What stops' is 'the report stops', and not 'the report' alone. */
const STATE_OF_THING = /^what (stops|slips|suffers|breaks|waits)$/;
const HAS_VERB = /\b(?:is|are|was|were|will|can(?:not|'t)?|has|have|stops?|slips?|suffers?|breaks?|waits?|won't)\b/i;

/** Of a longer text only the date. */
function fitValue(value: string, label: string): string {
  const state = STATE_OF_THING.exec(label)?.[1];
  if (state && !HAS_VERB.test(value)) return `${value} ${state}`;
  if (!ASKS_FOR_DATE.test(label) || value.startsWith("the ")) return value;
  const [whole = ""] = value.split(" and ");
  const [date] = en.parse(whole);
  const isLong = whole.split(" ").length > MAX_DATE_WORDS || date?.index !== 0;
  return writeSentence((isLong && date?.text.replace(/^on /, "")) || whole).replace(/\.$/, "");
}

const NAMED_IN_BRACKETS = new RegExp(
  String.raw`(?:^|\b(?:put|write|use|insert|set|take) )([^[\]:]{2,80}?) (?:(?:in )?for|into|in|in place of|instead of) \[([^[\]]+)\]` +
    String.raw`|\[([^[\]]+)\] ?(?:is|are|=|:|should be|means|->) ?([^[\],;]{2,80}?)(?=[.,;]|$)`,
  "i",
);

/** 'Put the launch in for [what]', '[what] is the launch' */
function findNamedInBrackets(labels: string[], message: string): BlankAnswers | null {
  const [, before, labelBehind, labelBefore, behind] = NAMED_IN_BRACKETS.exec(message) ?? [];
  const wanted = (labelBehind ?? labelBefore)?.toLowerCase();
  const at = labels.findIndex((label) => label.toLowerCase() === wanted);
  return at < 0 ? null : { [at]: cleanValue(before ?? behind ?? "") };
}

const SKIP = /^(?:skip|next|pass|blank|nothing|none|open|empty)\b.{0,20}$|^(?:no|nope)?[^\p{L}\p{N}]*$/iu;
const LEFT_OPEN = /\b(?:don'?t know|dunno|leave|later|not yet|no idea|i'll|not sure)\b/i;
const MAX_WORDS_OF_VALUE = 20;

/** So many tell the whole. */
const SENTENCES_OF_ALL = 3;

/** What is skipped is taken out; an answer of several sentences is the answer to the further questions too. */
function answerSentence(message: string, asked: number, labels: string[], answered: BlankAnswers): BlankAnswers {
  if (SKIP.test(message)) return { [asked]: "" };
  if (sentencesOf(message).length < SENTENCES_OF_ALL) return { [asked]: message.trim() };
  const further = labels.flatMap((label, at) => (isWholeSentence(label) && answered[at] === undefined ? [at] : []));
  return { ...Object.fromEntries(further.map((at) => [at, ""])), [asked]: message.trim() };
}

/**
 * What a message puts into the blank at `asked`, and into others of the same name that are open; the blank that it
 * names in brackets goes first. Null when it does not look like an answer.
 */
export function readAnswers(
  held: HeldText,
  message: string,
  asked: number,
  answered: BlankAnswers,
): BlankAnswers | null {
  const labels = listOpenBlanks(held).map(({ label }) => label);
  const label = labels[asked];
  if (label && isWholeSentence(label)) return answerSentence(message, asked, labels, answered);
  if (!label || SKIP.test(message) || LEFT_OPEN.test(message)) return { [asked]: null };
  if (message.includes("[")) return findNamedInBrackets(labels, message);
  const value = fitValue(cleanValue(message), label);
  if (value === "" || wordsOf(value).length > MAX_WORDS_OF_VALUE) return null;
  const isSameName = (each: string, at: number) => label === "name" && each === label && answered[at] === undefined;
  return Object.fromEntries(labels.flatMap((each, at) => (at === asked || isSameName(each, at) ? [[at, value]] : [])));
}
