// Whole names only: `Marketing 2019`, `Junior 2011` and `Novartis 2015` begin like months.
const MONTHS = [
  "jan|january|januar|jänner|janvier|janv|enero|ene|januari|gennaio|janeiro",
  "feb|february|februar|feber|février|févr|fév|fev|febrero|februari|febbraio|fevereiro",
  "mar|march|märz|mär|mrz|mars|marzo|maart|mrt|março",
  "apr|april|avril|avr|abril|abr|aprile",
  "may|mai|mayo|mei|maggio|maio",
  "jun|june|juni|juin|junio|giugno|junho",
  "jul|july|juli|juillet|juil|julio|luglio|julho",
  "aug|august|août|aout|agosto|ago|augustus",
  "sep|sept|september|septembre|septiembre|setiembre|set|settembre|setembro",
  "oct|october|oktober|okt|octobre|octubre|ottobre|outubro",
  "nov|november|novembre|noviembre|novembro",
  "dec|december|dezember|dez|décembre|déc|diciembre|dic|dicembre|dezembro",
];
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.split("|").map((name) => [name, index + 1])));

const monthNamed = (word: string): number => MONTH_OF.get(word.toLowerCase()) ?? 0;

/** `March 2020`, `03/2020`, `2020-03`, `marzo de 2020` or `2020` as `2020-03` or `2020`; null for anything else. */
export function parseDate(text: string): string | null {
  const year = /\b((?:19|20)\d{2})\b/.exec(text)?.[1];
  if (!year) return null;
  const number =
    /\b(0?[1-9]|1[0-2])[./-](?:19|20)\d{2}/.exec(text)?.[1] ?? /(?:19|20)\d{2}[./-](0[1-9]|1[0-2])\b/.exec(text)?.[1];
  const named = text
    .match(/\p{L}{3,10}/gu)
    ?.map(monthNamed)
    .find((month) => month > 0);
  const month = number ? Number(number) : (named ?? 0);
  return month > 0 ? `${year}-${String(month).padStart(2, "0")}` : year;
}

const MONTH = MONTHS.join("|");
const DAY = "\\d{1,2}(?:\\.|er|st|nd|rd|th)?\\s(?:de\\s)?";
const DATE = `(?:(?:${DAY})?(?:${MONTH})(?:\\.?,?\\s|-)(?:de(?:l)?\\s)?|\\d{1,2}[./-])?(?:\\d{1,2}[./])?(?:19|20)\\d{2}(?:[./-](?:0[1-9]|1[0-2])\\b)?`;
const NOW =
  "present|presente|today|now|current|currently|ongoing|to date|date|heute|dato|aktuell|jetzt|gegenwart|derzeit|laufend|aujourd['’]hui|actuel|actuellement|en cours|ce jour|à ce jour|présent|(?:la )?actualidad|actualmente|actual|(?:a )?la fecha|hoy|heden|vandaag|nu|huidig";
const DASH = "-|–|—|‑|−";
const UNTIL = `${DASH}|to|bis|until|à|au|al|a|hasta|tot|t/m`;
const RANGE = new RegExp(`(?<![\\p{L}\\d])(${DATE})\\s?(?:${UNTIL})\\s?(${DATE}|${NOW})(?![\\p{L}\\d])`, "iu");
/** `2015–19`; a hyphen before a number up to 12 would be a month. */
const SHORT_RANGE = /(?<![\p{L}\d./-])((?:19|20)\d{2})\s?(?:[–—]\s?(\d{2})|-(1[3-9]|[2-9]\d))(?![\p{L}\d./-])/u;
const OPEN_RANGE = new RegExp(`(?<![\\p{L}\\d])(${DATE})\\s?[–—-]\\s*$`, "iu");
const START = "since|seit|ab|depuis|desde|sinds";
const SINCE = new RegExp(`(?<![\\p{L}\\d])(?:${START})\\s(${DATE})`, "iu");

const APOSTROPHE = "['’‘]";
/** `03/19`, `01.03.19`, `Okt. 08`, `Jan '18` or `'98`; groups: what stands before the two digits, and these. */
const SHORT_DATE = `((?:\\d{1,2}/)?(?:0?[1-9]|1[0-2])/${APOSTROPHE}?|(?:\\d{1,2}\\.)?(?:0[1-9]|1[0-2])\\.${APOSTROPHE}?|(?:${DAY})?(?:${MONTH})(?:\\.?,?\\s|-)${APOSTROPHE}?|${APOSTROPHE})(\\d{2})`;
/** `90/10 %`, `08.00 – 12.00 Uhr`, `10.50 – 12.20 EUR` and `05/06 fiscal` are no dates. */
const NO_UNIT =
  "(?![\\p{L}\\d/.,'’]|,?\\s(?:19|20)\\d{2})(?!\\s?(?:[%€$£]|(?:percent|prozent|uhr|h|am|pm|eur|usd|gbp|chf|fiscal|fy)(?![\\p{L}])))";
