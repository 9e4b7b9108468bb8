import { findRemark } from "@/lib/features/practices/checks";
import { readBlankValues } from "../../texts/blank-values";
import {
  addUnits,
  findAdded,
  listUnits,
  namesOneMore,
  replaceNamed,
  strikeNamed,
  strikes,
} from "../../texts/change-text";
import { findShownText } from "../../texts/find-shown-text";
import { findDictated, writeDictated } from "../../texts/find-dictated";
import { findValues, type FoundValues } from "../../texts/find-values";
import { readHeldText, toFitting, writeHeldText, writePlain, type HeldText } from "../../texts/held-text";
import { fillBlanks, hasBlank, listBlanks, readOwnVersion } from "../../model";
import { sentencesOf } from "../../text";
import { actKindOf, ON_SCREEN_ACTS } from "../acts";
import { answer, listHeldTexts, listMessages, type Answer, type AnswerInput } from "../answer";
import { joinParagraphs } from "../line-picker";
import { isAsking } from "../recognition/recognize-acts";
import type { SuggestedAnswer } from "../schema";
import { writeOutNotes } from "./draft-mail";
import { writeAll } from "./own-words";

/** 'Add: …' and 'take out …' are about the text on the screen, whatever else the message is like. */
const ADDS = /\b(?:add(?:ed)?|append|insert|include|put in|also|make clear|(?:has to|must|should) say)\b/i;
const CHANGES = /(?:^|[.!?;] )(?:(?:please|and|now|ok|then),? )*(take out|remove|delete|drop|cut|undo)\b(?![^.!?]*\?)/i;
/** As many turns back a text may stand that a command is about. */
const LATEST_TURNS = 6;

const AT_START = /\b(?:first|at the (?:start|beginning|top)|in front|begin|open|start)\b/i;
const AND_ADD = /(?<=[.!?]) (?:(?:and|also|then|please) )*add: /i;

/** What is dictated word by word goes in, at the end unless the message names the start. */
function addDictated(held: HeldText, { dictated, text }: AnswerInput["message"]): HeldText | null {
  const said = dictated.flatMap((each) => each.words.split(AND_ADD).map((words) => writeDictated({ ...each, words })));
  const added = said.length > 0 ? said : findAdded(text);
  const around = dictated.reduce((rest, { words }) => rest.replace(words, ""), text);
  return added.length > 0 ? addUnits(held, added, AT_START.test(around)) : null;
}

/** Words that are replaced and taken out, by one sentence of the message after the other. */
function changeBySentences(held: HeldText, text: string): HeldText {
  return sentencesOf(text).reduce((changed, sentence) => {
    const replaced = replaceNamed(changed, sentence) ?? changed;
    return (strikes(sentence) ? strikeNamed(replaced, sentence) : null) ?? replaced;
  }, held);
}

const COMMANDS = new Set(["f-add", "f-remove", "f-replace"]);

/** The changes that need no understanding; null for others. */
function change(held: HeldText, earlier: HeldText[], message: AnswerInput["message"]): HeldText | null {
  if (COMMANDS.has(message.act)) {
    const changed = changeBySentences(held, message.text);
    const added = message.act === "f-add" ? addDictated(changed, message) : null;
    if (added) return added;
    if (changed !== held) return changed;
    return message.act === "f-remove" ? strikeNamed(held, message.text) : replaceNamed(held, message.text);
  }
  const before = message.act === "f-back" && earlier.find((each) => writePlain(each) !== writePlain(held));
  return before || null;
}

