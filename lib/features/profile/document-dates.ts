const MONTHS: [RegExp, number][] = [
  [/^(?:jan|ene)/, 1],
  [/^(?:feb|fev)/, 2],
  [/^(?:mar|maa|mrt)/, 3],
  [/^(?:apr|avr|abr)/, 4],
  [/^(?:may|mai|mei)/, 5],
  [/^(?:jun|juin)/, 6],
  [/^(?:jul|juil)/, 7],
  [/^(?:aug|aou|ago)/, 8],
  [/^(?:sep|set)/, 9],
  [/^(?:oct|okt)/, 10],
  [/^nov/, 11],
  [/^(?:dec|dez|dic)/, 12],
];

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

function monthNamed(word: string): number {
  const plain = withoutAccents(word.toLowerCase());
  if (plain.startsWith("mai") || plain.startsWith("mei")) return 5;
  return MONTHS.find(([pattern]) => pattern.test(plain))?.[1] ?? 0;
}

/** `March 2020`, `03/2020`, `2020-03`, `marzo de 2020` or `2020` as `2020-03` or `2020`; null for anything else. */
export function parseDate(text: string): string | null {
  const year = /\b((?:19|20)\d{2})\b/.exec(text)?.[1];
  if (!year) return null;
  const number =
    /\b(0?[1-9]|1[0-2])[./-](?:19|20)\d{2}/.exec(text)?.[1] ?? /(?:19|20)\d{2}[./-](0[1-9]|1[0-2])\b/.exec(text)?.[1];
  const word = /\p{L}{3,10}/u.exec(text)?.[0] ?? "";
  const month = number ? Number(number) : monthNamed(word);
  return month > 0 ? `${year}-${String(month).padStart(2, "0")}` : year;
}

const MONTH =
  "(?:jan|ene|feb|fév|fev|mar|mär|maa|mrt|apr|avr|abr|may|mai|mei|jun|juin|jul|juil|aug|aoû|aou|ago|sep|set|oct|okt|nov|dec|déc|dez|dic)\\p{L}{0,7}";
const DATE = `(?:(?:${MONTH})\\.?,?\\s(?:de(?:l)?\\s)?|\\d{1,2}[./-])?(?:\\d{1,2}[./])?(?:19|20)\\d{2}(?:[./-](?:0[1-9]|1[0-2])\\b)?`;
const NOW =
  "present|presente|today|now|current|currently|ongoing|to date|heute|aktuell|jetzt|gegenwart|derzeit|laufend|aujourd['’]hui|actuel|actuellement|à ce jour|présent|actualidad|actual|hoy|heden|nu|huidig";
const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(${DATE})\\s?(?:-|–|—|‑|−|to|bis|until|à|au|al|a|hasta|tot|t/m)\\s?(${DATE}|${NOW})(?![\\p{L}\\d])`,
  "iu",
);
/** `2015–19`; a hyphen before a number up to 12 would be a month. */
const SHORT_RANGE = /(?<![\p{L}\d./-])((?:19|20)\d{2})\s?(?:[–—]\s?(\d{2})|-(1[3-9]|[2-9]\d))(?![\p{L}\d./-])/u;
const OPEN_RANGE = new RegExp(`(?<![\\p{L}\\d])(${DATE})\\s?[–—-]\\s*$`, "iu");
const SINCE = new RegExp(`(?<![\\p{L}\\d])(?:since|seit|ab|depuis|desde|sinds)\\s(${DATE})`, "iu");

export interface DateRange {
  from: string | null;
  to: string | null;
  isCurrent: boolean;
  rest: string;
}

const without = (line: string, date: string): string =>
  line
    .replace(date, " ")
    .replace(/\(\s*\d{0,2}[^)]{0,40}\)/, " ")
    .replace(/\(\s*\)/, " ")
    .replace(/[^\S\t]+/g, " ")
    .replace(/^[ \t|,·•()–—:-]{1,8}|[ \t|,·•()–—:-]{1,8}$/g, "")
    .trim();

export function rangeIn(line: string): DateRange | null {
  const start = line.slice(0, 200);
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

export function dateIn(line: string): DateRange | null {
  const range = rangeIn(line);
  if (range) return range;
  const single = YEAR_ALONE.exec(line.slice(0, 200))?.[0];
  return single ? { from: null, to: parseDate(single), isCurrent: false, rest: without(line, single) } : null;
}

export const isDuration = (line: string): boolean =>
  /^\(?\d{1,2} (?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años?|mes(?:es)?|jaar|maand(?:en)?)(?:,? (?:and |und |et |y |en )?\d{1,2} (?:months?|mos?|monate?|mois|mes(?:es)?|maand(?:en)?))?\)?$/i.test(
    line.trim(),
  );
