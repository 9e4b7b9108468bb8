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
const VERBS_OF_ACTS: [verbs: string, act: string][] = [
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
const ANY_VERB = `${VERBS_OF_ACTS.map(([verbs]) => verbs).join("|")}|${OTHER_VERBS}`;
/** 'Take out the second sentence and add: …' has two; 'and' alone begins no command. */
const COMMANDS = new RegExp(
  String.raw`(?:^|(?<=[.!?;] )|(?<=\p{L}|["'”’\d]),? (?=(?:and|then|also)\b))${POLITE}(?=(?:${ANY_VERB})\b)`,
  "giu",
);

const ACTS = VERBS_OF_ACTS.map(([verbs, act]) => ({ form: new RegExp(`^(?:${verbs})(?<=\\b|\\s)`, "i"), act }));

export interface CommandsOfMessage {
  commands: EditCommand[];
  /** Commands that ask for something other than a change. */
  others: string[];
}

/** The commands of a message, in their order. */
export function listCommands(message: string): CommandsOfMessage {
  const text = message.replace(/\s+/g, " ").replace(/[‘’]/g, "'").trim();
  const starts = [...text.matchAll(COMMANDS)].map(({ index, 0: lead }) => ({ from: index, to: index + lead.length }));
  const isOwnSentence = starts[0] && /^$|[.!?;] ?$/.test(text.slice(0, starts[0].from));
  if (!isOwnSentence) return { commands: [], others: [] };
  const clauses = starts.map(({ to }, at) => text.slice(to, starts[at + 1]?.from ?? text.length).trim());
  const all = clauses.map((text) => ({ text, act: ACTS.find(({ form }) => form.test(text))?.act }));
  return {
    commands: all.flatMap(({ text, act }) => (act ? { text, act } : [])),
    others: all.flatMap(({ text, act }) => (act ? [] : text)),
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
  { commands, others }: CommandsOfMessage,
  earlier: (held: HeldText, message: string) => HeldText | null,
): Edited | null {
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
  return writePlain(done.held) === writePlain(held) ? null : { ...done, left: [...done.left, ...others] };
}
