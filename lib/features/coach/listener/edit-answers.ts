import { actKindOf, EDIT_ACTS } from "./acts";
import { answer, listHeldTexts, type Answer, type AnswerInput } from "./answer";
import { capitalize } from "@/lib/shared/text";
import { putAnswers } from "../text-edits/fill-blanks";
import { listCommands, runCommands, type Edited } from "../text-edits/edit-commands";
import { editText } from "../text-edits/edit-text";
import { countNamed } from "../text-edits/find-part";
import { toList, writeHeldText, writePlain, type HeldText } from "../text-edits/held-text";
import { answerInOwnWords } from "./own-words";
import { joinParagraphs } from "./line-picker";
import { trimEnd } from "../text";

function findEarlier([newest, ...earlier]: HeldText[], message: string): HeldText | null {
  const others = earlier.filter((each) => !newest || writePlain(each) !== writePlain(newest));
  if (/\b(?:first|original|very beginning)\b/i.test(message)) return others.at(-1) ?? null;
  const named = others.map((each) => countNamed(each, message));
  const best = Math.max(...named);
  return others[best > 1 ? named.indexOf(best) : 0] ?? null;
}

const asWhole = (held: HeldText | null): Edited | null => held && { held, left: [] };

function merge([newest, ...earlier]: HeldText[]): HeldText | null {
  const other = earlier.find(({ marker }) => marker === newest?.marker);
  if (!newest?.marker || !other) return null;
  const items = [...other.parts, ...newest.parts].map(({ text }) => text);
  return toList([...new Set(items)], other.marker);
}

const ASKS_FOR_OFFERED = /\b(?:add|put|include|take|use) (?:it|that|this)\b(?: in)?\W*$/i;

/** The words that were offered for the text before them, at its end. */
function addOffered([offered, held]: HeldText[]): HeldText | null {
  if (!offered || !held || offered.marker || offered.greeting || held.marker) return null;
  const last = { text: held.parts.at(-1)?.text ?? "", gap: " " };
  return { ...held, parts: [...held.parts.with(-1, last), ...offered.parts] };
}

function change(texts: HeldText[], { message }: AnswerInput): Edited | null {
  const [held] = texts;
  if (message.act === "f-back") return asWhole(findEarlier(texts, message.text));
  if (message.act === "f-merge") return asWhole(merge(texts));
  const offered = ASKS_FOR_OFFERED.test(message.text) ? addOffered(texts) : null;
  return asWhole(offered ?? (held ? editText(held, message.act, message.text) : null));
}

function answerChanged({ writer, state }: AnswerInput, { held, left: [left] }: Edited): Answer | null {
  const head = writer.pickCopy(left ? "changed-in-part" : "changed", { left: left ? trimEnd(left) : "" });
  const text = joinParagraphs(head, writeHeldText(held), writer.pickCopy("tail-changed"));
  return answer(text, "edit", state.last?.subject ?? state.matter, { isWorkable: true });
}

/** As many messages back a text may stand that a command changes. */
const LATEST_TURNS = 6;

function answerNotChanged({ writer, state }: AnswerInput, { parts }: HeldText): Answer | null {
  const numbered = toList(
    parts.map(({ text }) => text),
    "1. ",
  );
  const text = joinParagraphs(writer.pickCopy("not-changed"), writeHeldText(numbered));
  return answer(text, "edit-question", state.last?.subject ?? state.matter, { isQuestion: true });
}

/** 'Take out …', 'add: …' and 'undo' change the text on the screen, whatever else the message is like. */
export function answerCommands(input: AnswerInput): Answer | null {
  const { message, turns, state } = input;
  const [newest, ...earlier] = listHeldTexts(turns.slice(-LATEST_TURNS));
  const found = listCommands(message.text);
  const { commands } = found;
  if (!newest || commands.length === 0) return null;
  const held = putAnswers(newest, state.answers);
  const edited = runCommands(held, found, (text, command) => findEarlier([text, ...earlier], command));
  if (edited) {
    state.answers = {};
    return answerChanged(input, edited);
  }
  // The message as a whole would then be taken for one change that it does not ask for.
  const isOtherChange =
    EDIT_ACTS.has(message.act) &&
    (commands.length > 1 || (commands[0]?.act === "f-remove" && message.act !== "f-remove"));
  return isOtherChange || actKindOf(message.act) === "dialogue" ? answerNotChanged(input, held) : null;
}

/** Without a language model a text is changed only in the person's own words. */
export function answerEdit(input: AnswerInput): Answer | null {
  const { message, turns, state, writer } = input;
  const [newest, ...earlier] = listHeldTexts(turns);
  const held = newest && putAnswers(newest, state.answers);
  const texts = held ? [held, ...earlier] : [];
  state.answers = {};
  const subject = state.last?.subject ?? state.matter;
  if (!held) return answer(writer.pickCopy("nothing-to-change"), "unclear", subject, { isQuestion: true });
  const changed = change(texts, input);
  if (changed) return answerChanged(input, changed);
  const own = answerInOwnWords(input);
  if (own && !held.marker) return own;
  if (message.act === "f-add" && !held.marker)
    return answer(writer.pickCopy("dictate"), "edit-question", subject, { isQuestion: true });
  return answerNotChanged(input, held);
}

const NAMES_LIST = /^(?:as|in) a list\b/i;

/** A list of what the message names behind a colon or its first sentence; null when it names fewer than two things. */
export function answerOwnList({ message, writer }: AnswerInput): Answer | null {
  const start = [": ", ":\n", ". "].map((mark) => message.text.indexOf(mark)).find((at) => at >= 0);
  const items = message.text
    .slice(start === undefined ? message.text.length : start + 2)
    .split(/[,;\n] ?(?:and )?| [-/] |[.!] /)
    .map((item) => trimEnd(item.trim().replace(/^[-*•] ?/, "")))
    .filter((item) => /\p{L}|\d/u.test(item) && !NAMES_LIST.test(item));
  if (items.length < 2) return null;
  const text = joinParagraphs(writer.pickCopy("own-list"), writeHeldText(toList(items.map(capitalize))));
  return answer(text, "own-list", "own-words", { isWorkable: true });
}