const SHORT_TO_SHORT = new RegExp(
  `(?<![\\p{L}\\d./€$£'’-])${SHORT_DATE}(\\s?(?:${UNTIL})\\s?)${SHORT_DATE}${NO_UNIT}`,
  "giu",
);
const SHORT_TO_NOW = new RegExp(
  `(?<![\\p{L}\\d./€$£'’-])${SHORT_DATE}(?=\\s?(?:${UNTIL})\\s?(?:${DATE}|${NOW})(?![\\p{L}\\d]))`,
  "giu",
);
const SHORT_AFTER_FULL = new RegExp(`(?<=(?<![\\p{L}\\d])${DATE}\\s?(?:${UNTIL})\\s?)${SHORT_DATE}${NO_UNIT}`, "giu");
const SINCE_SHORT = new RegExp(`(?<=(?<![\\p{L}\\d])(?:${START})\\s)${SHORT_DATE}${NO_UNIT}`, "giu");
const APOSTROPHE_YEAR = new RegExp(`(?<![\\p{L}\\d])(${APOSTROPHE})(\\d{2})(?![\\p{L}\\d'’-])`, "gu");

/** `10.50 – 12.20` is a price sooner than a position of seventy years. */
const MAX_YEARS = 50;
const THIS_YEAR = new Date().getFullYear();

/** The latest such year that is not in the future; studies may end next year. */
const fullYear = (digits: string): number => {
  const year = 2000 + Number(digits);
  return year > THIS_YEAR + 1 ? year - 100 : year;
};

const expand = (before: string, digits: string): string =>
  `${before.replace(new RegExp(`${APOSTROPHE}$`, "u"), "")}${fullYear(digits)}`;

/** `6/10 to 9/10` are marks out of ten: without a leading zero, the years have to differ. */
const isMark = (before: string) => /^\d\/$/.test(before);

function expandPair(text: string, ...groups: string[]): string {
  const [before = "", first = "", until = "", beforeSecond = "", second = ""] = groups;
  const [from, to] = [expand(before, first), expand(beforeSecond, second)];
  const isInOrder = (parseDate(from) ?? "") <= (parseDate(to) ?? "");
  const isCareer = fullYear(second) - fullYear(first) <= MAX_YEARS;
  const areMarks = first === second && (isMark(before) || isMark(beforeSecond));
  return isInOrder && isCareer && !areMarks ? `${from}${until}${to}` : text;
}

/** Writes years of two digits in full where months, an apostrophe or a range show that they are years. */
function withFullYears(line: string): string {
  if (!/[./'’‘\s-]\d{2}(?!\d)/u.test(line)) return line;
  const one = (_: string, before: string, digits: string) => expand(before, digits);
  return line
    .replace(SHORT_TO_SHORT, expandPair)
    .replace(SHORT_TO_NOW, one)
    .replace(SHORT_AFTER_FULL, one)
    .replace(SINCE_SHORT, one);
}

export interface DateRange {
  from: string | null;
  to: string | null;
  isCurrent: boolean;
  rest: string;
}

const without = (line: string, date: string): string =>
  line
    .replace(date, " ")
    .replace(/\(\s*\d{1,2}\s\p{L}[^)]{0,40}\)/u, " ")
    .replace(/\(\s*\)/, " ")
    .replace(/[^\S\t]+/g, " ")
    .replace(/^[ \t|,·•)–—:-]{1,8}|[ \t|,·•(–—:-]{1,8}$/g, "")
    .trim();

export function rangeIn(text: string): DateRange | null {
  const start = withFullYears(text.slice(0, 200));
  const line = start + text.slice(200);
  const match = RANGE.exec(start);
  if (match) {
    const to = parseDate(match[2] ?? "");
    return { from: parseDate(match[1] ?? ""), to, isCurrent: to === null, rest: without(line, match[0]) };
  }
  const short = SHORT_RANGE.exec(start);
  const end = short && `${short[1]?.slice(0, 2)}${short[2] ?? short[3]}`;
  if (short && end && end > (short[1] ?? ""))
    return { from: parseDate(short[1] ?? ""), to: parseDate(end), isCurrent: false, rest: without(line, short[0]) };
  const since = SINCE.exec(start) ?? OPEN_RANGE.exec(start);
  if (!since) return null;
  return { from: parseDate(since[1] ?? ""), to: null, isCurrent: true, rest: without(line, since[0]) };
}

const YEAR_ALONE = new RegExp(`(?<![\\p{L}\\d])${DATE}(?![\\p{L}\\d])`, "iu");

export function dateIn(text: string): DateRange | null {
  const range = rangeIn(text);
  if (range) return range;
  const line = text.replace(APOSTROPHE_YEAR, (_, before: string, digits: string) => expand(before, digits));
  const single = YEAR_ALONE.exec(line.slice(0, 200))?.[0];
  const rest = single ? without(line, single) : "";
  // Two years without a known word between them are a range of another form, not one date.
  return single && !YEAR_ALONE.test(rest) ? { from: null, to: parseDate(single), isCurrent: false, rest } : null;
}

export const isDuration = (line: string): boolean =>
  /^\(?\d{1,2} (?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|jaar|maand(?:en)?)(?:,? (?:and |und |et |y |en )?\d{1,2} (?:months?|mos?|monate?|mois|mes(?:es)?|maand(?:en)?))?\)?$/i.test(
    line.trim(),
  );
