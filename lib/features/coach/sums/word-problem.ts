import { sentencesOf } from "../text";
import { formatNumber, UNITS } from "./arithmetic";

const ASKS = new RegExp(
  String.raw`\b(?:how (?:much|many|far|big|large)|total|altogether|in all|sum|percentage|by how|average|per head` +
    String.raw`|what (?:percent|per cent|share|part|stays|remains|is left))\b|(?:^|, |and |or ` +
    String.raw`|but )what\b(?! (?:matters|counts|i |we |he |she |they ))|\?|=\s*$|\d\D{1,20} times \d`,
);
const NOT_A_SUM =
  /\b(?:worst|best|top|bottom|say|tell|ask|handle|advise|think|should i|would you|draft|write|days? (?:until|till|left|to go)|what date)\b/;
/** '20% off 1,500' asks without a question. */
const MAX_BARE_WORDS = 5;
const COUNTS_UP =
  /\bhow (?:much|many)\b|\b(?:total|altogether|in all|together|come to|comes to|sum|add up|adds up|makes? (?:that|it)|does that make|cost(?:s|ing)?|burn(?:ing)?|spend(?:ing)?)\b/;

const PER_UNIT = /\b(?:each|apiece|at|on average|per|a (?:month|week|day|year|head|person)|every|times)\b/;

const NUMBER_WORDS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, dozen: 12 },
};
const FRACTION_NAMES = ["", "", "half", "third", "quarter", "fifth", "sixth", "", "eighth", "", "tenth"];

