import { TITLES } from "../text";

/** A sentence of a mail or an item of a list, and the white space after it. */
export interface Part {
  text: string;
  gap: string;
}

/** The mail, the sentence or the list that stands in a reply and may be changed in the person's words. */
export interface HeldText {
  greeting: string;
  parts: Part[];
  ending: string;
  /** Before each part of a list; the number counts. */
  marker: "" | "- " | "1. ";
}

const MAIL = /(?:^>.*(?:\n|$))+/m;
const LIST = /(?:^(?:- |\d+\. ).*(?:\n|$)){2,}/m;
export const GREETING_WORDS = "hi|hello|hey|dear";
const HI_TO_TITLE = new RegExp(String.raw`^Hi(?= (?:${TITLES})\b)`);
/** 'Dear' before a title. */
export const toFitting = (greeting: string) => greeting.replace(HI_TO_TITLE, "Dear");
const GREETING = new RegExp(String.raw`^(?:${GREETING_WORDS})\b[^\n]*,\n\n`, "i");
const ENDING = /\n\n[^\n]{2,30},\n[^\n]{1,80}$/;
/** White space between sentences, kept with them. */
const GAP = /((?<=[.!?…]["”’)]?)\s+|\n+)/;

export function readMail(text: string): HeldText {
  const greeting = GREETING.exec(text)?.[0] ?? "";
  const ending = ENDING.exec(text)?.[0] ?? "";
  const body = text.slice(greeting.length, text.length - ending.length);
  const pieces = body.split(GAP);
  const parts = pieces.flatMap((piece, at) =>
    at % 2 === 0 && piece ? [{ text: piece, gap: pieces[at + 1] ?? "" }] : [],
  );
  return { greeting: toFitting(greeting), parts, ending, marker: "" };
}

export const toList = (items: string[], marker: HeldText["marker"] = "- "): HeldText => ({
  ...{ greeting: "", ending: "", marker },
  parts: items.map((text) => ({ text, gap: "\n" })),
});

/** None or one; a mail goes before a list. */
export function findHeldText(reply: string): HeldText[] {
  const mail = MAIL.exec(reply)?.[0].replace(/^> ?/gm, "").trim();
  if (mail) return [readMail(mail)];
  const list = LIST.exec(reply)?.[0].trim().split("\n");
  if (!list) return [];
  const items = list.map((line) => line.replace(/^(?:- |\d+\. )/, ""));
  return [toList(items, list[0]?.startsWith("- ") ? "- " : "1. ")];
}

/** Without markers and signs of a quotation. */
export const writePlain = ({ greeting, parts, ending }: HeldText): string =>
  `${greeting}${parts
    .map(({ text, gap }) => text + gap)
    .join("")
    .trim()}${ending}`;

/** As a quotation in Markdown. */
export const quote = (text: string): string => text.replace(/^/gm, "> ").replace(/^> $/gm, ">");

export const writeHeldText = (held: HeldText): string =>
  held.marker
    ? held.parts.map(({ text }, at) => `${held.marker.replace("1", String(at + 1))}${text}`).join("\n")
    : quote(writePlain(held));
