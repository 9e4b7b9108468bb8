import { TITLES } from "../text";
import { findQuotedText } from "../model";

/** The mail, the sentence to say or the list that stands in a reply, or that the person wrote from it. */
export interface HeldText {
  greeting: string;
  body: string;
  ending: string;
  /** Of a list, which has no other parts. */
  items: string[];
}

export const GREETING_WORDS = "hi|hello|hey|dear";
const HI_TO_TITLE = new RegExp(String.raw`^Hi(?= (?:${TITLES})\b)`);
/** 'Dear' before a title. */
export const toFitting = (greeting: string) => greeting.replace(HI_TO_TITLE, "Dear");
const GREETING = new RegExp(String.raw`^(?:${GREETING_WORDS})\b[^\n]*,\n\n`, "i");
const ENDING = /\n\n[^\n]{2,30},\n[^\n]{1,80}$/;
const MARKER = String.raw`(?:- |\d+\. )`;
const ITEM = new RegExp(`^${MARKER}`);
const LIST = new RegExp(String.raw`(?:^${MARKER}.*(?:\n|$)){2,}`, "m");

export function readHeldText(text: string): HeldText {
  const lines = text.trim().split("\n");
  if (lines.length > 1 && lines.every((line) => ITEM.test(line)))
    return { greeting: "", body: "", ending: "", items: lines.map((line) => line.replace(ITEM, "")) };
  const greeting = GREETING.exec(text)?.[0] ?? "";
  const ending = ENDING.exec(text)?.[0] ?? "";
  const body = text.slice(greeting.length, text.length - ending.length);
  return { greeting: toFitting(greeting), body, ending, items: [] };
}

/** What a reply quotes, or else its list; none or one. */
export function findHeldText(reply: string): HeldText[] {
  const text = findQuotedText(reply) ?? LIST.exec(reply)?.[0].trim();
  return text ? [readHeldText(text)] : [];
}

/** Without the signs of a quotation. */
export const writePlain = ({ greeting, body, ending, items }: HeldText): string =>
  items.length > 0 ? items.map((item) => `- ${item}`).join("\n") : `${greeting}${body}${ending}`;

/** As a quotation in Markdown. */
export const quote = (text: string): string => text.replace(/^/gm, "> ").replace(/^> $/gm, ">");

export const writeHeldText = (held: HeldText): string =>
  held.items.length > 0 ? writePlain(held) : quote(writePlain(held));
