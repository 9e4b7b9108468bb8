import type { AnswerInput } from "../answer";
import { listenerContent } from "../content";
import { GREETING_WORDS, quote, toFitting, type HeldText } from "../../texts/held-text";
import type { Situation } from "../schema";
import { capitalize } from "@/lib/shared/text/text";
import { sentencesOf, TITLES, trimEnd } from "../../text";

interface MailDraft {
  body: string;
  greeting?: string | null;
  to: Situation["draft"]["to"];
  name: string | null;
  ending: string;
}

const rewriteFormally = (text: string): string =>
  listenerContent().words.formal.reduce((result, [from, to]) => result.replace(new RegExp(from, "g"), to), text);

export const endingFor = (firstName: string): string => `Best,\n${firstName}`;

export function formatMail({ body, to, name, ending, greeting }: MailDraft): string {
  const addressee = to === "team" ? "all" : (name ?? "[name]");
  const salutation = greeting ?? toFitting(`Hi ${addressee}`);
  return quote(to === "none" ? body : [`${salutation},`, body, ending].join("\n\n"));
}

const GROUP = new RegExp(
  String.raw`\b(?:to|for|tell|inform|let|ask|write|writing|mail|message) (?:the |my |our |all (?:of )?(?:the |my |our )?)?(?:whole |entire )?` +
    String.raw`(?:team|everybody|everyone|all|staff|colleagues|people|crew|department|shift)\b`,
);
export const isForGroup = (normal: string): boolean => GROUP.test(normal);

/** The same mail with full forms, and a greeting and an ending that fit them. */
export const toFormal = ({ greeting, body, ending, items }: HeldText): HeldText => ({
  items,
  greeting: greeting.replace(/^\w+/, "Dear"),
  body: rewriteFormally(body),
  ending: ending.replace(/[^\n]{1,40},/, "Kind regards,"),
});

const OWN_GREETING = new RegExp(
  String.raw`^(${GREETING_WORDS})(?: ((?:(?:${TITLES})\.? )?\p{L}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,2})(?= ?[,!:.\n–-]| \p{Ll}))?` +
    String.raw`(?: ?[,!:.\n–-]{1,2}| )\s?`,
  "u",
);
/** 'Hi team' is no name. */
const GROUP_NAMES = /^(?:all|both|team|everybody|everyone|folks|there)$/i;

/** The greeting or the name at the start of notes, as the person wrote it, and what follows. */
export function splitGreeting(
  notes: string,
  addressee: string | null = null,
): { greeting: string | null; body: string } {
  if (addressee && notes.startsWith(`${addressee}, `))
    return { greeting: `Hi ${addressee}`, body: notes.slice(addressee.length + 2) };
  const start = notes.charAt(0).toLowerCase() + notes.slice(1);
  const [whole = "", word = "", name = ""] = OWN_GREETING.exec(start) ?? [];
  const greeting = name && `${capitalize(word)} ${GROUP_NAMES.test(name) ? name.toLowerCase() : capitalize(name)}`;
  return { greeting: greeting || null, body: notes.slice(whole.length) };
}

const OWN_ENDING =
  /^((?:[Bb]est|[Kk]ind|[Ww]arm) (?:regards|wishes)|[Rr]egards|[Ss]incerely|[Yy]ours(?: \p{Ll}{3,12})?|[Bb]est|[Cc]heers|[Tt]hanks),? (\p{Lu}[\p{L}'. -]{0,40})$/u;

/** The words without the ending that the person wrote below them. */
export function splitEnding(words: string): { body: string; ending: string | null } {
  const last = sentencesOf(words).at(-1) ?? "";
  const [, closing, name] = OWN_ENDING.exec(trimEnd(last.replace(/\n/g, " "))) ?? [];
  if (!closing || !name) return { body: words, ending: null };
  return { body: words.slice(0, words.lastIndexOf(last)).trim(), ending: `${capitalize(closing)},\n${name}` };
}

export function draftMail({ context, state }: AnswerInput, situation: Situation, body = situation.draft.mail): string {
  return formatMail({
    body,
    to: situation.draft.to === "team" && state.name ? "one" : situation.draft.to,
    name: state.name,
    ending: endingFor(context.firstName),
  });
}
