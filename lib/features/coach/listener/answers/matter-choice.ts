import { countShared, normalizeText, numberOf, stemsOf } from "../../text";
import { actKindOf, WORDING_ACTS } from "../acts";
import {
  actOf,
  answer,
  findSituation,
  findSuggested,
  NO_MATTER,
  WANTED,
  type Answer,
  type AnswerInput,
} from "../answer";
import { joinSentences } from "../line-picker";
import { isHarmless } from "../recognition/recognize-matters";
import type { Situation, SuggestedAnswer } from "../schema";
import { listLikelyMatters, listLikelyPurposes, suggestMatters, type LikelyMatter } from "./suggested-answers";

const MIN_TAKEN_CHANCE = 0.6;
/** As many times likelier than the next one. */
const MIN_LEAD = 2;

/** The likeliest matter where it stands out from the others. */
export function takeLikeliest(input: AnswerInput): Situation | null {
  const [first, second] = listLikelyMatters(input);
  if (first && !isHarmless({ label: first.situation.id, chance: first.chance })) return null;
  const least = Math.max(MIN_TAKEN_CHANCE, MIN_LEAD * (second?.chance ?? 0));
  return first && first.chance >= least ? first.situation : null;
}

const MAX_MATTERS_ASKED = 2;
const MAX_ASKED = 4;

/** The matters and purposes that may be meant, the likeliest first. */
export const listLikely = (input: AnswerInput): LikelyMatter[] =>
  [...listLikelyMatters(input).slice(0, MAX_MATTERS_ASKED), ...listLikelyPurposes(input)].slice(0, MAX_ASKED);

/** What people mean most often where the guesses are few or wrong. */
const COMMONEST_PURPOSES = ["raise", "tell-bad-news", "ask", "announce"];

function withCommonest(likely: LikelyMatter[], { state }: AnswerInput): LikelyMatter[] {
  const isNew = (id: string) => !state.rejected.includes(id) && !likely.some(({ situation }) => situation.id === id);
  const further = COMMONEST_PURPOSES.filter(isNew).flatMap((id) => findSituation(id) ?? []);
  return [...likely, ...further.map((situation) => ({ situation, chance: 0 }))].slice(0, MAX_ASKED);
}

/** Says what comes instead where a text was asked for. */
const noneOf = (act: string): string => (WORDING_ACTS.has(act) ? "None of these, my own words" : "None of these");

/**
 * Asks, once in a row, which of the likely matters and purposes is meant, and gives the act on the one that is pressed.
 * Of guessed purposes most were wrong, and a wrong one costs more than the press.
 */
export function askForMatter(input: AnswerInput, act: string, copyName: string): Answer | null {
  const isAskedAgain = input.state.did?.act === "ask-matter";
  const question = isAskedAgain ? null : input.writer.pickCopy(copyName);
  const likely = listLikely(input);
  input.state.suggested = suggestMatters(question === null ? likely : withCommonest(likely, input), act);
  if (question === null) return null;
  input.state.suggested.push({ text: noneOf(act), act, matter: NO_MATTER });
  const heard = input.state.asksForOutcome ? input.writer.pickCopy("ack") : null;
  return answer(joinSentences(heard, question), "ask-matter", null, { isQuestion: true });
}

const MAX_WORDS_OF_CHOICE = 12;
const MAX_WORDS_OF_NONE = 4;

/** The one text that a short answer shares most words with. */
export function findChosen<Choice extends { text: string }>(said: string, choices: Choice[]): Choice | null {
  const shared = choices.map(({ text }) => countShared(stemsOf(text), said));
  const best = Math.max(0, ...shared);
  const isClear = best > 0 && shared.filter((each) => each === best).length === 1;
  return (isClear && choices[shared.indexOf(best)]) || null;
}

/** The one suggested answer whose words stand in a short message, or the other way: 'ok, words for a talk then', 'Plan'. */
function findNamed({ normal, words }: AnswerInput["message"], suggested: SuggestedAnswer[]): SuggestedAnswer | null {
  const said = [...stemsOf(normal)];
  const named = suggested.filter(({ text }) => {
    const stems = stemsOf(text);
    return normal.includes(normalizeText(text)) || (said.length > 0 && said.every((stem) => stems.has(stem)));
  });
  return (words.length <= MAX_WORDS_OF_CHOICE && named.length === 1 && named[0]) || null;
}

const ORDINAL = "first|second|third|fourth|fifth";
const PLACE = new RegExp(
  String.raw`^(?:the |number |no\.? )?(${ORDINAL}|[1-5])(?=$|[.,!]| (?:one|please)\b)` +
    String.raw`|\bthe (${ORDINAL})(?: one)? (?:is|fits|comes|seems)\b`,
);

