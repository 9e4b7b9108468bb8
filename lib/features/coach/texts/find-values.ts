import { TITLES } from "../text";
import { escapeForRegExp } from "./blank-values";

/** What a message says that belongs in a text: 'the reason is …', 'day: …', 'he is called …', 'sign it …'. */
export interface FoundValues {
  /** By the label of the blank. */
  values: Record<string, string>;
  /** Labels of blanks whose sentence is not wanted: 'no offer'. */
  unwanted: string[];
  name: string | null;
  signature: string | null;
}

const ARTICLES = "the|a|an|my|our|your|his|her|their|its|as an?|for";
const LEADING_ARTICLE = new RegExp(`^(?:${ARTICLES}) `, "i");

/** How people name a blank, as a regular expression: 'what you offer' is 'what I offer' or 'my offer', 'next step, with its day' is 'next step'. */
function namesOf(label: string): string {
  const short = escapeForRegExp(label.replace(/,.*/, "").replace(LEADING_ARTICLE, "").toLowerCase());
  const [, asked = ""] = /^what you (.+)$/.exec(short) ?? [];
  const means = /^what it means for/.test(short)
    ? String.raw`(?:what it|this|that|it) means for \w+|for (?:the )?\w+ (?:it|this|that) means`
    : "";
  return [means, asked && `what (?:i|you|we) ${asked}`, asked.startsWith("offer") && "my offer", short]
    .filter(Boolean)
    .join("|");
}

const CONNECTIVE = String.raw`(?: ?[:=]| [-–]| (?:is|are|was|were|would be|should be|will be|with|at)\b)(?: that)?`;
const CLAUSE_START = String.raw`(?:^|[,;:.!?\n/(-]|\band|\bplease|\bso|\bok(?:ay)?|\bfill(?: in)?|\bset|\bput)`;
/** The start of a value: a blank's name with a word that connects, or at the beginning of a clause. */
const markerOf = (label: string): RegExp =>
  new RegExp(
    String.raw`(?:${CLAUSE_START}\s*(?:and )?(?:(?:${ARTICLES}) )?(?:${namesOf(label)})(?: in question)?(?:${CONNECTIVE})?` +
      String.raw`|\b(?:(?:${ARTICLES}) )?(?:${namesOf(label)})(?: in question)?${CONNECTIVE})\s+(?=\S)`,
    "i",
  );
const VALUE_END = new RegExp(String.raw`[;\n]|(?<!\b(?:${TITLES}))[.!?](?=\s|$)|\s//|, (?:and|but|so)\b`);
const trimValue = (value: string): string =>
  value
    .replace(/^['"“‘]|['"”’]$/g, "")
    .replace(/^that /, "")
    .replace(/,? and$/, "")
    .replace(/[\s,;./–-]$/, "")
    .trim();

/** What stands behind the names of blanks, each up to the next name or the end of its clause. */
function findLabelled(message: string, blanks: string[]): Record<string, string> {
  const found = blanks.flatMap((label) => {
    const marker = markerOf(label).exec(message);
    return marker ? [{ label, start: marker.index, end: marker.index + marker[0].length }] : [];
  });
  const entries = found.flatMap(({ label, end }) => {
    const next = Math.min(message.length, ...found.map(({ start }) => start).filter((start) => start >= end));
    const value = trimValue(message.slice(end, next).split(VALUE_END)[0] ?? "");
    return /[\p{L}\d]/u.test(value) ? [[label, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const DAY = new RegExp(
  String.raw`(?<=^|\b(?:by|on|from|since|until|before) )(?:(?:(?:last|this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: the \d{1,2}(?:st|nd|rd|th))?` +
    String.raw`|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th))\b`,
  "gi",
);
const DAY_LABEL = /^(?:day|date|deadline|new date)$/;

/** The only day of a message belongs in the only blank for one. */
function findDay(message: string, blanks: string[]): Record<string, string> {
  if (message.includes("?")) return {};
  const [label, ...otherLabels] = blanks.filter((blank) => DAY_LABEL.test(blank));
  const [day, ...otherDays] = message.match(DAY) ?? [];
  return label && day && otherLabels.length === 0 && otherDays.length === 0 ? { [label]: day } : {};
}

const PERSON = String.raw`(?:(?:${TITLES})\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;
const NAME = new RegExp(
  String.raw`\b(?:called|[Nn]ame(?: is|:)?|[Gg]oes to|(?:mail|letter|note)(?: is)? to) (${PERSON})|^(${PERSON})(?:$|[.!]$| - )`,
  "u",
);
/** 'An announcement to parents' */
export const GROUP_ADDRESSEE =
  /\b(?:goes|mail|letter|note|announcement|message) (?:is )?to (?:all )?(?:the |our )?(\p{Ll}{3,}s)\b/u;
const SIGNED = new RegExp(
  String.raw`\b(?:[Ss]ign(?:ed)?(?: it)?(?: with| as| by)?:?|[Uu]nder it|at the bottom|[Aa]t the end put|I am|I['’]m|[Mm]y name is) ['"‘]?` +
    String.raw`((?:${TITLES})?\.? ?\p{Lu}\.?[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,2})`,
  "u",
);

/** 'No offer' leaves out what you offer. */
const unwantedNamesOf = (label: string): string =>
  `${namesOf(label)}${/^what you offer\b/.test(label) ? "|offer" : ""}`;

const isUnwanted = (message: string, label: string): boolean =>
  new RegExp(
    String.raw`\b(?:no|without(?: an?| the)?|(?:leave|take|cross|strike) out|skip|drop|delete)(?: the| any| an?)? (?:${unwantedNamesOf(label)})\b(?! (?:is|was|can|could|will))` +
      String.raw`|\b(?:bit|part|sentence|line) (?:with|about) (?:the |my )?(?:${unwantedNamesOf(label)}) (?:can go|goes|out)`,
    "i",
  ).test(message);

/** @param blanks labels of the blanks of the text on the screen, each once */
export function findValues(message: string, blanks: string[]): FoundValues {
  const labels = blanks.filter((label) => !label.endsWith("name"));
  const [, named, first] = NAME.exec(message) ?? [];
  const signature = SIGNED.exec(message)?.[1] ?? null;
  const name = named ?? (first === signature ? null : first) ?? GROUP_ADDRESSEE.exec(message)?.[1] ?? null;
  return {
    values: { ...findDay(message, labels), ...findLabelled(message, labels) },
    unwanted: labels.filter((label) => isUnwanted(message, label)),
    name: name === signature ? null : name,
    signature,
  };
}
