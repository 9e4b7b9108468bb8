/** How a message begins that is a text of the coach as the person changed it. */
const OWN_VERSION = "My version:";

export const writeOwnVersion = (text: string): string => `${OWN_VERSION}\n\n${text}`;

/** The text that the person changed, in a message that begins as `writeOwnVersion` writes it; otherwise null. */
export const readOwnVersion = (message: string): string | null =>
  message.startsWith(OWN_VERSION) ? message.slice(OWN_VERSION.length).trim() : null;

const QUOTATION = /(?:^>.*(?:\n|$))+/m;
const LIST = /(?:^(?:- |\d+\. ).*(?:\n|$)){2,}/m;

/** The mail, sentence or list that a reply in Markdown gives, ready to be sent or changed; null without one. */
export function findGivenText(reply: string): string | null {
  const quotation = QUOTATION.exec(reply)?.[0].replace(/^> ?/gm, "");
  return (quotation ?? LIST.exec(reply)?.[0])?.trim() || null;
}
