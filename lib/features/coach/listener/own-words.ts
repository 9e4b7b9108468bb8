import { findDictated, writeDictated, type Dictated } from "../text-edits/find-dictated";
import { quote } from "../text-edits/held-text";
import { answer, listHeldTexts, type Answer, type AnswerInput } from "./answer";
import { findName, formatMail, splitGreeting, writeOutNotes } from "./draft-mail";
import { joinParagraphs } from "./line-picker";

const ACCUSING_PATTERN =
  /\byou (?:\w+ )?(?:never|always|are (?:a|an|so|too|the)|just|only)\b|\b(?:sick of|fed up|had enough|idiot|lazy|useless)\b/i;

/** Whether the words are to be said, because that was asked for or the text before was a sentence to say. */
function isToBeSaid({ message, turns }: AnswerInput): boolean {
  if (/\b(?:e-?mail|mail|message|letter|note)\b/i.test(message.text)) return false;
  const [held] = listHeldTexts(turns);
  return message.act === "first-sentence" || (held !== undefined && !held.marker && !held.greeting);
}

const writeAll = (dictated: Dictated[]) =>
  dictated.map((each) => (each.form === "written" ? writeOutNotes(each.words) : writeDictated(each))).join(" ");

const REWORDS = /\b(?:rewrite|rephrase|polish|correct|improve|better|turn|convert|nicer|professional\w*)\b/i;

/** 'Draft the resignation, and put in that …' is more than its words. */
const ADDS = /\b(?:add|put in|include|mention)\b/i;

/** A mail or a sentence of what the message dictates; null where it dictates nothing. */
export function answerInOwnWords(input: AnswerInput): Answer | null {
  const { message, context, state, writer } = input;
  const dictated = findDictated(message.text);
  const [first] = dictated;
  if (!first || (message.act === "draft" && ADDS.test(first.introduction))) return null;
  state.matter = message.matter ?? state.matter;
  if (isToBeSaid(input)) {
    const text = joinParagraphs(writer.pickCopy("own-sentence"), quote(writeAll(dictated)));
    return answer(text, "first-sentence", "own-words", { isWorkable: true });
  }
  const { greeting, body: words } = splitGreeting(first.words, state.name);
  const isAccusing = ACCUSING_PATTERN.test(words);
  const isToBeChanged = message.act === "f-better" || REWORDS.test(first.introduction);
  const accused = isAccusing && isToBeChanged ? writer.pickCopy("rewritten-accusing") : null;
  const body = accused ?? writeAll([{ ...first, words }, ...dictated.slice(1)]);
  const name = state.name ?? findName(`to ${words}`);
  const mail = formatMail({ body, greeting, to: "one", name, from: context.firstName });
  const text = joinParagraphs(writer.pickCopy(isAccusing ? "rewrite-accusing" : "rewrite-form"), mail);
  return answer(text, "draft", "own-words", { isWorkable: true });
}

const NEW_TEXT =
  /\b(?:want|need|have|would like|'d like) to (?:say|tell)\b|\b(?:write|dictate|draft|formulate|new|instead|start again|start over)\b|\bsay this\b/i;
const CHANGES_TEXT =
  /\b(?:add|insert|replace|change|swap|after|before|behind|first|second|third|last|line|point|item)\b/i;

const WORDINGS = new Set(["draft", "first-sentence", "edit", "edit-question", "blank-question"]);

/** 'Fine. Write: …' is heard whatever else the message is like; a change of the text on the screen is not meant. */
export function answerDictation(input: AnswerInput): Answer | null {
  const [first] = findDictated(input.message.text);
  const isNewText = first && NEW_TEXT.test(first.introduction) && !CHANGES_TEXT.test(first.introduction);
  const isAfterText = WORDINGS.has(input.state.did?.act ?? "");
  return isNewText && (first.form === "written" || isAfterText) ? answerInOwnWords(input) : null;
}
