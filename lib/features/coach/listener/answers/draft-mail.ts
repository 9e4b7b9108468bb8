import { listMessages, type AnswerInput } from "../answer";
import { listenerContent } from "../content";
import { GREETING_WORDS, quote, toFitting, type HeldText } from "../../texts/held-text";
import { writeSentence } from "../../texts/write-sentence";
import type { Situation } from "../schema";
import { capitalize } from "@/lib/shared/text/text";
import { TITLES } from "../../text";

interface MailDraft {
  body: string;
  greeting?: string | null;
  to: Situation["draft"]["to"];
  name: string | null;
  from: string;
}

const rewriteFormally = (text: string): string =>
  listenerContent().words.formal.reduce((result, [from, to]) => result.replace(new RegExp(from, "g"), to), text);

export function formatMail({ body, to, name, from, greeting }: MailDraft): string {
  const addressee = to === "team" ? "all" : (name ?? "[name]");
  const salutation = greeting ?? toFitting(`Hi ${addressee}`);
  return quote(to === "none" ? body : [`${salutation},`, body, `Best,\n${from}`].join("\n\n"));
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

/** What is written out already; only notes in haste are put into sentences. */
const WRITTEN_OUT = /^["“]?\p{Lu}.*[.!?]["”]?$/su;

const PUNCTUATED = /[.!?]["”]?$/;

export function writeOutNotes(notes: string): string {
  if (WRITTEN_OUT.test(notes.trim())) return notes.trim();
  // Who ends with a full stop wrote sentences, whose commas are meant.
  const ends = PUNCTUATED.test(notes.trim()) ? /(?<=[.!?]) / : /[,;] | - |(?<=[.!?]) /;
  const clauses = notes
    .replace(/\s+/g, " ")
    .split(ends)
    .filter((clause) => /\p{L}/u.test(clause));
  return clauses
    .map(writeSentence)
    .join(" ")
    .replace(/[.!] Otherwise /g, "; otherwise ");
}

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

const NOTICE = /\b(\d{1,2}|one|two|three|four|six|twelve)[ -](months?|weeks?)'? (?:of )?notice\b/i;
const ADDITION =
  /\b(?:put in|add|include|mention)(?: a (?:line|sentence|word) (?:saying|about how))? (?:that )?((?:(?:i|i'm|im|we|it|he|she|they)\b|(?<=that )(?:my|the)\b)[^.]*)/i;
const AFTERTHOUGHT = /,? ?(?:(?:lol|haha|please|pls)\W*|and make it .*)$/i;

function fillIn(body: string, { turns }: AnswerInput): string {
  const messages = listMessages(turns);
  const notice = NOTICE.exec(messages.join(". "));
  const added = ADDITION.exec(messages.findLast((text) => ADDITION.test(text)) ?? "")?.[1]?.replace(AFTERTHOUGHT, "");
  const text = notice ? body.replace("[notice period]", `${notice[1] ?? ""} ${notice[2] ?? ""}'`) : body;
  return added ? `${text} ${writeSentence(added)}` : text;
}

export function draftMail(input: AnswerInput, situation: Situation, body?: string): string {
  const { context, state } = input;
  return formatMail({
    body: fillIn(body ?? situation.draft.mail, input),
    to: situation.draft.to === "team" && state.name ? "one" : situation.draft.to,
    name: state.name,
    from: context.firstName,
  });
}
