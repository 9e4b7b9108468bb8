import { parse as parseCsv } from "csv-parse/browser/esm/sync";
import { unzipSync } from "fflate";
import type { ImportProfileInput } from "./schema";

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
const MAX_CSV_BYTES = 4 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const MAX_LINES = 3_000;
const MAX_POSITIONS = 40;

type Facts = ImportProfileInput["profile"];
type Position = Facts["positions"][number];

/** A document that cannot be used; the message is shown to the person. */
export class DocumentRefused extends Error {
  override name = "DocumentRefused";
}

const empty = (source: Facts["source"]): Facts => ({
  source,
  name: null,
  headline: null,
  location: null,
  industry: null,
  summary: null,
  positions: [],
  education: [],
  skills: [],
});

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

interface Range {
  from: string | null;
  to: string | null;
  isCurrent: boolean;
  /** The line without its dates. */
  rest: string;
}

function rangeIn(line: string): Range | null {
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

type Section = "summary" | "experience" | "education" | "skills" | "other";

const HEADINGS: [RegExp, Section][] = [
  [/^(?:summary|profile|about|about me|zusammenfassung|profil|über mich)$/i, "summary"],
  [
    /^(?:(?:work |professional )?experience|employment(?: history)?|work history|career|berufserfahrung|beruflicher werdegang|expérience(?:s)?(?: professionnelle(?:s)?)?)$/i,
    "experience",
  ],
  [/^(?:education|academic background|ausbildung|bildung|studium|formation)$/i, "education"],
  [/^(?:(?:top |key |core )?skills|competencies|kenntnisse|fähigkeiten|kompetenzen|compétences)$/i, "skills"],
  [
    /^(?:contact|kontakt|languages|sprachen|certifications|zertifikate|honors-awards|publications|projects|interests|references|volunteering)$/i,
    "other",
  ],
];

const headingOf = (line: string): Section | null =>
  HEADINGS.find(([pattern]) => pattern.test(line.replace(/[: ]{1,3}$/, "")))?.[1] ?? null;

const looksLikeName = (line: string): boolean =>
  line.length <= 60 && /^(?:\p{Lu}[\p{L}.'’-]+\s){1,3}\p{Lu}[\p{L}.'’-]+$/u.test(line);

/** Title and company of a line such as `Director at Acme`, `Director, Acme` or `Director | Acme`. */
function titleAndCompany(line: string): { title: string | null; company: string | null } {
  const [title = "", company = ""] = line.split(/ (?:at|bei|chez) | ?[|·•] ?| [–—-] |, /u, 2);
  return { title: title.trim().slice(0, 200) || null, company: company.trim().slice(0, 200) || null };
}

const isDuration = (line: string): boolean =>
  /^\d{1,2} (?:years?|yrs?|months?|mos?)(?: \d{1,2} (?:months?|mos?))?$/i.test(line);

/** Positions of an experience section: each has a line with its dates, beside or below its title. */
function positionsIn(lines: string[]): Position[] {
  const positions: Position[] = [];
  let company: string | null = null;
  for (const [index, line] of lines.entries()) {
    const range = rangeIn(line);
    if (!range || positions.length >= MAX_POSITIONS) continue;
    const { rest, ...dates } = range;
    if (rest.length > 2 && !isDuration(rest)) {
      positions.push({ ...titleAndCompany(rest), ...dates });
      continue;
    }
    const title = lines[index - 1] ?? "";
    const above = lines[index - 2] ?? "";
    if (isDuration(above)) company = lines[index - 3] ?? company;
    else if (above !== "" && above.length <= 80 && !/[.!?]$/.test(above) && !rangeIn(above)) {
      const isPlace: boolean = /,/.test(above) && company !== null;
      company = isPlace ? company : above;
    }
    positions.push({ title: title.slice(0, 200) || null, company: company?.slice(0, 200) ?? null, ...dates });
  }
  return positions;
}

const YEARS = /\(?((?:19|20)\d{2}) ?[-–] ?((?:19|20)\d{2})\)?/;
const DEGREE = /\b(?:bachelor|master|doctor|diplom|magister|ph\.? ?d|mba|[bm]\.?(?:a|sc|eng|phil)|degree)\b/i;

/** A degree with its school and years; `line` holds the degree, or nothing but years below it. */
function degreeAt(lines: string[], index: number): Facts["education"][number] {
  const line = lines[index] ?? "";
  const years = YEARS.exec(line);
  const rest = line.replace(years?.[0] ?? "", "").replace(/[· ]{1,6}$/, "");
  const above = lines[index - 1] ?? "";
  const isBelow = rest === "" && DEGREE.test(above);
  const [degree = "", field = ""] = (isBelow ? above : rest).split(",");
  const school = isBelow ? lines[index - 2] : above;
  return {
    school: school?.slice(0, 200) || null,
    degree: degree.trim().slice(0, 200) || null,
    field: field.trim().slice(0, 200) || null,
    from: years?.[1] ?? null,
    to: years?.[2] ?? null,
  };
}

/** Degrees of an education section: each line with years is one; where no line has years, each line that names a degree. */
function educationIn(lines: string[]): Facts["education"] {
  const indexes = (pattern: RegExp) => [...lines.keys()].filter((index) => pattern.test(lines[index] ?? ""));
  const dated = indexes(YEARS);
  return (dated.length > 0 ? dated : indexes(DEGREE)).map((index) => degreeAt(lines, index));
}

/** Facts of a profile or CV as lines of text: LinkedIn's PDF, another PDF, or pasted text. What is not clear stays out. */
export function parseProfileText(text: string, source: "linkedin-pdf" | "cv" | "text"): Facts {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "" && !/^Page \d+ of \d+$/.test(line))
    .slice(0, MAX_LINES);
  const sections: Record<Section | "top", string[]> = {
    top: [],
    summary: [],
    experience: [],
    education: [],
    skills: [],
    other: [],
  };
  let section: Section | "top" = "top";
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading) section = heading;
    else sections[section].push(line);
  }
  const skills = sections.skills.flatMap((line) => line.split(/[,;•·|]/)).map((skill) => skill.trim());
  const nameAt = [...sections.top, ...sections.skills, ...sections.other].findIndex(looksLikeName);
  const before = [...sections.top, ...sections.skills, ...sections.other];
  const name = before[nameAt] ?? null;
  return {
    ...empty(source),
    name,
    headline: before[nameAt + 1]?.slice(0, 300) ?? null,
    summary: sections.summary.join(" ").slice(0, 4_000) || null,
    positions: positionsIn(sections.experience),
    education: educationIn(sections.education).slice(0, 20),
    skills: skills.filter((skill) => skill !== "" && skill !== name && skill.length <= 60).slice(0, 20),
  };
}

