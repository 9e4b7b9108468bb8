import { HOLDING_ACTS } from "./acts";
import { answer, type Answer, type AnswerInput } from "./answer";
import { capitalize } from "@/lib/shared/text";
import { putAnswers } from "../text-edits/fill-blanks";
import { editText } from "../text-edits/edit-text";
import { countNamed } from "../text-edits/find-part";
import type { CoachTurn } from "../schema";
import { findHeldText, toList, writeHeldText, writePlain, type HeldText } from "../text-edits/held-text";
import { listenerContent } from "./content";
import { pickChanges } from "./recognize";
import { listenerState, type ListenerState } from "./schema";
import { joinParagraphs } from "./line-picker";
import { normalizeText, trimEnd } from "../text";

const actOf = (state: unknown): string => listenerState.safeParse(state).data?.did?.act ?? "";

/** The texts that replies gave, the newest first. */
export const listHeldTexts = (turns: CoachTurn[]): HeldText[] =>
  turns
    .filter(({ role, state }) => role === "assistant" && HOLDING_ACTS.has(actOf(state?.listener)))
    .toReversed()
    .flatMap(({ content }) => findHeldText(content));

/** Where a message may go on to a second change. */
const NEXT_CHANGE = /(?<=[.!?;]) |,? (?:and|also|then|oh and) /i;

const withoutVectors = () => undefined;

/** Each part of the message in turn where all parts are changes; otherwise the message as a whole. */
function changeText(held: HeldText, { act, text }: AnswerInput["message"], state: ListenerState): HeldText | null {
  const parts = text.replace(/\s+/g, " ").split(NEXT_CHANGE);
  const changePart = (changed: HeldText | null, part: string) => {
    const [change] = pickChanges(listenerContent().acts(normalizeText(part), withoutVectors), state);
    return changed && change ? editText(changed, change, part) : null;
  };
  const inTurn = parts.length > 1 ? parts.reduce(changePart, held) : null;
  return inTurn ?? editText(held, act, text);
}

function findEarlier([newest, ...earlier]: HeldText[], message: string): HeldText | null {
  const others = earlier.filter((each) => !newest || writePlain(each) !== writePlain(newest));
  if (/\b(?:first|original|very beginning)\b/i.test(message)) return others.at(-1) ?? null;
  const named = others.map((each) => countNamed(each, message));
  const best = Math.max(...named);
  return others[best > 1 ? named.indexOf(best) : 0] ?? null;
}

const GO_BACK = /^\W{0,3}(?:undo|go back|back)\b[^.!]{0,60}[.!] /i;

/** 'Undo. Replace [day] with the 3rd.' goes on with a change of the text before. */
function goBack(texts: HeldText[], message: AnswerInput["message"], state: ListenerState): HeldText | null {
  const earlier = findEarlier(texts, message.text);
  const rest = message.text.replace(GO_BACK, "");
  const [act] =
    rest === message.text ? [] : pickChanges(listenerContent().acts(normalizeText(rest), withoutVectors), state);
  return (earlier && act && changeText(earlier, { ...message, act, text: rest }, state)) || earlier;
}

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

function change(texts: HeldText[], { message, state }: AnswerInput): HeldText | null {
  const [held] = texts;
  if (message.act === "f-back") return goBack(texts, message, state);
  if (message.act === "f-merge") return merge(texts);
  return (
    (ASKS_FOR_OFFERED.test(message.text) ? addOffered(texts) : null) ?? (held ? changeText(held, message, state) : null)
  );
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
  if (changed) {
    const text = joinParagraphs(writer.pickCopy("changed"), writeHeldText(changed), writer.pickCopy("tail-changed"));
    return answer(text, "edit", subject, { isWorkable: true });
  }
  if (message.act === "f-add" && !held.marker)
    return answer(writer.pickCopy("dictate"), "edit-question", subject, { isQuestion: true });
  const numbered = toList(
    held.parts.map(({ text }) => text),
    "1. ",
  );
  const text = joinParagraphs(writer.pickCopy("not-changed"), writeHeldText(numbered));
  return answer(text, "edit-question", subject, { isQuestion: true });
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
