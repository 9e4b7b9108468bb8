import { capitalize } from "@/lib/shared/text/text";
import type { Guess } from "../../classification/classifier";
import { evidencedInsights } from "../../prompt/usable-insights";
import type { CoachTurn } from "../../schema";
import { REQUEST_ACTS, WORDING_ACTS } from "../acts";
import {
  actOf,
  ANY_TEXT,
  findSituation,
  listHeldTexts,
  OWN_WORDS,
  WANTED,
  type Answer,
  type AnswerInput,
} from "../answer";
import { listenerContent } from "../content";
import { LinePicker } from "../line-picker";
import type { Situation, SuggestedAnswer } from "../schema";

const MAX_SUGGESTED = 6;
/** After these, the person sees on which matter the reply stands. */
const SHOWS_MATTER = new Set([...REQUEST_ACTS, "why", "example", "listen", "edit"]);
/** Names the matter of a reply, and gives it up. */
const notAbout = ({ name, isPurpose }: Situation): SuggestedAnswer => ({
  text: isPurpose ? "Something else is to be done" : `Not about ${name}`,
  act: "correction",
  matter: null,
});

/** Which suggestions fit a reply; those of a reply that only listened depend on whether the matter is known. */
function kindOf({ act, subject }: Answer["did"], { state }: AnswerInput): string {
  if (subject === OWN_WORDS && !["own-version", "own-list"].includes(act)) return OWN_WORDS;
  if (act === "sensitive") return `sensitive-${subject}`;
  if (!["listen", "complaint", "unclear", "ask", "nothing-more"].includes(act)) return act;
  return state.matter === null ? "open" : "matter";
}

type AnswerAct = (input: AnswerInput) => Answer | null;

/** Whether the act, asked for now, gives something that has not been said yet. */
function givesNew(
  suggested: SuggestedAnswer,
  answerAct: AnswerAct,
  { message, state, writer, ...rest }: AnswerInput,
): boolean {
  const asked = {
    ...message,
    act: actOf(suggested, state),
    matter: null,
    dictated: [],
    words: [],
    normal: "",
    text: "",
    candidates: [],
  };
  const then = { ...state, matter: suggested.matter ?? state.matter };
  const given = answerAct({ ...rest, message: asked, state: then, writer: new LinePicker(writer.keys) });
  return given !== null && given.did.act !== "nothing-more";
}

/**
 * What the person may say next, as buttons: the other matters or the options that the reply named, what fits what it
 * did, and that its matter is wrong.
 */
export function suggestAnswers(before: AnswerInput, reply: CoachTurn, answerAct: AnswerAct): SuggestedAnswer[] {
  const input = { ...before, turns: [...before.turns, reply] };
  const { state, message } = input;
  const did = state.did ?? { act: "listen", subject: null };
  if (state.isVenting) return [];
  const isRepeated = (act: string) => act === message.act && act !== "f-next";
  const kind = kindOf(did, input);
  // The reply may have named them already, with the act that was asked for.
  const isUnnamed = kind === "open" && state.suggested.length === 0;
  const matters = isUnnamed ? suggestMatters(listLikelyMatters(input), WANTED) : [];
  const named = [...suggestOptions(did), ...state.suggested, ...matters, ...suggestInsights(input, did)];
  if (did.act === "practices") named.push(...suggestPractices(input));
  const hasOwnWords = message.dictated.length > 0 && WORDING_ACTS.has(did.act) && did.subject !== OWN_WORDS;
  if (hasOwnWords) named.unshift({ text: "Put my words in", act: "f-own", matter: null });
  const hasEarlierText = listHeldTexts(before.turns).length > 0;
  const fitting = (listenerContent().suggestions[kind] ?? []).filter(
    (each) => !isRepeated(each.act) && (each.act !== "f-back" || hasEarlierText) && givesNew(each, answerAct, input),
  );
  const guessed = SHOWS_MATTER.has(did.act) && did.subject !== ANY_TEXT ? findSituation(did.subject) : null;
  const last = guessed ? [notAbout(guessed)] : [];
  return [...[...named, ...fitting].slice(0, MAX_SUGGESTED - last.length), ...last];
}

/** The names of matters as answers: the act, on that matter. */
export const suggestMatters = (matters: LikelyMatter[], act: string): SuggestedAnswer[] =>
  matters.map(({ situation: { id, name } }) => ({ text: capitalize(name), act, matter: id }));

const MAX_LIKELY = 3;
/** Of the likeliest; others are hardly meant. */
const MIN_SHARE_OF_LIKELIEST = 0.25;
/** A matter that nobody meant, named, tells the person that they were not read. */
const MIN_NAMED_CHANCE = 0.15;

export interface LikelyMatter {
  situation: Situation;
  chance: number;
}

const withSituations = (guesses: Guess[], { rejected }: AnswerInput["state"]): LikelyMatter[] =>
  guesses
    .filter(({ label }) => !rejected.includes(label))
    .flatMap(({ label, chance }) => {
      const situation = findSituation(label);
      return situation ? [{ situation, chance }] : [];
    });

/** What a message without a sure matter may be about, the likeliest first. */
export function listLikelyMatters({ message, state }: AnswerInput): LikelyMatter[] {
  const possible = withSituations(message.candidates, state);
  const least = Math.max(MIN_NAMED_CHANCE, (possible[0]?.chance ?? 0) * MIN_SHARE_OF_LIKELIEST);
  return possible.filter(({ chance }) => chance >= least).slice(0, MAX_LIKELY);
}

const MIN_NAMED_PURPOSE_CHANCE = 0.05;

/**
 * What may be to be done, the likeliest first. Purposes are few and plain, so that a wrong one among them does no harm;
 * when one was rejected, one of the unlikely ones is meant.
 */
export const listLikelyPurposes = ({ message, state }: AnswerInput): LikelyMatter[] =>
  withSituations(message.purposes, state)
    .filter(({ chance }) => state.rejected.length > 0 || chance >= MIN_NAMED_PURPOSE_CHANCE)
    .slice(0, MAX_LIKELY);

const NOT_FOUND = new Set<string | null>(["none", "missing"]);
const NAMES_INSIGHTS = new Set(["insight", "insight-about"]);

/** The parts of the report, where a reply lists them or did not find the one that was meant. */
function suggestInsights({ context }: AnswerInput, { act, subject }: Answer["did"]): SuggestedAnswer[] {
  const isList = act === "report-overview" || (NAMES_INSIGHTS.has(act) && NOT_FOUND.has(subject));
  const insights = isList ? evidencedInsights(context) : [];
  return insights.map(({ title }) => ({ text: title, act: "insight", matter: null }));
}

/** Practices by their titles; the others are in the list. */
const suggestPractices = ({ context }: AnswerInput): SuggestedAnswer[] =>
  context.practices.map(({ title }) => ({ text: title, act: "practice-start", matter: null }));

/** The options of a matter, of which one may be taken. */
function suggestOptions({ act, subject }: Answer["did"]): SuggestedAnswer[] {
  const options = act === "options" ? (findSituation(subject)?.options ?? []) : [];
  return options.map(({ name }) => ({ text: name, act: "f-second", matter: null }));
}
