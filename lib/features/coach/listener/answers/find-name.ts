import { TITLES } from "../../text";
import { listenerContent } from "../content";

const ONE_NAME = String.raw`(?:(?:${TITLES})\.? )?\p{Lu}[\p{L}'-]+`;
const NAMES = String.raw`(${ONE_NAME}(?: and ${ONE_NAME})?)(?!\p{L})`;
/** 'The chair, Robert', 'our carrier Brandt' */
const WITH_ROLE = String.raw`(?:the|my|our|his|her|their) (?:\p{L}+ ){0,3}?(?:\p{L}+, |\p{Ll}+ )(?<!\b(?:in|at|from|of|near) )`;
const TEXT = "(?:e-?mail|mail|message|letter|note|text|write|words|draft)";

/** They say whom a text is for. */
const ADDRESSEES = [
  String.raw`\b(?:tell|ask|dear|hi|call|chase|remind|send|write|give|mail|message|called|(?<!\bmy )name(?: is|'s)) ${NAMES}`,
  String.raw`\b${TEXT}(?: \p{Ll}+){0,3} (?:to|for) ${NAMES}`,
  String.raw`\b(?:to|for|tell|ask) ${WITH_ROLE}${NAMES}(?=[.,;:!?]|$)`,
].map((form) => new RegExp(form, "u"));

const ROLE =
  "(?:agent|apprentice|assistant|boss|brother|carrier|chair|client|co-?founder|colleague|customer|deputy|director|engineer|foreman|friend|head|intern" +
  "|lead|manager|nurse|owner|partner|sister|supervisor|supplier|teacher|trainee|father|mother)";
/** 'Yesterday Henrik just shrugged', 'one of them, Priya, also applied', 'my agent Samira'. */
const MENTIONS = [
  String.raw`\b(?:to|for|with|telling|asking|from|about) ${NAMES}`,
  String.raw`(?<=(?<!\p{L})\p{Ll}+, )${NAMES}(?=, \p{Ll})`,
  String.raw`\b${ROLE},? ${NAMES}`,
  String.raw`(?<=\p{Ll},? )(?<!\b(?:in|at|from|of) )${NAMES}(?= (?:is|was|has|says|said|just|does|doesn't|never|always|keeps|wants|told|asked|thinks|came|got|shrugs?)\b)`,
].map((form) => new RegExp(form, "u"));

/** 'HIM' is only loud. */
const isName = (text: string): boolean =>
  !/^I\b/.test(text) && /\p{Ll}/u.test(text) && !listenerContent().words["not-names"].includes(text);

/** 'An announcement to parents' */
const GROUP_ADDRESSEE =
  /\b(?:goes|mail|letter|note|announcement|message) (?:is )?to (?:all )?(?:the |our )?(\p{Ll}{3,}s)\b/u;

const findFirst = (forms: RegExp[], text: string): string | undefined =>
  forms.flatMap((form) => form.exec(text)?.[1] ?? []).find(isName);

/** Whom the text is for; somebody who is only mentioned where nobody is known yet. */
export const findName = (text: string, known: string | null = null): string | null =>
  findFirst(ADDRESSEES, text) ?? GROUP_ADDRESSEE.exec(text)?.[1] ?? known ?? findFirst(MENTIONS, text) ?? null;
