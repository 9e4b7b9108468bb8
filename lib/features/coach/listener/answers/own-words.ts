import type { Dictated } from "../../texts/find-dictated";
import { quote } from "../../texts/held-text";
import { writeOut } from "@/lib/features/practices/pages/write-out";
import { ON_SCREEN_ACTS, TELLING_ACTS } from "../acts";
import { answerEdit } from "./text-answers";
import { answer, listHeldTexts, type Answer, type AnswerInput, OWN_WORDS } from "../answer";
import { endingFor, formatMail, isForGroup, splitEnding, splitGreeting } from "./draft-mail";
import { findName } from "./find-name";
import { listLikely } from "./matter-choice";
import { suggestMatters } from "./suggested-answers";
import { joinParagraphs } from "../line-picker";
import { wordsOf } from "../../text";

/** Whether the words are to be said, because that was asked for or the text before was a sentence to say. */
function isToBeSaid({ message, turns }: AnswerInput): boolean {
  if (/\b(?:e-?mail|mail|message|letter|note|text|write(?! ?:))\b/i.test(message.text)) return false;
  const [held] = listHeldTexts(turns);
  return message.act === "first-sentence" || (held !== undefined && held.items.length === 0 && !held.greeting);
}

/** As the sentences of one text, and otherwise letter by letter. */
const writeAll = (dictated: Dictated[]) => dictated.map(({ words }) => writeOut(words)).join(" ");

const CHANGES_TEXT =
  /\b(?:add|put in|include|mention|insert|replace|change|swap|after|before|behind|first|second|third|last|line|point|item)\b/i;
const ACCUSING_PATTERN =
  /\byou (?:\w+ )?(?:never|always|are (?:a|an|so|too|the)|just|only)\b|\b(?:sick of|fed up|had enough|idiot|lazy|useless)\b/i;
/** 'Lena, we close on Friday' */
const CALLS_BY_NAME = /^\p{Lu}\p{L}+(?:,| you\b)/u;
/** Fewer words are a fragment. */
const MIN_WORDS = 4;
const MAX_FORMS = 2;

/** A mail or a sentence of what the message dictates; null where it dictates nothing. */
export function answerInOwnWords(input: AnswerInput): Answer | null {
  const { message, context, state, writer } = input;
  const [first, ...further] = message.dictated;
  if (!first || (first.form !== "written" && wordsOf(first.words).length < MIN_WORDS)) return null;
  // 'Draft the resignation, and put in that …' asks for more than its words.
  if (first.form === "told" && CHANGES_TEXT.test(first.introduction)) return null;
  // On a known matter, what is said beside an order is mostly the story of the matter.
  if (first.form === "beside" && message.matter !== null) return null;
  state.matter = message.matter ?? state.matter;
  if (isToBeSaid(input)) {
    // What is told in passing is not yet a sentence to say.
    if (first.form !== "written") return null;
    const text = joinParagraphs(writer.pickCopy("own-sentence"), quote(writeAll(message.dictated)));
    return answer(text, "first-sentence", OWN_WORDS, { isWorkable: true });
  }
  // A prepared form may serve better than words that were only meant as facts.
  state.suggested = suggestMatters(listLikely(input).slice(0, MAX_FORMS), "draft");
  const { greeting, body: words } = splitGreeting(first.words, state.name);
  const { body, ending } = splitEnding(words);
  const name = state.name ?? (CALLS_BY_NAME.test(body) ? findName(`mail to ${body}`) : null);
  const mail = formatMail({
    body: writeAll([{ ...first, words: body }, ...further]),
    greeting,
    ending: ending ?? endingFor(context.firstName),
    to: name === null && isForGroup(message.normal) ? "team" : "one",
    name,
  });
  const head = writer.pickCopy(ACCUSING_PATTERN.test(body) ? "rewrite-accusing" : "rewrite-form");
  return answer(joinParagraphs(head, mail), "draft", OWN_WORDS, { isWorkable: true });
}

/** 'Fine. Write: …' is heard whatever else the message is like; an order for a text, where it seems to tell a story. */
export function answerDictation(input: AnswerInput): Answer | null {
  const { message, state } = input;
  const [first] = message.dictated;
  if (!first || message.act === "own-list") return null;
  const isOrder = first.form === "beside" && TELLING_ACTS.has(message.act);
  if (isOrder) message.act = "draft";
  if (CHANGES_TEXT.test(first.introduction) && ON_SCREEN_ACTS.has(state.did?.act ?? "")) {
    message.act = "f-add";
    return answerEdit(input);
  }
  return isOrder || first.form === "written" ? answerInOwnWords(input) : null;
}
