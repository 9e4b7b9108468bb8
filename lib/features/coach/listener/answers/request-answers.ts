import { actKindOf, WORDING_ACTS } from "../acts";
import { draftMail } from "./draft-mail";
import {
  ANY_TEXT,
  answer,
  findSituation,
  OWN_TEXT_PRACTICE,
  settledMatter,
  WANTED,
  type Answer,
  type AnswerInput,
} from "../answer";
import { listenerContent } from "../content";
import { hasBlank } from "../../model";
import { findWays } from "../../texts/find-ways";
import { quote } from "../../texts/held-text";
import { askForMatter, listLikely, takeLikeliest } from "./matter-choice";
import { answerOwnList } from "./own-list";
import { answerInOwnWords } from "./own-words";
import { offerPractice, startPractice } from "./practice-offers";
import type { Situation } from "../schema";
import { suggestMatters, type LikelyMatter } from "./suggested-answers";
import { joinParagraphs } from "../line-picker";
import { numberOf } from "../../text";
import { capitalize } from "@/lib/shared/text/text";

const formatNumberedList = (items: string[]) => items.map((item, at) => `${at + 1}. ${item}`).join("\n");
const formatBulletList = (items: string[]) => items.map((item) => `- ${item}`).join("\n");

const COUNT =
  /\b(one|two|three|four|five|six|\d) (?:\w+ ){0,2}(?:questions|steps|points|options|reasons|arguments|things|ways)\b/;

/** As many as were asked for. */
function takeAskedNumber<Item>(items: Item[], { message }: AnswerInput): Item[] {
  const count = numberOf(COUNT.exec(message.normal)?.[1] ?? "");
  return count > 0 ? items.slice(0, count) : items;
}

const ASKS_FOR_SHORT = /\b(?:one|two|three|[1-3]|a few|a couple of) (?:lines?|sentences?)\b|\b(?:short|brief)\b/;

const listQuestions = (questions: string[], input: AnswerInput): string =>
  formatBulletList(
    takeAskedNumber(
      questions.filter((each) => input.writer.isNew(each)),
      input,
    ),
  );

const TEXTS_OF_ACT: Record<string, (situation: Situation, input: AnswerInput) => string[]> = {
  advice: (one) => [`${one.advice} ${one.do}`, one.advice, one.do, one.example],
  "first-step": (one) => [one.do, one.steps[0] ?? one.do],
  steps: (one, input) => [formatNumberedList(takeAskedNumber(one.steps, input)), formatBulletList(one.check)],
  checklist: (one) => [formatBulletList(one.check), formatNumberedList(one.steps)],
  questions: (one, input) => [listQuestions(one.questions ?? one.asks, input)],
  "first-sentence": (one) => [quote(one.first.say), quote(one.first.soft), quote(one.first.firm)],
  draft: (one, input) => {
    const mails = [draftMail(input, one), draftMail(input, one, one.draft.short)];
    const first = ASKS_FOR_SHORT.test(input.message.normal) ? mails.toReversed() : mails;
    return [...first, draftMail(input, one, one.draft.firm)];
  },
  options: (one) => [formatBulletList(one.options.map(({ name, when }) => `**${name}**, if ${when}`))],
  decide: (one) =>
    [one.frame ?? "", formatBulletList(one.options.map(({ name, when }) => `**${name}**, if ${when}`))].filter(Boolean),
  challenge: (one, input) => [
    formatBulletList(takeAskedNumber(one.against ?? one.beware, input)),
    one.asks[1] ?? one.why,
  ],
  prepare: (one) => [one.do, one.steps[0] ?? one.do, formatBulletList(one.check)],
};

/** Only some matters have arguments against them, or questions to others; the rest has the next best thing. */
function headOf(act: string, { against, questions }: Situation): string {
  if (act === "challenge" && !against) return "head-mistakes";
  if (act === "questions" && !questions) return "head-own-questions";
  return `head-${act}`;
}

export function composeHelp(act: string, situation: Situation, input: AnswerInput): Answer | null {
  const { writer } = input;
  for (const each of [act, ...(listenerContent().words["next-acts"][act] ?? [])]) {
    const text = writer.pick(TEXTS_OF_ACT[each]?.(situation, input) ?? []);
    if (!text) continue;
    const head = writer.pickCopy(headOf(each, situation), { name: situation.name });
    const tail = writer.pickCopy(`tail-${each}`);
    return answer(joinParagraphs(head, text, tail), each, situation.id, { isWorkable: true });
  }
  return null;
}

const MIN_WORDS = 5;
/** 'Draft me a mail to him' refers to earlier messages, and so does a very short request. */
function chooseSituation(input: AnswerInput): Situation | null {
  const { message, state } = input;
  const isOfBefore = state.matter !== null && message.words.length < MIN_WORDS;
  const named = findSituation(message.purpose) ?? (isOfBefore ? null : findSituation(message.matter));
  const known = named ?? settledMatter(state);
  if (known) return known;
  if (isOfBefore) return findSituation(state.matter);
  return takeLikeliest(input);
}

/** Leads to what was asked for where the matter is not known, by questions that fit any. */
const PRACTICES_BY_ACT: Record<string, string> = {
  draft: OWN_TEXT_PRACTICE,
  "first-sentence": OWN_TEXT_PRACTICE,
  steps: "think-it-through",
  checklist: "think-it-through",
  options: "decide",
  decide: "decide",
  challenge: "premortem",
};