/** 'The fourth is closest' */
function findByPlace({ normal }: AnswerInput["message"], suggested: SuggestedAnswer[]): SuggestedAnswer | undefined {
  const [, alone, within] = PLACE.exec(normal) ?? [];
  const place = numberOf(alone ?? within ?? "");
  return place > 0 ? suggested[place - 1] : undefined;
}

const FIRST_SENTENCE = /\b(?:first|opening) (?:sentence|line)\b(?!.*\b(?:mail|letter|message)\b)/;
const CHECKLIST = /\bcheck ?list\b/;
const OUTCOMES: [act: string, words: RegExp][] = [
  ["draft", /\b(?:e-?mail|mail|letter|note|message|(?:status|progress) (?:report|update))\b/],
  ["first-sentence", /\b(?:words|sentence|(?:what|how|something) to say|talk)\b/],
  ["decide", /\b(?:an?|the|my) decision\b|^(?:to |help me )?decide\b/],
  ["steps", /\b(?:plan|steps)\b/],
];
const NOT_WANTED = /\b(?:not|no|without)\b[^,.;]*/g;

const WANTS =
  /\b(?:i (?:would like|want|need)|can you give|please|kindly|(?:give|make|write) me|let me have|can i have)\b/;

/** 'A mail to the owner' answers what the person would like to have; so does 'I need words for the talk' at any time. */
export function takeOutcome({ message, state }: AnswerInput): void {
  const wants = state.asksForOutcome || WANTS.test(message.normal);
  if (wants && CHECKLIST.test(message.normal)) message.act = "checklist";
  if (message.act === "draft" && FIRST_SENTENCE.test(message.normal)) message.act = "first-sentence";
  if (!wants || actKindOf(message.act) !== "dialogue") return;
  const wanted = message.normal.replace(NOT_WANTED, " ");
  const [named, ...others] = OUTCOMES.filter(([, words]) => words.test(wanted));
  if (named && others.length === 0) [message.act] = named;
}

const NONE = /^(?:none|neither|nothing|no|not (?:any|one|that|those|these))\b/;

/** 'None of these' alone is the button for it. */
const findNone = ({ words }: AnswerInput["message"], matters: SuggestedAnswer[]): SuggestedAnswer | null =>
  (words.length <= MAX_WORDS_OF_NONE && matters.find(({ matter }) => matter === NO_MATTER)) || null;

/** 'None of these. Bad news to her.' gives up what was named, and may say what it is. */
function rejectNamed({ message, state }: AnswerInput, matters: SuggestedAnswer[]): void {
  const named = matters.flatMap(({ matter }) => (matter === null || matter === NO_MATTER ? [] : [matter]));
  state.rejected = [...new Set([...state.rejected, ...named])];
  message.candidates = message.candidates.filter(({ label }) => !named.includes(label));
  message.purposes = message.purposes.filter(({ label }) => !named.includes(label));
  if (message.matter && named.includes(message.matter)) message.matter = null;
}

/** The words for what is to be done, below the question what it is about. */
function findSaidPurpose({ message }: AnswerInput, matters: SuggestedAnswer[]): SuggestedAnswer | null {
  const said = matters.length > 0 ? findSituation(message.purpose) : null;
  return said && { text: said.name, act: matters[0]?.act ?? WANTED, matter: said.id };
}

/**
 * Takes a suggested answer, or words that choose one of the suggested matters, whatever else the message is like.
 * Whether one was taken.
 */
export function takeChoice(input: AnswerInput): boolean {
  const { message, state } = input;
  const matters = state.suggested.filter(({ matter }) => matter !== null);
  const pressed = findSuggested(message.text, state.suggested);
  const isNone = pressed ? pressed.matter === NO_MATTER : NONE.test(message.normal);
  if (isNone) rejectNamed(input, matters);
  const isShort = message.words.length <= MAX_WORDS_OF_CHOICE;
  const typed = isNone
    ? findNone(message, matters)
    : (findNamed(message, state.suggested) ??
      findByPlace(message, matters) ??
      (isShort ? findChosen(message.text, matters) : null));
  const chosen = pressed ?? findSaidPurpose(input, matters) ?? typed;
  state.suggested = [];
  if (!chosen) return false;
  if (chosen.matter !== null) {
    state.matter = chosen.matter === NO_MATTER ? null : chosen.matter;
    state.chosen = state.matter;
  }
  message.act = actOf(chosen, state);
  // The words of a button say nothing about the matter.
  message.candidates = chosen.matter === null ? state.candidates : [];
  message.purposes = chosen.matter === null ? state.purposes : [];
  message.matter = null;
  message.dictated = [];
  message.isProtest = chosen.act === "correction";
  return true;
}
