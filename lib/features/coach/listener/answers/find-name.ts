import { TITLES } from "../../text";
import { listenerContent } from "../content";

const ONE_NAME = String.raw`(?:(?:${TITLES})\.? )?\p{Lu}[\p{L}'-]+`;
const NAMES = String.raw`(${ONE_NAME}(?: and ${ONE_NAME})?)(?!\p{L})`;
/** 'The chair, Robert', 'our carrier Brandt' */
const WITH_ROLE = String.raw`(?:the|my|our|his|her|their) (?:\p{L}+ ){0,3}?(?:\p{L}+, |\p{Ll}+ )(?<!\b(?:in|at|from|of|near) )`;
/** Each may begin a sentence. */
const anyCase = (words: string) => words.replace(/(?<=^|\|)\w/g, (first) => `[${first.toUpperCase()}${first}]`);
const TEXT = anyCase("e-mail|email|mail|message|letter|note|text|write|words|draft|reply|speak|talk");
const VERB = anyCase("tell|ask|dear|hi|call|chase|remind|send|write|give|mail|message");

/** They say whom a text is for. */
const ADDRESSEES = [
  String.raw`\b(?:${VERB}|called|(?<!\bmy )name(?: is|'s)) ${NAMES}`,
  String.raw`\b(?:${TEXT})(?: \p{Ll}+){0,3} (?:to|for|with) ${NAMES}`,
  String.raw`\b(?:to|for|${anyCase("tell|ask")}) ${WITH_ROLE}${NAMES}(?=[.,;:!?]|$)`,
].map((form) => new RegExp(form, "u"));

/** 'An announcement to parents' */
const GROUP_ADDRESSEE =
  /\b(?:goes|mail|letter|note|announcement|message) (?:is )?to (?:all )?(?:the |our )?(\p{Ll}{3,}s)\b/u;

/** 'HIM' is only loud. */
const isName = (text: string): boolean =>
  !/^I\b/.test(text) && /\p{Ll}/u.test(text) && !listenerContent().words["not-names"].includes(text);

/** Whom the text is for; null where the message only mentions people. */
export const findName = (text: string): string | null =>
  ADDRESSEES.flatMap((form) => form.exec(text)?.[1] ?? []).find(isName) ?? GROUP_ADDRESSEE.exec(text)?.[1] ?? null;