const MAX_SHOWN_CHARACTERS = 48;
const shorten = (text: string) =>
  text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, text.lastIndexOf(" ", MAX_SHOWN_CHARACTERS))} …` : text;

/** Each sentence or item, as a button that takes it out. */
const suggestStrikes = (held: HeldText): SuggestedAnswer[] =>
  listUnits(held).map((unit) => ({ text: `Without “${shorten(unit)}”`, act: "f-remove", matter: null }));

const copyForOther = ({ act, text }: AnswerInput["message"], held: HeldText) => {
  if (act === "f-remove" && listUnits(held).length > 1) return "strike-which";
  if (held.items.length > 0) return "list-by-hand";
  return hasBlank(writePlain(held)) && (act === "f-fill" || hasBlank(text)) ? "fill-in" : "edit-yourself";
};

const withoutSentenceOf = (text: string, label: string): string =>
  sentencesOf(text)
    .filter((sentence) => !sentence.includes(`[${label}]`))
    .join(" ");

/** The text with what the message says that belongs in it; null where it says nothing of the kind. */
function fillFound(held: HeldText, found: FoundValues): HeldText | null {
  const { values, unwanted, name, signature } = found;
  const kept = unwanted.reduce(withoutSentenceOf, held.body);
  const body = fillBlanks(
    kept,
    listBlanks(kept).map((label) => values[label] ?? `[${label}]`),
  );
  const greeting = name ? toFitting(held.greeting.replace(/^(\w+) [^,]*/, `$1 ${name}`)) : held.greeting;
  const ending = signature ? held.ending.replace(/(?<=,\n)[^\n]+$/, signature) : held.ending;
  const isSame = body === held.body && greeting === held.greeting && ending === held.ending;
  return isSame ? null : { ...held, greeting, body, ending };
}

/** 'The reason is …', 'he is called …', 'no offer', 'sign it …', below a text on the screen. */
export function answerValues(input: AnswerInput): Answer | null {
  const { message, turns, state, writer } = input;
  const [held] = ON_SCREEN_ACTS.has(state.did?.act ?? "") ? listHeldTexts(turns) : [];
  if (!held || held.items.length > 0) return null;
  // A request that names a day or somebody is still a request, and a question says nothing that belongs in a text.
  if (actKindOf(message.act) === "ask" || isAsking(message.text)) return null;
  const found = findValues(message.text, [...new Set(listBlanks(writePlain(held)))]);
  const filled = fillFound(held, found);
  if (!filled) return null;
  state.values = { ...state.values, ...found.values };
  state.name = found.name ?? state.name;
  const open = [...new Set(listBlanks(writePlain(filled)))].map((label) => `[${label}]`);
  const rest = open.length > 0 ? writer.pickCopy("own-version-open", { blanks: open.join(", ") }) : null;
  const text = joinParagraphs(writer.pickCopy("changed"), writeHeldText(filled), rest);
  return answer(text, "edit", state.last?.subject ?? state.matter, { isWorkable: true });
}

/** 'Strike the last sentence', 'not "this week", Thursday' */
const ORDERS_CHANGE = /["“]|\b(?:strike|delete|replace|instead of|rather than)\b/i;

/** What is told below a sentence to say is mostly part of the story. */
const WRITTEN_ACTS = new Set(["draft", "edit"]);

/** What is told right below a text mostly belongs in it. */
export function answerUnplaced(input: AnswerInput): Answer | null {
  const { message, turns, state, writer } = input;
  const act = state.did?.act ?? "";
  const [held] = ON_SCREEN_ACTS.has(act) ? listHeldTexts(turns) : [];
  const label = held && state.hasBlanks ? listBlanks(writePlain(held)).find((each) => each !== "name") : undefined;
  if (label && ORDERS_CHANGE.test(message.text)) return answerEdit(input);
  const whole = held && WRITTEN_ACTS.has(act) ? writer.pickCopy("unplaced-text") : null;
  const text = label ? writer.pickCopy("unplaced", { label }) : whole;
  return answer(text, "unplaced", state.last?.subject ?? null);
}

/** What the person wrote before takes the place of the sentences with blanks; a text without any gets it at its end. */
export function putInAsItStands({ message, turns, state, writer }: AnswerInput): Answer | null {
  const [held] = listHeldTexts(turns);
  const own = listMessages(turns).findLast((text) => text !== message.text);
  if (!held || !own) return null;
  const dictated = findDictated(own);
  const words = dictated.length > 0 ? writeAll(dictated) : writeOutNotes(own);
  const rest = sentencesOf(held.body).filter((sentence) => !hasBlank(sentence));
  const body = hasBlank(held.body) ? [words, ...rest].join(" ") : `${held.body} ${words}`;
  const text = joinParagraphs(writer.pickCopy("changed"), writeHeldText({ ...held, body }));
  return answer(text, "edit", state.last?.subject ?? state.matter, { isWorkable: true });
}

const MADE_COPY: Record<string, string> = { "f-back": "undone", "f-remove": "taken-out" };

const NAMES_MAIL = /\b(?:e-?mail|mail|letter|message)\b/;
const NAMES_LIST_TEXT = /\b(?:list|points|steps)\b/;

/** Of the texts so far, the newest first, the newest one of the kind that the message names comes first. */
function listTexts({ message, turns }: AnswerInput): HeldText[] {
  const texts = listHeldTexts(turns);
  const isNamed = ({ greeting, items }: HeldText) =>
    NAMES_MAIL.test(message.normal) ? greeting !== "" : NAMES_LIST_TEXT.test(message.normal) && items.length > 0;
  const at = Math.max(0, texts.findIndex(isNamed));
  return texts.slice(at);
}

/** Sentences of the coach change only by what can be done letter by letter; for the rest the person has an editor. */
export function answerEdit(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const [newest, ...earlier] = listTexts(input);
  const subject = state.last?.subject ?? state.matter;
  if (!newest) return answer(writer.pickCopy("nothing-to-change"), "unclear", subject, { isQuestion: true });
  // After other replies, 'back to the mail' asks for the mail and not for the version before it.
  const isAway = message.act === "f-back" && !ON_SCREEN_ACTS.has(state.did?.act ?? "");
  const changed = isAway ? newest : change(newest, earlier, message);
  if (message.act === "f-back" && !isAway) state.values = {};
  const isUnclear = message.act === "f-remove" && !changed && listUnits(newest).length > 1;
  if (isUnclear) state.suggested = suggestStrikes(newest);
  const made = MADE_COPY[message.act] ?? "changed";
  const head = isAway ? null : writer.pickCopy(changed ? made : copyForOther(message, newest));
  const text = joinParagraphs(head ?? writer.pickCopy("ack"), writeHeldText(changed ?? newest));
  return answer(text, "edit", subject, { isWorkable: true });
}

/** The change that the form of a message commands, whatever else it is like. */
function findCommand({ message, turns, state }: AnswerInput): string | null {
  const { text, dictated } = message;
  const [recent] = listHeldTexts(turns.slice(-LATEST_TURNS));
  if (!recent) return null;
  const change = CHANGES.exec(text)?.[1];
  if (change) return /undo/i.test(change) ? "f-back" : "f-remove";
  const [first] = dictated;
  const isOnScreen = ON_SCREEN_ACTS.has(state.did?.act ?? "");
  // 'Draft the resignation, and put in that …' asks for a text of its own, unless one is on the screen.
  const isInto = first?.form === "told" && (isOnScreen || !/\b(?:draft|write)\b/i.test(text));
  if (first && (first.form === "written" || isInto) && ADDS.test(first.introduction)) return "f-add";
  if (!isOnScreen) return null;
  if (replaceNamed(recent, text)) return "f-replace";
  if (namesOneMore(text)) return "f-add";
  if (actKindOf(message.act) === "ask") return null;
  return strikes(text) && strikeNamed(recent, text) ? "f-remove" : null;
}

/** A command to change the text on the screen. */
export function answerCommand(input: AnswerInput): Answer | null {
  const command = findCommand(input);
  if (!command) return null;
  input.message.act = command;
  return answerEdit(input);
}

/** What holds for any text to somebody at work. */
const CHECKS = ["absolute", "motive", "praise-but", "softened", "two-asks"] as const;
const MAX_REMARKS = 2;

const DAYS = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|the \d{1,2}(?:st|nd|rd|th))\b/i;

/** Those that were not made yet, as a list; empty where nothing is to be remarked on. */
function listRemarks(text: string, { writer }: AnswerInput): string {
  const found = CHECKS.flatMap((check) => findRemark([check], text)?.remark ?? []).filter((each) => writer.isNew(each));
  return found
    .slice(0, MAX_REMARKS)
    .map((remark) => `- ${writer.markUsed(remark)}`)
    .join("\n");
}

const ASKS_AGAIN =
  /\b(?:is|are|was) (?:it|this|that|(?:my|the) (?:letter|e-?mail|mail|message|text|draft|note|version|sentence)) (?:really |now |still )?(?:too |ok\b|okay|fine\b|good\b|polite|clear\b|rude|harsh)/;

/** The text that the message shows, or the one shown before that it asks about. */
function findShown({ message, turns }: AnswerInput): string | null {
  const shown = findShownText(message.text);
  // A quotation of the coach's text is about that text.
  if (shown && turns.some(({ role, content }) => role === "assistant" && content.includes(shown))) return null;
  if (shown || !ASKS_AGAIN.test(message.normal)) return shown;
  const before = listMessages(turns.slice(-LATEST_TURNS, -1)).map(
    (text) => readOwnVersion(text) ?? findShownText(text),
  );
  return before.findLast((text) => text !== null) ?? null;
}

const isPlan = (message: string) =>
  /\b(?:right|good|sound|sensible) plan\b/i.test(message) || (/\bplan\b/i.test(message) && DAYS.test(message));

/** Remarks on a text that the person shows and asks about. */
export function answerShownText(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const shown = findShown(input);
  if (!shown) return null;
  if (isPlan(message.text)) return answer(writer.pickCopy("shown-plan"), "shown-text", state.matter);
  const remarks = listRemarks(shown, input);
  const head = writer.pickCopy(remarks ? "shown-remarks" : "shown");
  return answer(head && joinParagraphs(head, remarks), "shown-text", state.matter);
}

/** Remarks on the text that the person made of one that the coach gave. */
export function answerOwnVersion(input: AnswerInput): Answer | null {
  const { turns, state, writer } = input;
  const own = readOwnVersion(turns.at(-1)?.content ?? "");
  if (!own) return null;
  const { body, items } = readHeldText(own);
  const text = items.length > 0 ? items.join("\n") : body;
  const [, before] = listHeldTexts(turns);
  state.values = { ...state.values, ...(before && readBlankValues(writePlain(before), own)) };
  state.name = state.values.name ?? state.name;
  const remarks = listRemarks(text, input);
  const blanks = listBlanks(own).map((label) => `[${label}]`);
  const open = writer.pickCopy("own-version-open", { blanks: blanks.join(", ") });
  const head = writer.pickCopy(remarks ? "own-version-remarks" : "own-version");
  return answer(
    joinParagraphs(head ?? writer.pickCopy("ack"), remarks, open),
    "own-version",
    state.last?.subject ?? state.matter,
    { isWorkable: true },
  );
}
