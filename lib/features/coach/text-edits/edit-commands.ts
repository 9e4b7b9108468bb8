import { editText, insertPart } from "./edit-text";
import { namesBlank } from "./fill-blanks";
import { findDictated, writeDictated } from "./find-dictated";
import { writePlain, type HeldText } from "./held-text";

/** A change that a message commands by a verb at the start of a clause. */
interface EditCommand {
  act: string;
  text: string;
}

const PLACE = String.raw`(?:first|last|in front|(?:at|to) the (?:very )?(?:top|end|beginning|start|front|bottom)|before|after|above|below)`;
const VERBS: [verb: string, act: string][] = [
  ["undo|go back", "f-back"],
  ["take out|take away|remove|delete|drop|cut|leave out|strike", "f-remove"],
  [String.raw`(?:move|put|bring) (?=[^"“:]{2,80}\b${PLACE}\b)`, "f-order"],
  ["add|insert|include|mention|append|put", "f-add"],
  ["replace|change|swap|exchange", "f-replace"],
];
/** What they ask for takes words that only the person has. */
const OTHER_VERBS =
  "suggest|thank|ask|tell|invite|apologi[sz]e|explain|offer|congratulate|keep|make|shorten|soften|write";
const POLITE = String.raw`(?:(?:no|ok|okay|fine|good|great|please|pls|now|so|then|also|and|just|can you|could you|but)[,.!]? )*`;
const VERB = `${VERBS.map(([verb]) => verb).join("|")}|${OTHER_VERBS}`;
/** 'Take out the second sentence and add: …' has two; 'and' alone begins no command. */
const COMMANDS = new RegExp(
  String.raw`(?:^|(?<=[.!?;] )|(?<=\p{L}|["'”’\d]),? (?=(?:and|then|also)\b))${POLITE}(?=(?:${VERB})\b)`,
  "giu",
);

const actOf = (text: string): string | null =>
  VERBS.find(([verb]) => new RegExp(`^(?:${verb})(?<=\\b|\\s)`, "i").test(text))?.[1] ?? null;

/** The commands of a message, in their order; `other` are those that no verb of a change begins. */
export function listCommands(message: string): { commands: EditCommand[]; other: string[] } {
  const text = message.replace(/\s+/g, " ").replace(/[‘’]/g, "'").trim();
  const starts = [...text.matchAll(COMMANDS)].map(({ index, 0: lead }) => ({ from: index, to: index + lead.length }));
  const isOwnSentence = starts[0] && /^$|[.!?;] ?$/.test(text.slice(0, starts[0].from));
  if (!isOwnSentence) return { commands: [], other: [] };
  const clauses = starts.map(({ to }, at) => text.slice(to, starts[at + 1]?.from ?? text.length).trim());
  return {
    commands: clauses.flatMap((clause) => ({ act: actOf(clause) ?? "", text: clause })).filter(({ act }) => act !== ""),
    other: clauses.filter((clause) => actOf(clause) === null),
  };
}

/** Dictated words go in letter by letter, where the command names a place or at the end. */
function addDictated(held: HeldText, { text }: EditCommand): HeldText | null {
  const dictated = held.marker ? [] : findDictated(text);
  const [first] = dictated;
  const around = dictated.reduce((rest, { words }) => rest.replace(words, " "), text);
  return first ? insertPart(held, dictated.map(writeDictated).join(" "), around) : null;
}

export interface Edited {
  held: HeldText;
  /** Commands that were not carried out. */
  left: string[];
}

/** Carries out the commands one after the other; null where none could be. `earlier` gives the text before another. */
export function runCommands(
  held: HeldText,
  message: string,
  earlier: (held: HeldText, message: string) => HeldText | null,
): Edited | null {
  const { commands, other } = listCommands(message);
  const run = (text: HeldText, command: EditCommand): HeldText | null => {
    if (command.act === "f-back") return earlier(text, command.text);
    if (namesBlank(text, command.text)) return editText(text, "f-fill", command.text);
    const added = command.act === "f-add" ? addDictated(text, command) : null;
    return added ?? editText(text, command.act, command.text);
  };
  const done = commands.reduce<Edited>(
    (so, command) => {
      const changed = run(so.held, command);
      return changed ? { ...so, held: changed } : { ...so, left: [...so.left, command.text] };
    },
    { held, left: [] },
  );
  return writePlain(done.held) === writePlain(held) ? null : { ...done, left: [...done.left, ...other] };
}