const words = Object.keys(NUMBER_WORDS).join("|");
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const DATES = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}:\d{2}\b|\b\d{1,2} (?:${months})\b` +
    String.raw`|\b(?:in|since|of|by|until) (?:19|20)\d\d\b|\bq[1-4]\b`,
  "g",
);
const AMOUNT = new RegExp(
  String.raw`(?<![\w.])(?:([1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+(?! ?(?:%|per)))(?!\d)|\d{1,12})(\.\d{1,6})?|(${words})\b)` +
    String.raw`(?: ?(k|grand|thousand|million|mn|m|bn)\b)?( ?(?:%|percent\b|per cent\b))?(?: (minutes?|mins?|hours?))?`,
  "g",
);
const SHARE = new RegExp(
  String.raw`\b(?:(a|${words}|\d)[ -])?(half|third|quarter|fifth|sixth|eighth|tenth)s?\b(?= (?:of|off))`,
);

interface Amounts {
  plain: { value: number; isMinutes: boolean }[];
  percents: number[];
}

const toNumber = (digits: string, unit: string | undefined): number =>
  Number(digits.replace(/,/g, "")) * (unit ? (UNITS[unit] ?? 1) : 1);

function findAmounts(text: string): Amounts {
  const found: Amounts = { plain: [], percents: [] };
  for (const [, whole, rest, word, unit, percent, time] of text.replace(DATES, " ").matchAll(AMOUNT)) {
    const value = toNumber(
      word ? String(NUMBER_WORDS[word] ?? 0) : `${(whole ?? "").replace(/\./g, "")}${rest ?? ""}`,
      unit,
    );
    if (percent) found.percents.push(value);
    else if (word !== "one" || time) found.plain.push({ value, isMinutes: time?.startsWith("m") ?? false });
  }
  return found;
}

const MAX_RATIO = 20;
/** 280 beside 268,800 means 280,000, and 97 beside 86 million means 97 million. */
const scaleLike = (value: number, other: number) =>
  [1e6, 1e3].find((unit) => value < 1_000 && other >= unit && other <= value * unit * MAX_RATIO) ?? 1;
const scaleAlike = (a: number, b: number): [number, number] => [a * scaleLike(a, b), b * scaleLike(b, a)];

const formatSentence = (strings: TemplateStringsArray, ...values: number[]): string =>
  String.raw({ raw: strings }, ...values.map(formatNumber));

function changeByPercent(text: string, percent: number, base: number): string {
  const part = (base * percent) / 100;
  if (/\b(?:off|less|discount|reduction|cheaper|cuts?|lower|stays|remains|left)\b/.test(text))
    return formatSentence`The ${percent} percent are ${part}; ${base} less ${percent} percent is ${base - part}.`;
  if (/\b(?:more|raise|increase|rise|on top|plus|new|up|higher|then be|consequently)\b/.test(text))
    return formatSentence`The ${percent} percent are ${part}; ${base} plus ${percent} percent is ${base + part}.`;
  return formatSentence`${percent} percent of ${base} is ${part}.`;
}

function compareInPercent(text: string, first: number, second: number): string {
  if (/\b(?:difference|gap|apart)\b/.test(text)) {
    const [low, high] = [Math.min(first, second), Math.max(first, second)];
    return formatSentence`${high} less ${low} is ${high - low}, and that is ${((high - low) / high) * 100} percent.`;
  }
  if (/\b(?:percentage|percent|share|%) of\b.*\bis\b/.test(text)) [first, second] = [second, first];
  const isThan = /\b(?:more|less)\b.*\bthan\b/.test(text);
  if (isThan || /\bfrom\b.*\bto\b/.test(text)) {
    const [from, to] = isThan ? [second, first] : [first, second];
    const change = ((to - from) / from) * 100;
    return `${formatSentence`From ${from} to ${to} is ${Math.abs(change)} percent`} ${change < 0 ? "less" : "more"}.`;
  }
  const [less, more] = first < second ? [first, second] : [second, first];
  const gap = ((more - less) / more) * 100;
  return /\b(?:miss\w*|short|below|under|behind|less)\b/.test(text)
    ? formatSentence`${less} against ${more} is ${more - less} less, and that is ${gap} percent.`
    : formatSentence`${first} of ${second} is ${(first / second) * 100} percent.`;
}

function multiply(text: string, [first, second, third]: Amounts["plain"]): string | null {
  if (!first || !second) return null;
  if (third)
    return formatSentence`${first.value} × ${second.value} × ${third.value} is ${first.value * second.value * third.value}.`;
  const product = first.value * second.value;
  if ((first.isMinutes || second.isMinutes) && /\bhours?\b/.test(text))
    return formatSentence`${first.value} × ${second.value} minutes is ${product} minutes, and that is ${product / 60} hours.`;
  return formatSentence`${first.value} × ${second.value} is ${product}.`;
}

/** '160k base plus 30% bonus' */
const WITH_PERCENT =
  /(?<![\w.])(\d{1,3}(?:,\d{3}){1,3}|\d{1,9}(?:\.\d{1,4})?) ?(k|m|mn|million|thousand)?\b[^\d.?!%]{1,25}?(\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent\b|per cent\b)/g;
const COMPARES = /\b(?:which|more|better|difference|compare|against|versus|vs|both|totals)\b/;

/** Two amounts, each with its percentage on top, and what lies between; the first may stand in an earlier text. */
function compareTotals(text: string, earlier: string): string | null {
  if (!COMPARES.test(text)) return null;
  const offersIn = (source: string) =>
    [...source.matchAll(WITH_PERCENT)].map(([, amount = "", unit, percent]) => {
      const base = toNumber(amount, unit);
      return { base, percent: Number(percent), total: base * (1 + Number(percent) / 100) };
    });
  const here = offersIn(text);
  const [first, second] = here.length === 1 ? [...offersIn(earlier).slice(0, 1), ...here] : here;
  if (!first || !second) return null;
  const sum = ({ base, percent, total }: typeof first) => formatSentence`${base} plus ${percent} percent is ${total}`;
  const more = formatSentence`${Math.max(first.total, second.total)} is more, by ${Math.abs(first.total - second.total)}`;
  return `${sum(first)}; ${sum(second)}. ${more}.`;
}

/** Quoted numbers are not calculated with. */
const QUOTED = /["“”][^"“”]*["“”]|(?<=^|\s)['‘][^'’]*['’](?=\W|$)/g;

/** A percentage or share without a base is taken of the largest earlier amount, if that is at least this large. */
const MIN_EARLIER_BASE = 100;

function solveOne(message: string, earlier: string[]): string | null {
  const text = message.toLowerCase().replace(QUOTED, " ");
  const here = findAmounts(text);
  const isBare = here.percents.length > 0 && here.plain.length > 0 && text.split(" ").length <= MAX_BARE_WORDS;
  if ((!isBare && !ASKS.test(text)) || NOT_A_SUM.test(text)) return null;
  const before = findAmounts(earlier.join(". ").toLowerCase());
  const largest = Math.max(0, ...before.plain.map(({ value }) => value));
  const [first, second] = here.plain;
  const last = before.plain.at(-1)?.value;
  const share = SHARE.exec(text);
  const isRest = /\b(?:stays|remains|is left)\b/.test(text);
  const isNew =
    isRest || /\bnew (?:base|salary|total|price|budget|figure|rate)\b|\bwould (?:it|that) (?:then )?be\b/.test(text);
  const percent = here.percents[0] ?? (isNew && !first ? before.percents.at(-1) : undefined);
  const base = first?.value ?? (largest >= MIN_EARLIER_BASE ? largest : 0);
  if (percent !== undefined && base > 0) return changeByPercent(text, percent, base);
  if (/\b(?:percentage|percent|per cent|%)/.test(text) && first && second)
    return compareInPercent(text, ...scaleAlike(first.value, second.value));
  if (share && base > 0) {
    const count = NUMBER_WORDS[share[1] ?? ""] ?? (Number(share[1]) || 1);
    const parts = FRACTION_NAMES.indexOf(share[2] ?? "");
    const whole = Math.max(base, ...here.plain.map(({ value }) => value));
    return formatSentence`${count}/${parts} of ${whole} is ${(whole * count) / parts}.`;
  }
  if (/\b(?:short|difference|gap|apart)\b/.test(text) && first && (second ?? last) !== undefined) {
    const other = second?.value ?? last ?? 0;
    const [one, two] = scaleAlike(first.value, other);
    return formatSentence`${Math.max(one, two)} less ${Math.min(one, two)} is ${Math.abs(one - two)}.`;
  }
  const factors = first ? here.plain : before.plain.slice(-2);
  const isTime = /\bhours?\b/.test(text) && factors.some(({ isMinutes }) => isMinutes);
  if (isTime && factors.length > 1) return multiply(text, factors);
  if (/\b(?:average|per head)\b/.test(text) && first && second) {
    const [count, whole] = [Math.min(first.value, second.value), Math.max(first.value, second.value)];
    return formatSentence`${whole} divided by ${count} is ${whole / count}.`;
  }
  const [whole, count] = second ? [first?.value, second.value] : [last, first?.value];
  if (/\b(?:split|divided?|among|per person|each get|shared?(?! of)|equally)\b/.test(text) && whole && count)
    return formatSentence`${whole} divided by ${count} is ${whole / count}.`;
  if (COUNTS_UP.test(text) && (PER_UNIT.test(text) || here.plain.some(({ isMinutes }) => isMinutes)))
    return multiply(text, here.plain.length > 1 ? here.plain : [...before.plain.slice(-1), ...here.plain]);
  return null;
}

const ASKS_FOR_AMOUNT = new RegExp(
  String.raw`\b(?:how (?:much|many|far|big|large|long)|what (?:is|are|does|would|will|percentage|share)|total|altogether|in all` +
    String.raw`|cost|percent(?:age)?|difference|times|half|(?:third|quarter|fifth|sixth|eighth|tenth)s?)\b`,
  "i",
);
/** A longer message is a sum only when its last question asks for an amount. */
const MAX_WORDS_OF_SUM = 25;
const lastQuestion = (message: string) => sentencesOf(message).findLast((each) => each.endsWith("?")) ?? message;
const NEXT_QUESTION = /(?<=[.?!]) +|,? (?:and|but) (?=(?:what|how)\b)/i;

/**
 * Solves a question with amounts in words, such as '27 meetings, 50 minutes each, how many hours?', and shows the
 * calculation; several such questions in one message are solved in turn. What a question leaves out is taken from the
 * texts before it; `earlier` holds the messages, newest last. Null when the message has no such question.
 */
export function solveWordProblem(message: string, earlier: string[]): string | null {
  if (message.split(/\s+/).length > MAX_WORDS_OF_SUM && !ASKS_FOR_AMOUNT.test(lastQuestion(message))) return null;
  const compared = compareTotals(message.toLowerCase(), earlier.join(". ").toLowerCase());
  if (compared) return compared;
  const parts = message.split(NEXT_QUESTION);
  if (parts.length === 1) return solveOne(message, earlier);
  const solved = parts.flatMap((part, index) => solveOne(part, [...earlier, ...parts.slice(0, index)]) ?? []);
  if (solved.length > 0) return solved.join(" ");
  return ASKS_FOR_AMOUNT.test(message) ? solveOne(message, earlier) : null;
}
