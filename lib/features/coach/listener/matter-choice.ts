import { countShared, stemsOf } from "../text";
import { findSituation, type AnswerInput } from "./answer";
import { MIN_MATTER_CHANCE } from "./recognize-matters";
import type { Situation } from "./schema";

const MAX_OTHERS = 2;

/** Names the matter that a message is taken for, and others that it may be, where it is not sure. */
export function sayTakenMatter({ message, state, writer }: AnswerInput, { id, name }: Situation): string | null {
  const taken = message.candidates.find(({ label }) => label === id);
  if (!taken || taken.chance >= MIN_MATTER_CHANCE) return null;
  const others = message.candidates.filter((each) => each !== taken).slice(0, MAX_OTHERS);
  state.choices = others.map(({ label }) => label);
  const names = state.choices.map((each) => `"${findSituation(each)?.name ?? ""}"`).join(" or ");
  return writer.pickCopy(names ? "taken-with-others" : "taken", { name, names });
}

const MAX_WORDS_OF_CHOICE = 12;

/** The one name that a short answer shares most words with. */
export function findChosen<Named extends { name: string }>(text: string, choices: Named[]): Named | null {
  const shared = choices.map(({ name }) => countShared(stemsOf(name), text));
  const best = Math.max(0, ...shared);
  const isClear = best > 0 && shared.filter((each) => each === best).length === 1;
  return (isClear && choices[shared.indexOf(best)]) || null;
}

/** What was asked for before is then asked for on the matter that the message chooses. */
export function takeChoice({ message, state }: AnswerInput): void {
  const choices =
    message.words.length > MAX_WORDS_OF_CHOICE ? [] : state.choices.flatMap((id) => findSituation(id) ?? []);
  const chosen = findChosen(message.text, choices);
  state.choices = [];
  if (!chosen) return;
  state.matter = chosen.id;
  message.act = state.last?.act ?? message.act;
  message.matter = null;
}
