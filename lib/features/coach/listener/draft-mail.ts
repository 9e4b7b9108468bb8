import { listMessages, type AnswerInput } from "./answer";
import { listenerContent } from "./content";
import { GREETING_WORDS, quote, type HeldText } from "../text-edits/held-text";
import { writeSentence } from "../text-edits/write-sentence";
import type { Situation } from "./schema";
import { sentencesOf, trimEnd } from "../text";
import { capitalize } from "@/lib/shared/text";

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
  return quote(to === "none" ? body : [`${greeting ?? `Hi ${addressee}`},`, body, `Best,\n${from}`].join("\n\n"));
}

/** The same mail with full forms, and a greeting and an ending that fit them. */
export const toFormal = ({ greeting, parts, ending, ...mail }: HeldText): HeldText => ({
  ...mail,
  greeting: greeting.replace(/^\w+/, "Dear"),
  parts: parts.map((part) => ({ ...part, text: rewriteFormally(part.text) })),
  ending: ending.replace(/[^\n]{1,40},/, "Kind regards,"),
});

/** What is written out already; only notes in haste are put into sentences. */
const WRITTEN_OUT = /^["“]?\p{Lu}.*[.!?]["”]?$/su;

export function writeOutNotes(notes: string): string {
  if (WRITTEN_OUT.test(notes.trim())) return notes.trim();
  const clauses = notes
    .replace(/\s+/g, " ")
    .split(/[,;] | - |(?<=[.!?]) /)
    .filter((clause) => /\p{L}/u.test(clause));
  return clauses
    .map(writeSentence)
    .join(" ")
    .replace(/[.!] Otherwise /g, "; otherwise ");
}

const QUOTE = /["“]([^"“”]{8,})["”]|(?<=\W)'([^']{8,})'(?=\W|$)/;
const AFTER_COLON =
  /(?:rewrite|rephrase|polish|proofread|correct|improve|turn|make|put|convert|mail|message|english|following|this|write|dictate|draft)\b[^:]{0,60}:\s*(\S.{11,})$/is;

const OWN_GREETING = new RegExp(
  String.raw`^(${GREETING_WORDS})(?: (\p{L}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,2})(?= ?[,!:.\n–-]| \p{Ll}))?` +
    String.raw`(?: ?[,!:.\n–-]{1,2}| )\s?`,
  "u",
);
/** 'Hi team' is no name. */
const GROUP_NAMES = /^(?:all|both|team|everybody|everyone|folks|there)$/i;

/** The greeting at the start of notes, as the person wrote it, and what follows. */
export function splitGreeting(notes: string): { greeting: string | null; body: string } {
  const start = notes.charAt(0).toLowerCase() + notes.slice(1);
  const [whole = "", word = "", name = ""] = OWN_GREETING.exec(start) ?? [];
  const greeting = name && `${capitalize(word)} ${GROUP_NAMES.test(name) ? name.toLowerCase() : capitalize(name)}`;
  return { greeting: greeting || null, body: notes.slice(whole.length) };
}

export function findNotes(text: string): string | null {
  const quote = QUOTE.exec(text);
  return quote?.[1] ?? quote?.[2] ?? AFTER_COLON.exec(text)?.[1]?.trim() ?? null;
}

const PURPOSES: [RegExp, (rest: string) => string][] = [
  [
    /\b(?:asking|to ask)(?: (?:him|her|them|[A-Z]\p{L}+))? (?:if|whether) (?:he|she|they|we) (?:can|could) (.+)$/u,
    (rest) => `Could you ${rest}?`,
  ],
  [/\b(?:asking|to ask)(?: (?:him|her|them|[A-Z]\p{L}+))? for (.+)$/u, (rest) => `Could you send me ${rest}?`],
  [/\b(?:asking|to ask) (?:him|her|them|[A-Z]\p{L}+) to (.+)$/u, (rest) => `Could you ${rest}?`],
  [/\b(?:asking|to ask) to (.+)$/u, (rest) => `Could we ${rest}?`],
  [
    /\b(?:telling|to tell|saying|to say|informing|to inform)(?: (?:him|her|them|[A-Z]\p{L}+))? (?:that )?((?:I|we|it|the|our|my)\b.+)$/u,
    (rest) => `${capitalize(rest)}.`,
  ],
  [/\bthat (?:says |tells (?:him|her|them) )?((?:I|we|it|the|our|my)\b.+)$/u, (rest) => `${capitalize(rest)}.`],
];

export function findPurpose(text: string): string | null {
  for (const sentence of sentencesOf(text).map(trimEnd)) {
    for (const [form, write] of PURPOSES) {
      const rest = form.exec(sentence)?.[1];
      if (rest) return write(rest.replace(/,? please$/i, ""));
    }
  }
  return null;
}

const NAME_PATTERN =
  /\b(?:to|for|with|tell|telling|ask|asking|dear|hi|from|about|call|chase|remind|send|write|give|mail|message|called|(?<!\bmy )name(?: is|'s)) ([A-Z]\p{Ll}+)\b/u;
/** 'Yesterday Henrik just shrugged' names him without a preposition. */
const ACTING_NAME =
  /(?<=\p{Ll},? )([A-Z]\p{Ll}+)(?= (?:is|was|has|says|said|just|does|doesn't|never|always|keeps|wants|told|asked|thinks|came|got|shrugs?)\b)/u;

export function findName(text: string): string | null {
  const name = (NAME_PATTERN.exec(text) ?? ACTING_NAME.exec(text))?.[1];
  return name && !listenerContent().words["not-names"].includes(name) ? name : null;
}

const TOPIC = /\b(?:about|regarding|concerning) ((?:the|our|my|an?|this|next|last) [^.,;:!?\n]{3,60})/i;
const AFTER_TOPIC = / (?:and|but|so|because|please|who|that|for me|by|before)\b.*/i;
/** What is about him or her would need other words in a mail to them. */
const OF_OTHERS = /\b(?:he|she|they|him|her|his|their|them)\b/i;

/** Fills `[the matter]` with what the person last said it is about, as in 'about the late delivery of our cranes'. */
export function fillTopic(text: string, messages: string[]): string {
  const topics = messages.flatMap((message) => TOPIC.exec(message)?.[1]?.replace(AFTER_TOPIC, "").trim() ?? []);
  const topic = topics.filter((each) => !OF_OTHERS.test(each)).at(-1);
  return topic ? text.replaceAll("[the matter]", topic) : text;
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
  const { message, context, state } = input;
  const isChange = body !== undefined || state.last?.act === "draft" || ADDITION.test(message.text);
  const purpose = isChange ? null : findPurpose(message.text);
  const written =
    purpose &&
    `${purpose} ${situation.id === "short-mail" && purpose.endsWith("?") ? "[Day] at [time] would suit me." : ""}`.trim();
  return formatMail({
    body: fillIn(body ?? written ?? situation.draft.mail, input),
    to: situation.draft.to === "team" && state.name ? "one" : situation.draft.to,
    name: state.name,
    from: context.firstName,
  });
}
