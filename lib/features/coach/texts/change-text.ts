import { capitalize } from "@/lib/shared/text/text";
import {
  countShared,
  normalizeText,
  numberOf,
  ORDINALS,
  quotesIn,
  sentencesOf,
  stemsOf,
  trimEnd,
  wordsOf,
} from "../text";
import type { HeldText } from "./held-text";
import { writeSentence } from "./write-sentence";

/** A change goes through every part of a text in turn. */
const mapParts = ({ greeting, body, ending, items }: HeldText, change: (part: string) => string): HeldText => ({
  greeting: change(greeting),
  body: change(body),
  ending: change(ending),
  items: items.map(change),
});

const MARK = `["“”'‘’]?`;
const OLD = String.raw`${MARK}(?<old>[^"“”.;:!?]{2,60}?)${MARK}`;
const NEW = String.raw`${MARK}(?<fresh>[^"“”.;:!?,]{1,60}?)${MARK}`;
const END = String.raw`(?=\s*[.,;!?]|\s*$| (?:everywhere|please|pls|there|here)\b)`;
/** 'The repair is', before what it is to be. */
const SUBJECT = String.raw`(?:[^.!?;,]{0,30}? )?(?:is|are|was|costs|takes|it'?s|that'?s)(?: (?:to|for|at|on|in|by))?`;
/** Words, and no clause. */
const SHORT_NEW = String.raw`${MARK}(?<fresh>(?!no\b|yes\b|ok\b|sorry\b|please\b)(?:[^\s"“”.;:!?,]+ ){0,3}[^\s"“”.;:!?,]+)${MARK}`;
const PUTS = "(?:use|put|write|say|take|make it)";

