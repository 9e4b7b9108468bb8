import { capitalize } from "@/lib/shared/text";
import { writeSentence } from "./write-sentence";
import { fillBlanks } from "./fill-blanks";
import { findPart, findPlaces, findSharedRun, PART, quotesIn, wordPlaces } from "./find-part";
import { writePlain, type HeldText, type Part } from "./held-text";
import { numberOf, sentencesOf, trimEnd } from "../text";

type Edit = (held: HeldText, message: string) => HeldText | null;

const withParts = (held: HeldText, parts: Part[]): HeldText | null => (parts.length > 0 ? { ...held, parts } : null);
const withText = (held: HeldText, at: number, text: string) =>
  withParts(
    held,
    held.parts.map((part, place) => (place === at ? { ...part, text } : part)),
  );
const withoutParts = (held: HeldText, places: number[]) =>
  withParts(
    held,
    held.parts.filter((_, at) => !places.includes(at)),
  );

/** A text from which something was cut out. */
const tidy = (text: string) =>
  capitalize(
    text
      .replace(/\s+/g, " ")
      .replace(/[ ,]{0,3}(?:\b(?:and|or|but)\b)?[ ,]{0,3}(?=[.?!]|$)/, "")
      .replace(/^[ ,]{0,3}(?:and |or |but )?/, "")
      .replace(/ ,/g, ","),
  ).trim();

const REST = /\b(?:everything|all|the rest)\b.*\b(after|below|behind|under|from)\b(.*)/i;
const GREETING_NAMED = /\b(?:greeting|salutation)\b|["'](?:hi|dear)\b/i;
const ENDING_NAMED = /\b(?:sign[- ]?off|closing|regards|signature|ending)\b|["']best\b/i;
/** "The 'as agreed' sentence". */
const QUOTED_PART = new RegExp(String.raw`["'”’] ${PART}\b`, "i");
const PART_NAMED = new RegExp(String.raw`\b${PART}\b|\babout\b`, "i");
/** Of the words of a part; named by more, the part as a whole is meant. */
const MAX_PHRASE_SHARE = 0.6;

/** 'Take out the second sentence and write instead: …' */
const REMOVED_AND_WRITTEN =
  /\b(?:take out|remove|drop|cut|delete) (.+?),? (?:and|but) (?:write|put|say)(?: instead)?:? (.+)$/i;

const remove: Edit = (held, message) => {
  const [, before = "", after = ""] = REMOVED_AND_WRITTEN.exec(message) ?? [];
  if (after) return replaceBy(held, before, unquote(after));
  if (GREETING_NAMED.test(message)) return { ...held, greeting: "" };
  if (ENDING_NAMED.test(message) && held.ending) return { ...held, ending: "" };
  const [, relation, from = ""] = REST.exec(message) ?? [];
  if (relation) {
    const last = findPart(held, from);
    return last < 0 ? null : withParts(held, held.parts.slice(0, relation === "from" ? last : last + 1));
  }
  const [quoted] = quotesIn(message);
  const places = findPlaces(message, held.parts.length);
  if (places.length > 0 && quoted === undefined) return withoutParts(held, places);
  const at = findPart(held, quoted ?? message);
  const text = held.parts[at]?.text;
  if (text === undefined) return null;
  const run = findSharedRun(text, quoted ?? message);
  const isPhrase = quoted !== undefined ? !QUOTED_PART.test(message) : run.words > 1 && !PART_NAMED.test(message);
  if (!isPhrase || run.words === 0 || run.words / wordPlaces(text).length >= MAX_PHRASE_SHARE)
    return withoutParts(held, [at]);
  return withText(held, at, tidy(text.slice(0, run.from) + text.slice(run.to)));
};

const NUMBER_NAMED = String.raw`(?=.*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half)\b|\ban? (?:hour|day|week|month|quarter|year)\b))`;
/** What is to go and what comes for it, by their places in the pattern. */
const REPLACEMENTS: [RegExp, before: number, after: number][] = [
  [/\b(?:change|replace|swap|turn|switch|exchange) (.+?) (?:to|with|by|for|into|->):? (.+)$/i, 1, 2],
  [
    /\b(?:instead of|rather than|in place of|where it says) (.+?)[,:]? (?:please )?(?:say|write|put|use|make it|i want):? (.+)$/i,
    1,
    2,
  ],
  [/(?:^|[,;] )([^.,;!?]+?),? (?:instead of|rather than|in place of|and not|not) (.+)$/i, 2, 1],
  [
    /\b(?:not|no|isn't|is not|aren't) (?:an? |the )?(.+?)[,;.] (?:(?:it|that|they)(?:'s| is|'re| are)?|but|we say|say|call it):? (.+)$/i,
    1,
    2,
  ],
  [/^(.+?)[,:]? (?:should|must|has to|ought to|needs to) (?:be|read|say|become):? (.+)$/i, 1, 2],
  [/^([^=→>]+?) ?(?:->|=>|→|=) ?([^=→]+)$/, 1, 2],
  [/\bmake (?:the |that )?(\w+) (an? .+)$/i, 1, 2],
  [new RegExp(String.raw`\bmake (.*?${PART}(?: \w+)?):? (.+)$`, "i"), 1, 2],
  [
    /^(.+?)[,.!]? (?:(?:so )?make (?:it|that)|(?:with us )?that(?:'?s| is)(?: called)?|it(?:'?s| is)|we say|i(?:'?d| would) say|say|put|write):? (.+)$/i,
    1,
    2,
  ],
  [/^s\/([^/]+)\/([^/]+)\/?$/, 1, 2],
  [/^([^:]+): (.+)$/, 1, 2],
  [new RegExp(String.raw`^(.+?)[.,!?] ${NUMBER_NAMED}((?:an? |the )?[\w€$£%-]+(?: [\w%-]+){0,2})[.!]?$`, "i"), 1, 2],
];

const unquote = (text: string) =>
  quotesIn(text)[0] ??
  text
    .replace(
      / ?\([^()]*\)\W?$|,? (?:please|pls|thanks)\W?$|[,.] (?:i|we|he|she|they|because|since|else|otherwise)\b.*$/gi,
      "",
    )
    .replace(/^(?:with us |that'?s |it'?s |call(?:ed)? |to )+/i, "")
    .replace(/^["'“” ]{1,3}|["'“” .]{1,3}$/g, "");

const hasText = (held: HeldText, text: string) => writePlain(held).toLowerCase().includes(text.toLowerCase());

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `after` with a capital letter where `before` has one, and without where it is an ordinary word. */
const likeBefore = (before: string, after: string) =>
  /^\p{Lu}/u.test(before) ? capitalize(after) : after.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase());

/** The form of a new part: sentences are written out, items end as the others do. */
function asPart(words: string, { parts, marker }: HeldText): string {
  if (!marker) return writeSentence(unquote(words));
  return `${capitalize(unquote(words))}${parts.every(({ text }) => text.endsWith(".")) ? "." : ""}`;
}

/** 'A a week' and 'three examples examples' come from putting one phrase in for another. */
const withoutDoubles = (text: string) =>
  text.replace(/\b(an?|the) (?:an?|the) /gi, "$1 ").replace(/\b(\p{L}{2,}) \1\b/giu, "$1");

const MAX_PHRASE_WORDS = 6;

function replaceBy(held: HeldText, before: string, after: string): HeldText | null {
  if (!after) return null;
  const literal = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(before)}(?![\p{L}\p{N}])`, "giu");
  const swap = (text: string) =>
    text.search(literal) < 0 ? text : withoutDoubles(text.replace(literal, (found) => likeBefore(found, after)));
  const parts = held.parts.map((part) => ({ ...part, text: swap(part.text) }));
  const all = { ...held, greeting: swap(held.greeting), parts, ending: swap(held.ending) };
  if (before && writePlain(all) !== writePlain(held)) return all;
  const at = findPart(held, before);
  const text = held.parts[at]?.text;
  if (text === undefined) return null;
  const run = findSharedRun(text, before);
  const isWhole = findPlaces(before, held.parts.length).length > 0 || after.split(" ").length > MAX_PHRASE_WORDS;
  if (isWhole || run.words === 0) return withText(held, at, asPart(after, held));
  const swapped = text.slice(0, run.from) + likeBefore(text.slice(run.from), after) + text.slice(run.to);
  return withText(held, at, withoutDoubles(swapped));
}

/** 'In the fourth say three deciders': what comes is behind it. */
const WORDING = /^.*\b(?:say|write|put|use|its|it's|open with) /i;

const lastClause = (text: string) =>
  unquote((text.split(/[.,;!?] /).at(-1) ?? "").replace(/^.*\b(?:say|write|put|use|with|to|make it|better):? /i, ""));

/** "'Without it the report' is no sentence. Should be: …" */
const SHOULD_BE = /\b(?:should (?:be|read|say)|i meant|it is):? (.+?)(?:[.!?] |$)/i;

const replace: Edit = (held, message) => {
  const [one, two] = quotesIn(message);
  const right = one && !two && SHOULD_BE.exec(message)?.[1];
  if (right && hasText(held, one)) return replaceBy(held, one, unquote(right));
  if (one && two) return replaceBy(held, one, two) ?? replaceBy(held, two, one);
  for (const sentence of [...sentencesOf(message).toReversed(), message])
    for (const [form, before, after] of REPLACEMENTS) {
      const found = form.exec(sentence);
      const fresh = (found?.[after] ?? "").replace(WORDING, "");
      const edited = found && replaceBy(held, unquote(found[before] ?? ""), unquote(fresh));
      if (edited) return edited;
    }
  if (!one) return null;
  const [before = "", after = ""] = message.split(new RegExp(`["'“”]${escaped(one)}["'“”]`));
  return hasText(held, one) ? replaceBy(held, one, lastClause(after)) : replaceBy(held, unquote(before || after), one);
};

const WHERE = new RegExp(
  String.raw`,? ?\b(?:(?:right|straight|directly|put|stick|slot) )?(?:it |that )?` +
    String.raw`(after|behind|below|under|before|above|ahead of|between) ((?:the )?[^,:;.]+?)` +
    String.raw`(?=[,:;.]|$| (?:i need|we need|there|comes|belongs|put|add|insert))`,
  "i",
);
const AT_TOP =
  /\b(?:(?:at|to|on) the (?:top|start|beginning)|(?:as )?(?:the )?(?:very )?first(?: (?:point|item|line|sentence|step))?$|on top)\b/i;
const AT_END = /,? ?\b(?:(?:goes|comes) last|at the (?:very )?(?:end|bottom)|last)\W?$/i;
const ADDITIONS = [
  /: (.{3,200}?)[.!]?$/,
  new RegExp(
    String.raw`\b(?:add|put in|put|include|insert|mention|slot in|tack on|append|missing is|missing|forgot|needs?|lacks` +
      String.raw`|comes|belongs|so|also|plus|(?:finish|end|close|start|begin|open) with)\b:? ` +
      String.raw`(?:need |also |(?:a |one )?(?:line|sentence|item|point|word)?s? ?(?:about|saying|that says|on) )?` +
      String.raw`(?:that )?(?!it\b|this\b|them\b)(.{2,160}?)(?:,? please)?` +
      String.raw`(?=,? (?:else|otherwise|because|cause)\b|(?: in (?:there|it))?, ` +
      String.raw`| (?:to|on|onto|in|into|at) (?:the|it|there|my|your|that)\b|[.!?]?$)`,
    "i",
  ),
  /^(?:and |but )?(.{3,60}?) (?:is|are|was)(?:n't| not| still)\b/i,
  /[:,] ?(.{3,160}?)[.!]?$/,
];

function findPlaceToAdd(held: HeldText, message: string): number {
  const [, relation = "", where = ""] = WHERE.exec(message) ?? [];
  const [first = where] = where.split(" and ");
  const [number = ""] = first.split(" ");
  const named = where ? findPart(held, first) : -1;
  const at = numberOf(number) > 0 ? numberOf(number) - 1 : named;
  if (at >= 0) return /before|above|ahead/i.test(relation) ? at : at + 1;
  if (AT_TOP.test(message) || /\b(?:start|begin|open) with\b/i.test(message)) return 0;
  return findPlaces(message, held.parts.length)[0] ?? held.parts.length;
}

function findAddition(message: string): string | null {
  const rest = message.replace(WHERE, "").replace(AT_TOP, "").replace(AT_END, "").trim();
  const sentences = sentencesOf(rest).toReversed();
  const found = ADDITIONS.flatMap((form) => sentences.flatMap((each) => form.exec(each)?.[1] ?? []));
  return quotesIn(rest)[0] ?? found[0] ?? null;
}

/** 'The contract number' is a fact that somebody would have to put into a sentence. */
const IS_SENTENCE = new RegExp(
  String.raw`^(?:(?:and|but|that|please|thank\w*|i|i'm|we|you|it|he|she|they|there|nobody)\b)` +
    String.raw`|\b(?:is|are|was|were|am|has|have|had|will|would|can|could|must|may|should|do|does|did|need|needs)\b` +
    String.raw`|['’](?:s|re|ll|ve|m)\b|[?]$`,
  "i",
);

/** Adds a part where the message names a place, otherwise at the end. */
export function insertPart(held: HeldText, text: string, message: string): HeldText | null {
  const place = findPlaceToAdd(held, message);
  const part = { text, gap: held.parts[place - 1]?.gap || " " };
  const parts = held.marker
    ? held.parts
    : held.parts.map((each, at) => (at === place - 1 ? { ...each, gap: " " } : each));
  return withParts(held, parts.toSpliced(place, 0, part));
}

const add: Edit = (held, message) => {
  // What is quoted from the text itself is what is wrong with it.
  if (quotesIn(message).some((quoted) => hasText(held, trimEnd(quoted)))) return replace(held, message);
  const addition = findAddition(message);
  const isGiven = quotesIn(message).length > 0 || message.includes(": ");
  if (!addition || !(held.marker || isGiven || IS_SENTENCE.test(addition))) return null;
  return insertPart(held, asPart(addition, held), message);
};

const SWAP = /\b(?:swap|exchange|turn|switch|reverse|flip)\b/i;
const TARGET =
  /\b(?:to the|at the|belongs|goes|comes|should (?:be|come|go)|must (?:be|come)|in front|before|after|above|below|under|first|last|up|down)\b(?! (?:two|three|and)\b).*$/i;
const BESIDE = /\b(?:before|above|(after|below|under))\b/i;
const TO_TOP = /\b(?:top|front|first|start|beginning|up|opening)\b/i;
const TO_END = /\b(?:bottom|last|end|down)\b/i;

const order: Edit = (held, message) => {
  const { parts } = held;
  const inOrder = (list: Part[]) =>
    withParts(
      held,
      list.map((part, at) => ({ ...part, gap: parts[at]?.gap ?? "" })),
    );
  const [one, two] = findPlaces(message, parts.length).map((place) => parts[place]);
  if (one && two && SWAP.test(message))
    return inOrder(parts.with(parts.indexOf(one), two).with(parts.indexOf(two), one));
  const target = TARGET.exec(message)?.[0] ?? "";
  const from = findPart(held, message.slice(0, message.length - target.length) || message);
  const moved = parts[from];
  if (!moved) return null;
  const left = parts.toSpliced(from, 1);
  const [beside, after] = BESIDE.exec(target) ?? [];
  const neighbour = beside ? parts[findPart(held, target)] : undefined;
  if (neighbour) return inOrder(left.toSpliced(left.indexOf(neighbour) + (after ? 1 : 0), 0, moved));
  if (TO_TOP.test(target)) return inOrder([moved, ...left]);
  return TO_END.test(target) ? inOrder([...left, moved]) : null;
};

const EDITS: Record<string, Edit> = {
  "f-remove": remove,
  "f-replace": replace,
  "f-add": add,
  "f-fill": fillBlanks,
  "f-order": order,
};

/** A longer message tells something. */
const MAX_MESSAGE_LENGTH = 400;

/** Changes a text in the person's own words; null where the change is not understood or changes nothing. */
export function editText(held: HeldText, act: string, message: string): HeldText | null {
  if (message.length > MAX_MESSAGE_LENGTH) return null;
  const plain = message
    .trim()
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/([.,!?:;])\1+/g, "$1");
  const edited = EDITS[act]?.(held, plain);
  return edited && writePlain(edited) !== writePlain(held) ? edited : null;
}
