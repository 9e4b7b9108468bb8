import { writeDictated, type Dictated } from "../../texts/find-dictated";
import { findOrder, speaksToReader } from "../../texts/find-order";
import { hasBlank } from "../../model";
import { quote, writePlain } from "../../texts/held-text";
import { ON_SCREEN_ACTS, TELLING_ACTS } from "../acts";
import { answer, listHeldTexts, type Answer, type AnswerInput, OWN_WORDS } from "../answer";
import { formatMail, isForGroup, splitGreeting, writeOutNotes } from "./draft-mail";
import { findName } from "./find-name";
import { listLikely } from "./matter-choice";
import { suggestMatters } from "./suggested-answers";
import { joinParagraphs } from "../line-picker";
import { wordsOf } from "../../text";

const MIN_SPOKEN_WORDS = 5;
const ACCUSING_PATTERN =
  /\byou (?:\w+ )?(?:never|always|are (?:a|an|so|too|the)|just|only)\b|\b(?:sick of|fed up|had enough|idiot|lazy|useless)\b/i;

/** Whether the words are to be said, because that was asked for or the text before was a sentence to say. */
function isToBeSaid({ message, turns }: AnswerInput): boolean {
  if (/\b(?:e-?mail|mail|message|letter|note|write(?! ?:))\b/i.test(message.text)) return false;
  const [held] = listHeldTexts(turns);
  return message.act === "first-sentence" || (held !== undefined && held.items.length === 0 && !held.greeting);
}

/** As the sentences of one text. */
export const writeAll = (dictated: Dictated[]) =>
  dictated.map((each) => (each.form === "written" ? writeOutNotes(each.words) : writeDictated(each))).join(" ");

const REWORDS = /\b(?:rewrite|rephrase|polish|correct|improve|better|turn|convert|nicer|professional\w*)\b/i;

/** 'Draft the resignation, and put in that …' is more than its words. */
const ADDS = /\b(?:add|put in|include|mention)\b/i;

/** 'Lena, we close on Friday' */
const CALLS_BY_NAME = /^\p{Lu}\p{L}+(?:,| you\b)/u;
/** What is only told in passing: fewer words are a fragment. */
const MIN_TOLD_WORDS = 4;

const isOfOrder = (message: string, words: string): boolean => findOrder(message)?.words.join(" ") === words;

const MAX_FORMS = 2;

/** A mail or a sentence of what the message dictates; null where it dictates nothing. */
export function answerInOwnWords(input: AnswerInput): Answer | null {
  const { message, context, state, writer } = input;
  const { dictated } = message;
  const [first] = dictated;
  if (!first || (message.act === "draft" && ADDS.test(first.introduction))) return null;
  // On a known matter, what is said beside an order and not to its reader is mostly the story of the matter.
  if (message.matter !== null && isOfOrder(message.text, first.words) && !speaksToReader(first.words)) return null;
  if (first.form !== "written" && wordsOf(first.words).length < MIN_TOLD_WORDS) return null;
  state.matter = message.matter ?? state.matter;
  if (isToBeSaid(input)) {
    // What is told in passing is not yet a sentence to say.
    if (first.form !== "written" || wordsOf(first.words).length < MIN_SPOKEN_WORDS) return null;
    const text = joinParagraphs(writer.pickCopy("own-sentence"), quote(writeAll(dictated)));
    return answer(text, "first-sentence", OWN_WORDS, { isWorkable: true });
  }
  // A prepared form may serve better than words that were only meant as facts.
  if (message.act === "draft") state.suggested = suggestMatters(listLikely(input).slice(0, MAX_FORMS), message.act);
  const { greeting, body: words } = splitGreeting(first.words, state.name);
  const isAccusing = ACCUSING_PATTERN.test(words);
  const isToBeChanged = message.act === "f-better" || REWORDS.test(first.introduction);
  const accused = isAccusing && isToBeChanged ? writer.pickCopy("rewritten-accusing") : null;
  const body = accused ?? writeAll([{ ...first, words }, ...dictated.slice(1)]);
  const name = state.name ?? findName(CALLS_BY_NAME.test(words) ? `to ${words}` : "");
  const to = name === null && isForGroup(message.normal) ? "team" : "one";
  const mail = formatMail({ body, greeting, to, name, from: context.firstName });
  const text = joinParagraphs(writer.pickCopy(isAccusing ? "rewrite-accusing" : "rewrite-form"), mail);
  return answer(text, "draft", OWN_WORDS, { isWorkable: true });
}

const WANTS_TO_SAY = /\b(?:i|we) (?:\w+ )?(?:want|need|have|would like) to (?:say|tell)\b/i;
const NEW_TEXT =
  /\b(?:rather say|(?:sentence|opening) is|(?:that|which) says?|write|dictate|draft|formulate|new|instead|start again|start over|just this|only this)\b|\bsay this\b/i;
const CHANGES_TEXT =
  /\b(?:add|insert|replace|change|swap|after|before|behind|first|second|third|last|line|point|item)\b/i;

/**
 * 'Fine. Write: …' is heard whatever else the message is like, and any dictated words where the text on the screen has
 * blanks. A change of that text is not meant.
 */
export function answerDictation(input: AnswerInput): Answer | null {
  const [first] = input.message.dictated;
  if (!first || [CHANGES_TEXT, ADDS].some((form) => form.test(first.introduction))) return null;
  const [held] = ON_SCREEN_ACTS.has(input.state.did?.act ?? "") ? listHeldTexts(input.turns) : [];
  const isForScreen = held?.items.length === 0 && (hasBlank(writePlain(held)) || WANTS_TO_SAY.test(first.introduction));
  const isNewText = first.form === "written" && [NEW_TEXT, REWORDS].some((form) => form.test(first.introduction));
  // 'Need a text to both. Tomorrow 6.30 in my cabin' is like a story, and orders a text.
  const isOrder = TELLING_ACTS.has(input.message.act) && isOfOrder(input.message.text, first.words);
  if (isOrder) input.message.act = /\b(?:say|words|speech)\b/i.test(first.introduction) ? "first-sentence" : "draft";
  return isNewText || isForScreen || isOrder ? answerInOwnWords(input) : null;
}
