import {
  fillKnown,
  isWholeSentence,
  listOpenBlanks,
  putAnswers,
  readAnswers,
  valuesByLabel,
} from "../text-edits/fill-blanks";
import { findHeldText, writeHeldText, type HeldText } from "../text-edits/held-text";
import { actKindOf } from "./acts";
import { answer, listHeldTexts, type Answer, type AnswerInput } from "./answer";
import { isAsking } from "./recognize";
import { joinParagraphs, joinSentences } from "./line-picker";
import { TITLES, trimEnd } from "../text";

/** Asks for the first blank that has no answer yet; null when all have one. */
function askForBlank({ state, writer }: AnswerInput, held: HeldText): string | null {
  const blanks = listOpenBlanks(held);
  const at = blanks.findIndex((_, place) => state.answers[place] === undefined);
  const { label = "", sentence = "" } = blanks[at] ?? {};
  if (at < 0) return null;
  const question =
    (label === "name" ? writer.pickCopy("ask-name") : null) ??
    (isWholeSentence(label) ? writer.pick([label]) : writer.pickCopy("ask-blank", { label })) ??
    writer.pickCopy("ask-next-blank", { sentence: isWholeSentence(label) ? label : fillKnown(sentence, state.values) });
  state.askedBlank = question === null ? null : at;
  return question && joinSentences(question, writer.pickCopy("tail-ask-blank"));
}

const WORDINGS = new Set(["draft", "first-sentence"]);

/** Adds a question to a text with blanks, and the open one again to a fact that was asked in between. */
export function withBlankQuestion(input: AnswerInput, text: string, act: string): string {
  const { state, turns, message } = input;
  const isBetween = state.askedBlank !== null && actKindOf(message.act) === "fact";
  const [held] = isBetween ? listHeldTexts(turns) : findHeldText(WORDINGS.has(act) ? text : "");
  if (act !== "blank-question") state.askedBlank = null;
  if (!held) return text;
  if (!isBetween) state.answers = {};
  return joinParagraphs(text, askForBlank(input, held));
}

/** Reactions that are no answer, when they are sure. */
const OTHER_ACTS = new Set(["thanks", "bye", "complaint", "correction", "vent", "doubt-coach", "no-practice"]);
/** After a question for a blank nearly everything is its answer, so the signs of something else have to be sure. */
const MIN_OTHER_CHANCE = 0.8;

/** A blank for a whole sentence takes more. */
const MAX_WORDS_OF_VALUE = 20;

function isAnswer({ text, words, plainActs }: AnswerInput["message"], label: string): boolean {
  if (words.length > MAX_WORDS_OF_VALUE && !isWholeSentence(label)) return false;
  const chanceOf = (isMeant: (label: string) => boolean) =>
    plainActs.reduce((sum, { label, chance }) => sum + (isMeant(label) ? chance : 0), 0);
  const changes = chanceOf((label) => actKindOf(label) === "follow-up" && label !== "f-fill");
  const requests = isAsking(text) ? chanceOf((label) => ["fact", "ask"].includes(actKindOf(label))) : 0;
  const others = Math.max(
    changes + requests,
    chanceOf((label) => OTHER_ACTS.has(label)),
  );
  return !text.endsWith("?") && others < MIN_OTHER_CHANCE;
}

/** 'Sabine. And make it less of a threat.' */
const NAME_AND_MORE = new RegExp(
  String.raw`^(?:to |for |it's |it is )?((?:(?:${TITLES})\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)[.!;] (.+)$`,
  "su",
);

/** Takes the answer to the question for a blank, and asks for the next one or gives the text with all answers. */
export function answerBlank(input: AnswerInput): Answer | null {
  const { message, state, turns, writer } = input;
  const asked = state.askedBlank;
  const [held] = listHeldTexts(turns);
  const label = (asked !== null && held && listOpenBlanks(held)[asked]?.label) || "";
  const [, name, rest] = (label === "name" && NAME_AND_MORE.exec(message.text)) || [];
  if (asked === null || !held || !(name ?? isAnswer(message, label))) return null;
  const answers =
    message.plainActs[0]?.label === "dont-know"
      ? { [asked]: null }
      : readAnswers(held, name ?? message.text, asked, state.answers);
  if (!answers) return null;
  message.act = "f-fill";
  state.answers = { ...state.answers, ...answers };
  state.values = { ...state.values, ...valuesByLabel(held, state.answers) };
  state.name = state.values.name ?? state.name;
  const subject = state.last?.subject ?? state.matter;
  const question = askForBlank(input, held);
  if (question) return answer(question, "blank-question", subject, { isQuestion: true });
  const filled = writeHeldText(putAnswers(held, state.answers));
  state.answers = {};
  const head = rest ? writer.pickCopy("changed-in-part", { left: trimEnd(rest) }) : writer.pickCopy("filled");
  return answer(joinParagraphs(head, filled, writer.pickCopy("tail-changed")), "edit", subject);
}
