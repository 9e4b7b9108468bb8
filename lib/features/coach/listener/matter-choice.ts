import { countShared, stemsOf } from "../text";
import { findSituation, type AnswerInput } from "./answer";
import { MIN_MATTER_CHANCE } from "./recognize-matters";
import type { Situation } from "./schema";
import { findSuggested, suggestMatter } from "./suggested-answers";

const MAX_OTHERS = 2;

/** Names the matter that a message is taken for, and others that it may be, where it is not sure. */
export function sayTakenMatter({ message, state, writer }: AnswerInput, { id, name }: Situation): string | null {
  const taken = message.candidates.find(({ label }) => label === id);
  if (!taken || taken.chance >= MIN_MATTER_CHANCE) return null;
  const others = message.candidates.filter((each) => each !== taken).slice(0, MAX_OTHERS);
  const situations = others.flatMap(({ label }) => findSituation(label) ?? []);
  state.suggested = situations.map((each) => suggestMatter(each, message.act));
  const names = situations.map((each) => `"${each.name}"`).join(" or ");
  return writer.pickCopy(names ? "taken-with-others" : "taken", { name, names });
}

const MAX_WORDS_OF_CHOICE = 12;

/** The one text that a short answer shares most words with. */
export function findChosen<Choice extends { text: string }>(said: string, choices: Choice[]): Choice | null {
  const shared = choices.map(({ text }) => countShared(stemsOf(text), said));
  const best = Math.max(0, ...shared);
  const isClear = best > 0 && shared.filter((each) => each === best).length === 1;
  return (isClear && choices[shared.indexOf(best)]) || null;
}

/**
 * Takes a suggested answer, or words that choose one of the suggested matters, whatever else the message is like.
 * Whether one was taken.
 */
export function takeChoice(input: AnswerInput): boolean {
  const { message, state } = input;
  const matters = state.suggested.filter(({ matter }) => matter !== null);
  const chosen =
    findSuggested(input) ?? (message.words.length > MAX_WORDS_OF_CHOICE ? null : findChosen(message.text, matters));
  state.suggested = [];
  if (!chosen) return false;
  state.matter = chosen.matter ?? state.matter;
  message.act = chosen.act;
  // The words of a button say nothing about the matter.
  message.candidates = state.candidates;
  message.matter = null;
  message.dictated = [];
  message.isProtest = chosen.act === "correction";
  return true;
}
