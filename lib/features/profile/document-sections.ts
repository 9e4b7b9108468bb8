import { rangeIn } from "./document-dates";
import type { ImportProfileInput } from "./schema";

type Facts = ImportProfileInput["profile"];
type Position = Facts["positions"][number];

/** More than anybody's career holds. */
export const MAX_POSITIONS = 40;

export type Section = "summary" | "experience" | "education" | "skills" | "other";

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

/** The section that a line opens, or null. */
export const headingOf = (line: string): Section | null =>
  HEADINGS.find(([pattern]) => pattern.test(line.replace(/[: ]{1,3}$/, "")))?.[1] ?? null;

/** Two to four capitalised words and nothing else. */
export const looksLikeName = (line: string): boolean =>
  line.length <= 60 && /^(?:\p{Lu}[\p{L}.'’-]+\s){1,3}\p{Lu}[\p{L}.'’-]+$/u.test(line);

/** Title and company of a line such as `Director at Acme`, `Director, Acme` or `Director | Acme`. */
function titleAndCompany(line: string): { title: string | null; company: string | null } {
  const [title = "", company = ""] = line.split(/ (?:at|bei|chez) | ?[|·•] ?| [–—-] |, /u, 2);
  return { title: title.trim().slice(0, 200) || null, company: company.trim().slice(0, 200) || null };
}

const isDuration = (line: string): boolean =>
  /^\d{1,2} (?:years?|yrs?|months?|mos?)(?: \d{1,2} (?:months?|mos?))?$/i.test(line);

/** Positions of an experience section: each has a line with its dates, beside or below its title. */
export function positionsIn(lines: string[]): Position[] {
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
export function educationIn(lines: string[]): Facts["education"] {
  const indexes = (pattern: RegExp) => [...lines.keys()].filter((index) => pattern.test(lines[index] ?? ""));
  const dated = indexes(YEARS);
  return (dated.length > 0 ? dated : indexes(DEGREE)).map((index) => degreeAt(lines, index));
}
