import { en } from "chrono-node";
import { capitalize } from "@/lib/shared/text";
import { writeSentence } from "./write-sentence";
import { sentencesOf } from "../text";
import { readHeldText, writePlain, type HeldText } from "./held-text";

const WORD = /[\p{L}\p{N}€$£%]+(?:['’-][\p{L}\p{N}]+)*/gu;
const wordPlaces = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index: from }) => ({ word, to: from + word.length }));

const BLANK = /\[([^[\]]+)\]/g;
export const hasBlank = (text: string): boolean => text.search(BLANK) >= 0;

/** The first kind whose words a label has is what belongs in the blank. */
const KINDS: [RegExp, string][] = [
  [/\b(?:day|date|month|time|year|when)\b/i, "date"],
  [/\b(?:number|amount|figure|how (?:long|many|much)|percent)\b/i, "number"],
  [/\b(?:name|person|whom?|witness)\b/i, "name"],
];
const kindOfBlank = (label: string) => KINDS.find(([form]) => form.test(label))?.[1] ?? "text";

function kindOfValue(value: string): string {
  if (en.parse(value).length > 0 || /^(?:q[1-4]|20\d\d|(?:the )?\d{1,2}(?:st|nd|rd|th))\b/i.test(value)) return "date";
  if (/^\D{0,3}\d/.test(value)) return "number";
  return /^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(value) ? "name" : "text";
}

interface Blank {
  at: number;
  label: string;
  /** Words of its label and those before it in its sentence, by which a message can name it. */
  names: string[];
  next: string | undefined;
}

const COMMON_WORDS = new Set(
  "is are was were on the a an of to by in at for and from i we it with you that will until this without".split(" "),
);
const tellingWords = (text: string) =>
  wordPlaces(text.toLowerCase()).flatMap(({ word }) => (COMMON_WORDS.has(word) ? [] : word));

const listBlanks = (text: string): Blank[] =>
  [...text.matchAll(BLANK)].map(({ 1: label = "", index: at }) => {
    const before =
      text
        .slice(0, at)
        .split(/[.?!\]\n,;]/)
        .at(-1) ?? "";
    const [after = ""] = text.slice(at + label.length + 2).split(/[.?![\n,;]/);
    const names = [...tellingWords(label), ...tellingWords(before).slice(-2)];
    return { at, label, names, next: tellingWords(after)[0] };
  });

const MIN_STEM = 4;
/** 'dropping' for 'drop'. */
const isSameWord = (a: string, b: string) =>
  a === b || (a.length >= MIN_STEM && b.length >= MIN_STEM && a.slice(0, MIN_STEM) === b.slice(0, MIN_STEM));

