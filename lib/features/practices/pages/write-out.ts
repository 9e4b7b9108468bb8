import { parsePerson } from "../parse-typed-answer";

/** A first word in lower case alone; 'iPhone' and 'e-mail' keep their spelling. */
const LOWER_CASE_START = /^\p{Ll}(?=\p{Ll}*(?:[\s,:;'’.!?]|$))/u;

export const capitalizeStart = (text: string): string => text.replace(LOWER_CASE_START, (start) => start.toUpperCase());

/** 'He said "no"' is open, 'He said "No."' is not. */
const OPEN_END = /(?:[\p{L}\p{N}%]|(?<![.!?…])["”’»)])$/u;

export const endSentence = (text: string): string => (OPEN_END.test(text) ? `${text}.` : text);

const LIST_ENTRY = /^(?:[-*•–]|\d{1,2}[.)])\s/;

function writeOutParagraph(paragraph: string): string {
  const lines = paragraph.split("\n");
  const text = capitalizeStart(paragraph);
  return LIST_ENTRY.test(lines.at(-1)?.trim() ?? "") ? text : endSentence(text);
}

/** As it is said or sent: people seldom type the first capital and the last full stop of a paragraph. */
export const writeOut = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(writeOutParagraph)
    .join("\n\n");

const GREETING = /^(?:to|dear|hi|hello)\s+/i;

const GROUP = /^(?:the|our|my|all)\b/i;

/** How somebody is addressed who was named with their role: 'Martin' of 'to Martin, account director'. */
export function nameToGreet(text: string): string {
  const name = parsePerson(text.replace(GREETING, "")).name.replace(/[.:;!]{1,3}$/, "");
  return capitalizeStart(name).replace(GROUP, (start) => start.toLowerCase());
}