/** A conversation that begins with 'Draft a mail' has no matter yet. */
function askWhatAbout({ message, state, writer }: AnswerInput): Answer | null {
  const isEmpty = message.words.length < MIN_WORDS && state.turn === 0;
  return isEmpty ? answer(writer.pickCopy("no-matter"), "ask", message.act, { isQuestion: true }) : null;
}

/** A form that fits almost anything, for who does not want the practice that makes a text of their own words. */
function giveAnyText(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const isOffered = state.refusesOffers || state.offers.some(({ practiceId }) => practiceId === OWN_TEXT_PRACTICE);
  const situation = WORDING_ACTS.has(message.act) && isOffered ? findSituation(ANY_TEXT) : null;
  const found = situation && composeHelp(message.act, situation, input);
  if (!found) return null;
  state.suggested = suggestMatters(listLikely(input), message.act);
  return { ...found, text: joinParagraphs(writer.pickCopy("any-text"), found.text, writer.pickCopy("tail-any-text")) };
}

/** What was asked for is not at hand on this matter: the practice that leads to it. */
function leadByPractice(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  state.suggested = suggestMatters(listLikely(input), WANTED);
  const quick = writer.pickCopy(`quick-${message.act}`) ?? writer.pickCopy("quick-any");
  if (state.refusesOffers) return answer(quick, "quick-help", null, { isQuestion: true });
  const practice = PRACTICES_BY_ACT[message.act] ?? message.practice ?? "think-it-through";
  const offer = startPractice(input, practice, "offer-instead");
  return offer && { ...offer, text: joinParagraphs(quick, offer.text) };
}

const ASKS_FOR_ORDER = /\bin (?:what|which) order\b|\b(?:what|which|who|whom)\b[^.?!]{0,25} first\b/;
/** A text with two ways in it is a text. */
const GIVES_TEXT = new Set(["draft", "first-sentence", "own-list", "checklist"]);

/** The person names the ways between which they have to choose: those on paper, and the questions that tell them apart. */
export function answerWays(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const isText = GIVES_TEXT.has(message.act) || !["ask", "dialogue"].includes(actKindOf(message.act));
  const ways = isText ? [] : findWays(message.text);
  const head = ways.length > 0 ? writer.pickCopy("head-ways") : null;
  if (!head) return null;
  state.matter = message.matter ?? state.matter ?? "choose";
  const offer = offerPractice(input, "decide");
  const text = joinParagraphs(
    head,
    formatNumberedList(ways.map(capitalize)),
    writer.pickCopy(ASKS_FOR_ORDER.test(message.normal) ? "tail-order" : "tail-ways"),
    offer?.text,
  );
  return answer(text, "ways", state.matter, { isWorkable: true, offer: offer?.offer });
}

/** What else may be meant than the guess; mostly it is right. */
const listOthers = (input: AnswerInput, guess: Situation): LikelyMatter[] =>
  listLikely(input)
    .filter(({ situation }) => situation.id !== guess.id)
    .slice(0, 1);

const ASKS_FOR_CHOICE = new Set(["decide", "advice"]);

/** 'So which is it?', below the ways that the person named. */
function answerWhichWay({ message, state, writer }: AnswerInput): Answer | null {
  const isAsked = ASKS_FOR_CHOICE.has(message.act) && state.last?.act === "ways";
  return isAsked ? answer(writer.pickCopy("cannot-choose"), "ways", state.matter, { isWorkable: true }) : null;
}

export function answerRequest(input: AnswerInput): Answer | null {
  const { message, state } = input;
  const exact: Record<string, (given: AnswerInput) => Answer | null> = {
    draft: answerInOwnWords,
    "first-sentence": answerInOwnWords,
    "own-list": answerOwnList,
  };
  const own = exact[message.act]?.(input) ?? answerWhichWay(input);
  if (own) return own;
  const situation = chooseSituation(input);
  if (!situation) {
    const needsMatter = WORDING_ACTS.has(message.act) || !(message.act in PRACTICES_BY_ACT);
    const question = () => (needsMatter ? askForMatter(input, message.act, "ask-matter") : null);
    return askWhatAbout(input) ?? question() ?? giveAnyText(input) ?? leadByPractice(input);
  }
  const isGuessed = situation.id !== state.matter && situation.id !== message.purpose;
  if (isGuessed) state.suggested = suggestMatters(listOthers(input, situation), message.act);
  state.matter = situation.id;
  const practice = situation.practice ?? message.practice;
  const found = composeHelp(message.act, situation, input);
  const taken = found && isGuessed ? input.writer.pickCopy("taken-for", { name: situation.name }) : null;
  // A text with blanks is work enough for one reply.
  const offer = hasBlank(found?.text ?? "") ? null : offerPractice(input, practice);
  if (message.act === "prepare" && practice && !offer && !state.refusesOffers) return startPractice(input, practice);
  if (!found) return offer && answer(offer.text, "prepare", situation.id, { offer: offer.offer });
  return { ...found, text: joinParagraphs(taken, found.text, offer?.text), offer: offer?.offer };
}
