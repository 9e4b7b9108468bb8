import { actKindOf, isWording, REQUEST_ACTS } from "../acts";
import { answer, findSituation, OWN_TEXT_PRACTICE, OWN_WORDS, WANTED, type Answer, type AnswerInput } from "../answer";
import { joinParagraphs, joinSentences } from "../line-picker";
import { askForMatter } from "./matter-choice";
import type { Guess } from "../../classification/classifier";
import { answerEdit } from "./text-answers";
import { answerInOwnWords } from "./own-words";
import { offerPractice, startPractice } from "./practice-offers";
import { answerRequest, composeHelp } from "./request-answers";

const without = (guesses: Guess[], rejected: string | undefined): Guess[] =>
  guesses.filter(({ label }) => label !== rejected);

const asksFor = ({ act }: AnswerInput["message"]): boolean => actKindOf(act) === "ask";

/** The matter that a reply was given for is taken for wrong, and not taken again in this conversation. */
function rejectMatter({ state, message }: AnswerInput): string | null {
  const rejected = findSituation(state.matter) ?? findSituation(state.last?.subject ?? null);
  if (rejected) state.rejected = [...new Set([...state.rejected, rejected.id])];
  message.candidates = without(message.candidates, rejected?.id);
  // The words of a bare protest say nothing about what is to be done.
  const purposes = asksFor(message) ? message.purposes : state.purposes;
  message.purposes = without(purposes, rejected?.id);
  state.matter = null;
  return rejected?.name ?? null;
}

/** What was asked for, now or before, on the matter that the protest itself is surely about. */
function helpWithOther(input: AnswerInput, act: string): Answer | null {
  const { message, state, writer } = input;
  const situation = findSituation(message.matter);
  if (!situation || state.rejected.includes(situation.id)) return null;
  state.matter = situation.id;
  const help = composeHelp(REQUEST_ACTS.has(act) ? act : "advice", situation, input);
  return help && { ...help, text: joinParagraphs(writer.pickCopy("correction", { name: situation.name }), help.text) };
}

const UNWANTED = /\b(?:never|not) (?:ask|asked|want|wanted)\b/;

/** The text of the person's own words, which they did not want. */
const takeBack = ({ writer }: AnswerInput): Answer | null =>
  answer(joinSentences(writer.pickCopy("anew"), writer.pickCopy("menu-open")), "complaint", null, { isQuestion: true });

/** The text opens for the person, and the practice that asks for its parts stands below it. */
function openWithPractice(input: AnswerInput): Answer | null {
  const opened = answerEdit(input);
  const offer = offerPractice(input, OWN_TEXT_PRACTICE);
  return opened && { ...opened, text: joinParagraphs(opened.text, offer?.text), offer: offer?.offer };
}

/** The protest says what is wanted instead. */
function answerAnew(input: AnswerInput): Answer | null {
  const help = answerRequest(input);
  return help && { ...help, text: joinParagraphs(input.writer.pickCopy("anew"), help.text) };
}

/** The text before was rejected, or its matter; a text of the person's own words stays. */
export function answerProtest(input: AnswerInput): Answer | null {
  const { state } = input;
  // 'The request to reissue was the point' tells nobody to reissue.
  const isWritten = input.message.dictated[0]?.form === "written";
  if (state.last?.act === "own-version" || state.last?.subject === OWN_WORDS)
    return (
      (isWritten ? answerInOwnWords(input) : null) ??
      (UNWANTED.test(input.message.normal) ? takeBack(input) : openWithPractice(input))
    );
  return giveUpMatter(input);
}

/**
 * What the person dictates takes the place of the matter, then another one that is sure; otherwise the coach asks which
 * it is, or a practice asks for the text's parts.
 */
export function giveUpMatter(input: AnswerInput): Answer | null {
  const { state, writer } = input;
  const asked = state.last?.act ?? "";
  const name = rejectMatter(input);
  const own = answerInOwnWords(input);
  if (own) return own;
  if (asksFor(input.message)) return answerAnew(input);
  const other = helpWithOther(input, asked);
  if (other) return other;
  const act = REQUEST_ACTS.has(asked) ? asked : WANTED;
  const question = askForMatter(input, act, "ask-other-matter");
  if (question) return question;
  if (isWording(asked) && !state.refusesOffers) return startPractice(input, OWN_TEXT_PRACTICE, "offer-instead");
  const copy = (name === null ? null : writer.pickCopy("wrong-matter", { name })) ?? writer.pickCopy("complaint");
  return answer(copy ?? writer.pickCopy("menu-open"), "complaint", null, { isQuestion: true, asksForOutcome: true });
}