const LEAD = new RegExp(
  String.raw`^(?:and|then|so|ok|well|this (?:one)?|from|before|until|till|every|it(?:'?s| is| was)|its|to|for|on|by|use|put` +
    String.raw`|take|make it|that(?:'?s| is)|(?:it )?goes to|is|are|was|the (?:answer|word|name) is|name` +
    String.raw`|(?:(?:he|she)(?:'?s| is) )?called|[\]:=–-])[\s:]*(?<=[\s:\]])`,
  "i",
);
const withoutLead = (text: string): string => (LEAD.test(text) ? withoutLead(text.replace(LEAD, "")) : text);
const TO_NAME = /^(?:and )?(?:to|for|name|it(?:'?s| is)|its|(?:it |this one )?goes to|the name is)\b/i;
const cleanValue = (text: string) =>
  withoutLead(text.trim())
    .replace(/ ?\([^()]*\)| (?:would|will) (?:work|suit|be fine|do)\b.*$| (?:is fine|suits?)\b.*$/gi, "")
    .replace(/,? (?:please|pls|thanks)\W?$|["'“” .]{1,3}$|^["'“”]{1,3}/gi, "");

const MAX_DATE_WORDS = 4;

/** 'What stops' is 'the report stops', and not 'the report' alone. */
const STATE_OF_THING = /^what (stops|slips|suffers|breaks|waits)$/;
const HAS_VERB = /\b(?:is|are|was|were|will|can(?:not|'t)?|has|have|stops?|slips?|suffers?|breaks?|waits?|won't)\b/i;

/** Of a longer text only the date. */
function fitValue(value: string, { label }: Blank): string {
  const state = STATE_OF_THING.exec(label)?.[1];
  if (state && !HAS_VERB.test(value)) return `${value} ${state}`;
  if (kindOfBlank(label) !== "date" || value.startsWith("the ")) return value;
  const [whole = ""] = value.split(" and ");
  const [date] = en.parse(whole);
  const isLong = whole.split(" ").length > MAX_DATE_WORDS || date?.index !== 0;
  return writeSentence((isLong && date?.text.replace(/^on /, "")) || whole).replace(/\.$/, "");
}

/** The value that a piece of a message gives, and the blank that it names or fits. */
function matchPiece(piece: string, blanks: Blank[], isFirst: boolean): [Blank, string] | null {
  const words = wordPlaces(piece);
  for (const { word, to } of words.slice(0, -1).toReversed()) {
    const isIt = (name: string) => isSameWord(name, word.toLowerCase());
    const named = blanks.find(({ names }) => names.some(isIt)) ?? blanks.find(({ next }) => next && isIt(next));
    const value = named && cleanValue(piece.slice(to));
    const isFit = named && (kindOfBlank(named.label) !== "date" || kindOfValue(value ?? "") === "date");
    if (value && isFit) return [named, fitValue(value, named)];
  }
  const value = cleanValue(piece);
  const kind = kindOfValue(value);
  const isName = kind === "name" && (isFirst || TO_NAME.test(piece));
  const kinds = kind === "date" ? [kind] : [...(isName || kind === "number" ? [kind] : []), "text"];
  const [fitting] = kinds.flatMap((each) => blanks.find(({ label }) => kindOfBlank(label) === each) ?? []);
  return fitting && value ? [fitting, fitValue(value, fitting)] : null;
}

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const MONTH = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const PIECES = new RegExp(
  String.raw`[,;] (?:and )?|(?<!\b(?:dr|mrs?|ms|prof))[.?!] | (?:and|then) (?=(?:its?|it's|the|done|came|to|due|by)\b)` +
    String.raw`| (?=(?:from|by|before|until|till) (?:the )?(?:\d|${DAY}|${MONTH}))`,
  "i",
);
const LEFT_OPEN = /\b(?:don'?t know|dunno|leave|later|not yet|no idea|i'll|not sure)\b/i;

/** By the place of its blank among those of the text. `null` leaves it open, and an empty text takes it out. */
export type BlankAnswers = Record<string, string | null>;

/** The values of a message for the blanks without an answer that they name or fit, each in turn. */
function findValues(text: string, message: string, answered: BlankAnswers = {}): BlankAnswers {
  const all = listBlanks(text);
  const values: BlankAnswers = {};
  const isOpen = (blank: Blank) => ({ ...answered, ...values })[all.indexOf(blank)] === undefined;
  for (const [at, piece] of message.split(PIECES).entries()) {
    const open = all.filter(isOpen);
    const [blank, value = ""] = (!LEFT_OPEN.test(piece) && matchPiece(piece.trim(), open, at === 0)) || [];
    const isName = blank && kindOfBlank(blank.label) === "name";
    for (const each of open)
      if (each === blank || (isName && each.label === blank.label)) values[all.indexOf(each)] = value;
  }
  return values;
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
  const labels = listBlanks(writePlain(held)).map(({ label }) => label.toLowerCase());
  const isAlone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return Object.fromEntries(
    labels.flatMap((label, at) => (answers[at] && isAlone(label) ? [[label, answers[at]]] : [])),
  );
}

/** Fills each blank whose label stands only once in the text and has a value. */
export const fillKnown = (text: string, values: Record<string, string>): string =>
  replaceBlanks(text, (label) => (text.split(`[${label}]`).length === 2 ? values[label.toLowerCase()] : null));

const NAMED_IN_BRACKETS = new RegExp(
  String.raw`(?:^|\b(?:put|write|use|insert|set|take) )([^[\]:]{2,80}?) (?:(?:in )?for|into|in|in place of|instead of) \[([^[\]]+)\]` +
    String.raw`|\[([^[\]]+)\] ?(?:is|are|=|:|should be|means|->) ?([^[\],;]{2,80}?)(?=[.,;]|$)`,
  "i",
);

/** 'Put the launch in for [what]', '[what] is the launch' */
function findNamedInBrackets(text: string, message: string): BlankAnswers | null {
  const [, before, labelBehind, labelBefore, behind] = NAMED_IN_BRACKETS.exec(message) ?? [];
  const label = (labelBehind ?? labelBefore)?.toLowerCase();
  const at = listBlanks(text).findIndex((blank) => blank.label.toLowerCase() === label);
  return at < 0 ? null : { [at]: cleanValue(before ?? behind ?? "") };
}

const SENTENCE = /(?:\[[^[\]]*\]|[^.?!\n[])+/g;

/** The blanks in their order, each with the sentence around it. */
export function listOpenBlanks(held: HeldText): { label: string; sentence: string }[] {
  const text = writePlain(held);
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) =>
    listBlanks(sentence).map(({ label }) => ({ label, sentence: sentence.trim() })),
  );
}

/** 'The day is Friday' names its blank in front. */
function isNamed(message: string, text: string, at: number): boolean {
  const words = tellingWords(listBlanks(text)[at]?.label.toLowerCase() ?? "");
  const [first = ""] = message.toLowerCase().split(/\b(?:is|are|was|will be)\b|:/);
  return (
    first.length < message.length && words.some((word) => tellingWords(first).some((each) => isSameWord(each, word)))
  );
}

const SKIP = /^(?:skip|next|pass|blank|nothing|none|open|empty)\b.{0,20}$|^(?:no|nope)?[^\p{L}\p{N}]*$/iu;
const MAX_WORDS_OF_OTHER_KIND = 4;

/** So many tell the whole. */
const SENTENCES_OF_ALL = 3;

/** What is skipped is taken out; an answer of several sentences is the answer to the further questions too. */
function answerSentence(message: string, asked: number, blanks: Blank[], answered: BlankAnswers): BlankAnswers {
  if (SKIP.test(message)) return { [asked]: "" };
  if (sentencesOf(message).length < SENTENCES_OF_ALL) return { [asked]: message.trim() };
  const further = blanks.flatMap(({ label }, at) => (isWholeSentence(label) && answered[at] === undefined ? [at] : []));
  return { ...Object.fromEntries(further.map((at) => [at, ""])), [asked]: message.trim() };
}

/**
 * The answers that a message gives where the blank at `asked` was asked for: values for several blanks when it names
 * or fits each, otherwise its words for this one. Null when it does not look like an answer.
 */
export function readAnswers(
  held: HeldText,
  message: string,
  asked: number,
  answered: BlankAnswers,
): BlankAnswers | null {
  const text = writePlain(held);
  const blanks = listBlanks(text);
  const blank = blanks[asked];
  if (blank && isWholeSentence(blank.label)) return answerSentence(message, asked, blanks, answered);
  if (!blank || SKIP.test(message) || LEFT_OPEN.test(message)) return { [asked]: null };
  if (message.includes("[")) return findNamedInBrackets(text, message);
  const found = findValues(text, message, answered);
  const places = Object.keys(found);
  const isForOthers =
    places.length > 1 ? String(asked) in found : places.length === 1 && isNamed(message, text, Number(places[0]));
  if (isForOthers) return found;
  const value = fitValue(cleanValue(message), blank);
  const kind = kindOfBlank(blank.label);
  const isOfKind = ["text", kindOfValue(value)].includes(kind);
  return isOfKind || wordPlaces(value).length <= MAX_WORDS_OF_OTHER_KIND ? { [asked]: value } : null;
}