type Row = Record<string, string>;

function rowsOf(bytes: Uint8Array | undefined): Row[] {
  if (!bytes) return [];
  const text = new TextDecoder().decode(bytes);
  return parseCsv(text, {
    columns: true,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: 500,
  }) as Row[]; // With `columns` each record is an object of texts.
}

const WANTED = /(?:^|\/)(Profile|Positions|Skills|Education)\.csv$/i;

/** The four files of a LinkedIn export that are read; a size that would burst is refused before anything is unpacked. */
function unpack(zip: Uint8Array): Map<string, Uint8Array> {
  let entries = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (++entries > MAX_ENTRIES)
        throw new DocumentRefused("This archive holds more files than a LinkedIn export does.");
      if (!WANTED.test(name)) return false;
      if (originalSize > MAX_CSV_BYTES)
        throw new DocumentRefused("A file in this archive is too large to be a LinkedIn export.");
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, bytes]) => [WANTED.exec(name)?.[1]?.toLowerCase() ?? "", bytes]));
}

const value = (row: Row | undefined, column: string, max = 200): string | null =>
  row?.[column]?.trim().slice(0, max) || null;

/** Facts of LinkedIn's data export; address, birthday and contacts in it are not looked at. @throws DocumentRefused */
export function parseLinkedInExport(zip: Uint8Array): Facts {
  let files: Map<string, Uint8Array>;
  try {
    files = unpack(zip);
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    throw new DocumentRefused("This archive cannot be read. Please choose the ZIP file as LinkedIn sent it.");
  }
  if (files.size === 0) throw new DocumentRefused("This archive is not a LinkedIn data export.");
  const [profile] = rowsOf(files.get("profile"));
  const names = [value(profile, "First Name"), value(profile, "Last Name")].filter(Boolean).join(" ");
  return {
    ...empty("linkedin-export"),
    name: names.slice(0, 120) || null,
    headline: value(profile, "Headline", 300),
    location: value(profile, "Geo Location"),
    industry: value(profile, "Industry", 120),
    summary: value(profile, "Summary", 4_000),
    positions: rowsOf(files.get("positions"))
      .slice(0, MAX_POSITIONS)
      .map((row) => ({
        title: value(row, "Title"),
        company: value(row, "Company Name"),
        from: parseDate(row["Started On"] ?? ""),
        to: parseDate(row["Finished On"] ?? ""),
        isCurrent: !row["Finished On"]?.trim(),
      })),
    education: rowsOf(files.get("education"))
      .slice(0, 20)
      .map((row) => ({
        school: value(row, "School Name"),
        degree: value(row, "Degree Name"),
        field: null,
        from: parseDate(row["Start Date"] ?? ""),
        to: parseDate(row["End Date"] ?? ""),
      })),
    skills: rowsOf(files.get("skills"))
      .flatMap((row) => value(row, "Name", 120) ?? [])
      .slice(0, 60),
  };
}
