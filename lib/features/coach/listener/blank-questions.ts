import {
  fillKnown,
  isWholeSentence,
  listOpenBlanks,
  putAnswers,
  readAnswers,
  valuesByLabel,
  type BlankAnswers,
} from "../texts/fill-blanks";
import { findHeldText, writeHeldText, type HeldText } from "../texts/held-text";
import { actKindOf } from "./acts";
import { answer, listHeldTexts, type Answer, type AnswerInput } from "./answer";
import { isAsking } from "./recognize";
import { joinParagraphs, joinSentences } from "./line-picker";
import { sentencesOf, TITLES, trimEnd } from "../text";

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

/** Puts what a text says into blanks, and asks for the next one or gives the text with all answers. */
export function fillBlanks(input: AnswerInput, held: HeldText, answers: BlankAnswers, rest?: string): Answer | null {
  const { state, writer, message } = input;
  message.act = "f-fill";
  state.answers = { ...state.answers, ...answers };
  state.values = { ...state.values, ...valuesByLabel(held, state.answers) };
  state.name = state.values.name ?? state.name;
  const subject = state.last?.subject ?? state.matter;
  const left = rest ? writer.pickCopy("left-out", { left: trimEnd(rest.replace(/^and /i, "")) }) : null;
  const question = askForBlank(input, held);
  if (question) return answer(joinParagraphs(left, question), "blank-question", subject, { isQuestion: true });
  const filled = writeHeldText(putAnswers(held, state.answers));
  state.answers = {};
  return answer(joinParagraphs(left ?? writer.pickCopy("filled"), filled), "edit", subject);
}

/** The part of a message that answers the question for a blank, and the rest of the message. */
function splitAnswer(text: string, label: string): { said: string; rest?: string; isSure: boolean } {
  const sentences = sentencesOf(text);
  const bracketed = sentences.find((each) => each.includes("["));
  if (bracketed)
    return { said: bracketed, rest: sentences.filter((each) => each !== bracketed).join(" "), isSure: true };
  const [, name, rest] = (label === "name" && NAME_AND_MORE.exec(text)) || [];
  return name ? { said: name, rest, isSure: true } : { said: text, isSure: false };
}

/** Takes the answer to the question for a blank. */
export function answerBlank(input: AnswerInput): Answer | null {
  const { message, state, turns } = input;
  const asked = state.askedBlank;
  const [held] = listHeldTexts(turns);
  const label = (asked !== null && held && listOpenBlanks(held)[asked]?.label) || "";
  const { said, rest, isSure } = splitAnswer(message.text, label);
  if (asked === null || !held || !(isSure || isAnswer(message, label))) return null;
  const isUnknown = message.plainActs[0]?.label === "dont-know";
  const answers = isUnknown ? { [asked]: null } : readAnswers(held, said, asked, state.answers);
  return answers && fillBlanks(input, held, answers, rest);
}
