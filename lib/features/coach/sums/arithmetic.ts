const WORDS: [RegExp, string][] = [
  [/\bplus\b|(?<=\badd .{0,40})\band\b/g, "+"],
  [/\bminus\b|−|–/g, "-"],
  [/\b(?:times|multiplied by)\b|×|(?<=\d) ?x ?(?=\d)/g, "*"],
  [/\b(?:divided by|over)\b|÷/g, "/"],
];
const UNITS: Record<string, number> = {
  ...{ k: 1e3, grand: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9 },
};

const plainNumbers = (text: string) =>
  text
    .replace(/(?<=\d),(?=\d{3}\b)/g, "")
    .replace(/[€$£]/g, "")
    .replace(
      /(?<![\d.])(\d{1,15}(?:\.\d{1,6})?) ?(k|mn|m|million|thousand|bn|billion)\b/g,
      (_, number: string, unit: string) => String(Number(number) * (UNITS[unit] ?? 1)),
    )
    .replace(/(?<=\d) ?(?:percent|per cent)\b/g, "%");

function term(tokens: string[]): number {
  let value = factor(tokens);
  while (tokens[0] === "*" || tokens[0] === "/")
    value = tokens.shift() === "*" ? value * factor(tokens) : value / factor(tokens);
  return value;
}

function factor(tokens: string[]): number {
  const token = tokens.shift();
  if (token === "-") return -factor(tokens);
  if (token !== "(") return Number(token ?? Number.NaN);
  const value = sum(tokens);
  return tokens.shift() === ")" ? value : Number.NaN;
}

function sum(tokens: string[]): number {
  let value = term(tokens);
  while (tokens[0] === "+" || tokens[0] === "-")
    value = tokens.shift() === "+" ? value + term(tokens) : value - term(tokens);
  return value;
}

const DATE = /\b\d{1,2}([/.])\d{1,2}\1(?:\d{2}){1,2}\b/;

export function calculate(text: string): number | null {
  if (DATE.test(text)) return null;
  const symbols = WORDS.reduce((result, [word, sign]) => result.replace(word, sign), plainNumbers(text.toLowerCase()));
  const expression = /[-(]?\d[\d.\s()+*/-]{1,80}/.exec(symbols)?.[0];
  const tokens = expression?.match(/\d{1,15}(?:\.\d{1,6})?|[()+*/-]/g) ?? [];
  const value = tokens.length > 2 ? sum(tokens) : Number.NaN;
  return Number.isFinite(value) && tokens.length === 0 ? value : null;
}

/** Without division, so that each has a value. */
const FORMULA = /(?<![\d./])\d{1,12}(?:\.\d{1,6})?(?:(?: ?[*+×] ?| x )\d{1,12}(?:\.\d{1,6})?){2,30}(?![\d/])/g;

/** Each formula that is written out in the text, with its value. */
export const solveFormulas = (text: string): string | null =>
  (text.match(FORMULA) ?? []).map((each) => `${each} = ${formatNumber(calculate(each) ?? Number.NaN)}`).join("\n") ||
  null;

const SHARE = /(\d{1,3}(?:\.\d{1,4})?) ?% of (\d{1,15}(?:\.\d{1,6})?)/;
const ASKS = /\b(?:what|how much)\b|[?=]/;
/** '15% of 80k' asks without a question. */
const MAX_BARE_WORDS = 5;

/** A percentage that the text asks for, as a sentence. */
export function solveShare(text: string): string | null {
  const plain = plainNumbers(text.toLowerCase());
  const [, percent, of] = SHARE.exec(plain) ?? [];
  const isAsked = ASKS.test(plain) || plain.split(" ").length <= MAX_BARE_WORDS;
  if (!percent || !of || !isAsked) return null;
  return `${percent} percent of ${formatNumber(Number(of))} is ${formatNumber((Number(percent) * Number(of)) / 100)}.`;
}

export const formatNumber = (value: number): string =>
  value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });
