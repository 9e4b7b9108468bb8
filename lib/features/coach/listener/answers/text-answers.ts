import { hasBlank } from "../../model";
import { quotesIn, sentencesOf, trimEnd } from "../../text";
import { quote, writePlain, type HeldText } from "../../texts/held-text";
import { ON_SCREEN_ACTS } from "../acts";
import { answer, isPressed, listHeldTexts, type Answer, type AnswerInput } from "../answer";
import { joinParagraphs } from "../line-picker";
import type { SuggestedAnswer } from "../schema";

const subjectOf = ({ state }: AnswerInput) => state.last?.subject ?? state.matter;

const withName = (held: HeldText, { state }: AnswerInput): HeldText =>
  state.name ? { ...held, greeting: held.greeting.replace("[name]", state.name) } : held;

const giveText = (input: AnswerInput, held: HeldText, copyName: string, more: Partial<Answer> = {}): Answer | null => {
  const head = input.writer.pickCopy(copyName) ?? input.writer.pickCopy("ack");
  return answer(joinParagraphs(head, quote(writePlain(held))), "edit", subjectOf(input), { isWorkable: true, ...more });
};

/** The message field holds the text, and below it what the person wants in it: they know where it belongs. */
function openText(input: AnswerInput, held: HeldText, words: string | null = null): Answer | null {
  const opens = [writePlain(held), words].filter(Boolean).join("\n\n");
  return giveText(input, held, words === null ? "edit-yourself" : "words-below", { opens });
}

/** What may be taken out as a whole: the items of a list, or the sentences of another text. */
const unitsOf = ({ items, body }: HeldText): string[] => (items.length > 0 ? items : sentencesOf(body));

const MAX_SHOWN_CHARACTERS = 48;
const shorten = (text: string) =>
  text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, text.lastIndexOf(" ", MAX_SHOWN_CHARACTERS))} …` : text;

/** Each sentence or item, as a button that takes it out. */
const suggestStrikes = (held: HeldText): SuggestedAnswer[] =>
  unitsOf(held).map((unit) => ({ text: `Without “${shorten(unit)}”`, act: "f-remove", matter: null }));

/** The text without the unit that such a button names. */
function strike(held: HeldText, message: string): HeldText | null {
  const named = trimEnd(quotesIn(message)[0]?.replace("…", "") ?? "");
  const unit = unitsOf(held).find((each) => named !== "" && each.startsWith(named));
  if (unit === undefined) return null;
  const body = held.body.replace(unit, "").replaceAll("  ", " ").replaceAll(" \n", "\n").trim();
  return { ...held, body, items: held.items.filter((item) => item !== unit) };
}

function removeUnit(input: AnswerInput, held: HeldText): Answer | null {
  const struck = strike(held, input.message.text);
  if (struck) return giveText(input, struck, "taken-out");
  if (unitsOf(held).length < 2) return openText(input, held);
  input.state.suggested = suggestStrikes(held);
  return giveText(input, held, "strike-which");
}

/** The version before; after other replies, 'back to the mail' asks for the mail itself. */
function goBack(input: AnswerInput, [newest, ...earlier]: [HeldText, ...HeldText[]]): Answer | null {
  const isOnScreen = ON_SCREEN_ACTS.has(input.state.did?.act ?? "");
  const before = isOnScreen && earlier.find((each) => writePlain(each) !== writePlain(newest));
  if (!before) return giveText(input, newest, "ack");
  input.state.values = {};
  return giveText(input, before, "undone");
}

/** What the person typed last before this message, and did not press. */
const findTyped = ({ turns }: AnswerInput): string | null =>
  turns.slice(0, -1).findLast(({ role }, at) => role === "user" && !isPressed(turns, at))?.content ?? null;

/** They say what is to be done with the text, and nothing that belongs in it. */
const COMMANDS = new Set(["f-remove", "f-replace", "f-order", "f-merge"]);

/** A program that does not understand sentences changes none of them: what is exact it does, the rest the person does. */
export function answerEdit(input: AnswerInput): Answer | null {
  const { message, turns, writer } = input;
  const [newest, ...earlier] = listHeldTexts(turns).map((held) => withName(held, input));
  if (!newest) return answer(writer.pickCopy("nothing-to-change"), "unclear", subjectOf(input), { isQuestion: true });
  if (message.act === "f-back") return goBack(input, [newest, ...earlier]);
  if (message.act === "f-remove") return removeUnit(input, newest);
  const words = message.act === "f-own" ? findTyped(input) : message.text;
  return openText(input, newest, COMMANDS.has(message.act) ? null : words);
}

/** What is told below a sentence to say is mostly part of the story. */
const WRITTEN_ACTS = new Set(["draft", "edit"]);

/** What is told right below a text mostly belongs in it. */
export function answerBelowText(input: AnswerInput): Answer | null {
  const { message, turns, state } = input;
  const act = state.did?.act ?? "";
  const [held] = ON_SCREEN_ACTS.has(act) ? listHeldTexts(turns).map((each) => withName(each, input)) : [];
  const takesWords = held && (WRITTEN_ACTS.has(act) || hasBlank(writePlain(held)));
  return takesWords ? openText(input, held, message.text) : null;
}
