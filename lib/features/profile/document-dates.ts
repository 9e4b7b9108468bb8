const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const GERMAN: Record<string, string> = { mär: "mar", mai: "may", okt: "oct", dez: "dec" };

/** `March 2020`, `Mar 2020`, `03/2020` or `2020` as `2020-03` or `2020`; null for anything else. */
export function parseDate(text: string): string | null {
  const year = /\b((?:19|20)\d{2})\b/.exec(text)?.[1];
  if (!year) return null;
  const number = /\b(0?[1-9]|1[0-2])[./-](?:19|20)\d{2}/.exec(text)?.[1];
  const word = /\p{L}{3,9}/u.exec(text)?.[0].slice(0, 3).toLowerCase() ?? "";
  const named = MONTHS.indexOf(GERMAN[word] ?? word) + 1;
  const month = number ? Number(number) : named;
  return month > 0 ? `${year}-${String(month).padStart(2, "0")}` : year;
}

const MONTH = "(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\\p{L}{0,6}";
const DATE = `(?:${MONTH}\\.?\\s)?(?:\\d{1,2}[./])?(?:19|20)\\d{2}`;
const RANGE = new RegExp(
  `(${DATE})\\s?(?:-|–|—|to|bis|until)\\s?(${DATE}|present|today|now|current|heute|aktuell)`,
  "iu",
);

interface DateRange {
  from: string | null;
  to: string | null;
  isCurrent: boolean;
  /** The line without its dates. */
  rest: string;
}

/** The span that a line names, for example `Mar 2020 - present`, or null. */
export function rangeIn(line: string): DateRange | null {
  const match = RANGE.exec(line.slice(0, 200));
  if (!match) return null;
  const to = parseDate(match[2] ?? "");
  const rest = line
    .replace(match[0], " ")
    .replace(/\(\s*\d[^)]{0,40}\)/, " ")
    .replace(/^[ |,·•()–-]{1,8}|[ |,·•()–-]{1,8}$/g, "")
    .trim();
  return { from: parseDate(match[1] ?? ""), to, isCurrent: to === null, rest };
}