/** 'Change A to B', 'B, not A', 'A …, B instead': what stands in the text, and what is to stand there. */
const REPLACEMENTS = [
  String.raw`\b(?:replace|change|swap|exchange) (?:the (?:word|name) )?${OLD} (?:by|with|to|for|into) ${NEW}${END}`,
  String.raw`\b(?:for|where it says) ${OLD},? ${PUTS} ${NEW}${END}`,
  String.raw`\b${PUTS} ${NEW}(?: in)? (?:for|instead of|rather than|in place of|not) ${OLD}${END}`,
  String.raw`(?:^|[.!?,;] )(?:and |then |also |please )*(?:${SUBJECT} )?${SHORT_NEW},? (?:not|instead of|rather than) ${OLD}${END}`,
  String.raw`\b(?:not|instead of|rather than) ${OLD}, (?:but |please |rather |it is |it's )?${NEW}${END}`,
  String.raw`(?:^|[.!?,;] )${OLD} (?:should|must|has to|needs to) (?:be|read|say) ${NEW}${END}`,
  String.raw`\b(?:says|reads) ${OLD}, (?:please )?(?:it should (?:be|say) |${PUTS} )${NEW}${END}`,
  String.raw`^(?:hm+,? |no,? )?${MARK}(?<old>\p{L}{4,})\b.*[,.!?] (?:${PUTS} )?${NEW} instead${END}`,
  String.raw`["“]${NEW}["”] for ["“]${OLD}["”]`,
].map((form) => new RegExp(form, "giu"));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const asWhole = (text: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${escape(text)}(?![\p{L}\p{N}])`, "giu");

/** 'Thirty minutes', in the place of 'twenty' before 'minutes', is 'thirty'. */
function withoutRepeated(words: string, after: string): string {
  const parts = words.split(" ");
  const at = parts.findIndex((_, index) => index > 0 && after.startsWith(` ${parts.slice(index).join(" ")}`));
  return at > 0 ? parts.slice(0, at).join(" ") : words;
}

/** The text with words replaced by others where the message names both, and the first stand in the text. */
function replaceWords(held: HeldText, message: string): HeldText | null {
  for (const { groups } of REPLACEMENTS.flatMap((form) => [...message.matchAll(form)])) {
    const { old = "", fresh = "" } = groups ?? {};
    const form = asWhole(old.trim());
    const isThere = [held.greeting, held.body, held.ending, ...held.items].some((part) => part.search(form) >= 0);
    if (!isThere || fresh.trim() === "") continue;
    // Another addressee is greeted, and whoever is named in the text stays there.
    const isGreeted = held.greeting.search(form) >= 0;
    return mapParts(held, (part) =>
      isGreeted && part !== held.greeting
        ? part
        : part.replace(form, (found, at: number) => {
            const words = withoutRepeated(fresh.trim(), part.slice(at + found.length));
            const isBlankAtStart = found.startsWith("[") && /(?:^|[.!?]\s|\n)$/.test(part.slice(0, at));
            return /^\p{Lu}/u.test(found) || isBlankAtStart ? capitalize(words) : words;
          }),
    );
  }
  return null;
}

const NEW_GREETING = /\b(?:begin|start|open)s?\b[^.!?]{0,20} with ["“']?((?:dear|hi|hello|hey) [^"“”.,;!?]{2,40})/i;

/** 'Begin with Dear members' */
function replaceGreeting(held: HeldText, message: string): HeldText | null {
  const greeting = NEW_GREETING.exec(message)?.[1]?.trim();
  return greeting && held.greeting ? { ...held, greeting: `${capitalize(greeting)},\n\n` } : null;
}

/** The text with words replaced as the message says it; null where it does not name what stands in the text. */
export const replaceNamed = (held: HeldText, message: string): HeldText | null =>
  replaceWords(held, message) ?? replaceGreeting(held, message);

/** What may be taken out as a whole: the items of a list, or the sentences of another text. */
export const listUnits = ({ items, body }: HeldText): string[] => (items.length > 0 ? items : sentencesOf(body));

/** 'The second sentence', 'the last point' */
const PLACE = new RegExp(
  String.raw`\b(last|${ORDINALS.join("|")}) (?:sentence|point|item|line|one|bullet|step)\b`,
  "i",
);
/** They say what is to be done, and not what the unit is about. */
const COMMAND_WORDS = new RegExp(
  String.raw`\b(?:take|leave|cut|strike|drop|delet\w*|remov\w*|kick|throw|skip|get|line|sentence|item|bit|part|piece|point|thing|list` +
    String.raw`|mail|text|out|off|away|please|without|need|mention|good|fine|rest|would|could|should|will|can|not)\b`,
  "g",
);

/** The one unit that the message names by its place, a quotation or its words; null where it may be several. */
function findNamedUnit(units: string[], message: string): number | null {
  const place = PLACE.exec(message)?.[1]?.toLowerCase();
  if (place) return place === "last" ? units.length - 1 : numberOf(place) - 1;
  const quotation = trimEnd(quotesIn(message)[0]?.replace("…", "") ?? "").toLowerCase();
  const quoted = units.findIndex((unit) => quotation !== "" && unit.toLowerCase().includes(quotation));
  if (quoted >= 0) return quoted;
  const stems = stemsOf(normalizeText(message).replace(COMMAND_WORDS, " "));
  const shared = units.map((unit) => countShared(stems, unit));
  const most = Math.max(...shared);
  return most > 0 && shared.filter((each) => each === most).length === 1 ? shared.indexOf(most) : null;
}

const STRIKES = new RegExp(
  String.raw`\b(?:take|leave|get|kick|throw|cut)\b[^.!?]{0,40}\b(?:out|off|away)\b|\b(?:remove|delete|strike|skip|drop(?:ped)?)\b` +
    String.raw`|\b(?:can go|that goes|without|minus|no need to (?:mention|say)|(?:need|should|must) not be|nobody needs to know)\b`,
  "i",
);
/** 'He will take out his phone' */
const ASKS_OR_TELLS =
  /\?\s*$|\b(?:he|she|they|we|you) (?:\w+ )?(?:take|took|leave|left|dropped|drops?|let|removed|cut|got|goes|threw)\b/i;

/** Whether the message takes something out of a text, and does not tell of somebody who did. */
export const strikes = (message: string): boolean => STRIKES.test(message) && !ASKS_OR_TELLS.test(message);

/** A part of a sentence that can go without the rest. */
const CLAUSE = /,? (?=\b(?:because|although)\b)|, (?=(?:and|but|as|so|if|which|since)\b)/;

/** The sentence without the later clause that is named; empty where none is. */
function withoutClause(sentence: string, message: string): string {
  const clauses = sentence.split(CLAUSE);
  const named = clauses.length > 1 ? findNamedUnit(clauses, message) : null;
  const clause = clauses[named ?? 0] ?? "";
  const at = sentence.indexOf(clause);
  if (at <= 0) return "";
  const after = sentence.slice(at + clause.length);
  return sentence.slice(0, at).replace(/,? ?$/, "") + (after || sentence.slice(trimEnd(sentence).length));
}

const CLAUSE_END = /[,.;!?] | [–-] /;
/** A quotation of fewer words names its sentence. */
const MIN_QUOTED_WORDS = 3;
const NAMES_UNIT = /\b(?:sentence|line|bit|part|point|item|thing)\b/i;

/** 'Leave out best dana' names the ending by all of its words. */
function isNamedWhole(part: string, message: string): boolean {
  const said = new Set(wordsOf(message.toLowerCase()));
  const words = wordsOf(part.toLowerCase());
  return words.length > 1 && words.every((word) => said.has(word));
}

/** The text without the quoted words, sentence, clause or item that the message names; null where it may be several. */
export function strikeNamed(held: HeldText, message: string): HeldText | null {
  const units = listUnits(held);
  const quotation = trimEnd(quotesIn(message)[0] ?? "");
  const isPart = wordsOf(quotation).length >= MIN_QUOTED_WORDS && !NAMES_UNIT.test(message);
  if (isPart && held.body.includes(` ${quotation}`) && units.every((unit) => trimEnd(unit) !== quotation))
    return { ...held, body: held.body.replace(` ${quotation}`, "") };
  const command = message
    .split(CLAUSE_END)
    .filter((clause) => STRIKES.test(clause))
    .join(". ");
  if (isNamedWhole(held.ending, command)) return { ...held, ending: "" };
  if (isNamedWhole(held.greeting, command)) return { ...held, greeting: "" };
  const at = units.length > 1 ? (findNamedUnit(units, command) ?? findNamedUnit(units, message)) : null;
  const unit = at === null ? undefined : units[at];
  if (unit === undefined) return null;
  if (held.items.length > 0) return { ...held, items: held.items.filter((item) => item !== unit) };
  const body = held.body.replace(unit, PLACE.test(message) ? "" : withoutClause(unit, message));
  return { ...held, body: body.replaceAll("  ", " ").replaceAll(" \n", "\n").trim() };
}

const ONE_MORE = String.raw`(?:plus(?=:)|(?:one|another) (?:more )?(?:point|sentence|thing|line)(?: more| in there)?(?=[:,.]))`;
/** 'One more point: …' adds it, whatever else the message is like. */
const NAMES_ONE_MORE = new RegExp(ONE_MORE, "i");
export const namesOneMore = (message: string): boolean => NAMES_ONE_MORE.test(message);

const ADDED = new RegExp(
  String.raw`\b(?:(?:add(?:ed)?|append|insert|include|put in)\b(?! to (?:that|this|it)\b)(?: (?:at the end|(?:two|three) points))?|${ONE_MORE})` +
    String.raw`(?<mark>[:,.]?) (?:that )?(?<words>\S.+)$`,
  "is",
);
/** 'Add something about the weather' says no words that could stand there. */
const VAGUE = /^(?:something|sth|anything|a (?:bit|word|line|sentence|note)|an? |the |about|it|this|more|to )\b/i;
const AT_END = /,? (?:at the (?:end|bottom)|as the last (?:point|question|sentence)|please|pls)\W*$/i;
const MIN_ADDED_WORDS = 2;

/** What is to be added, as sentences; empty where the message only names it. */
export function findAdded(message: string): string[] {
  const groups = ADDED.exec(message)?.groups;
  const words = groups?.words?.replace(AT_END, "").trim() ?? "";
  const isVague = groups?.mark === "" && VAGUE.test(words);
  return isVague || words.split(/\s+/).length < MIN_ADDED_WORDS ? [] : sentencesOf(words).map(writeSentence);
}

/** Sentences behind or before those of the text, or items, which have no full stop. */
export function addUnits({ items, body, ...held }: HeldText, added: string[], isAtStart = false): HeldText {
  const join = (list: string[], further: string[]) => (isAtStart ? [...further, ...list] : [...list, ...further]);
  const asItems = added.map((each) => each.replace(/\.$/, ""));
  if (items.length > 0) return { ...held, body, items: join(items, asItems) };
  return { ...held, items, body: join([body], added).join(" ") };
}
