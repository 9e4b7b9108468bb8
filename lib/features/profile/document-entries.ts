import { type DateRange, dateIn, isDuration, rangeIn } from "./document-dates";
import { FIELD_SEPARATOR, type Line } from "./document-layout";
import type { ImportProfileInput } from "./schema";

type Facts = ImportProfileInput["profile"];
type Position = Facts["positions"][number];
type Education = Facts["education"][number];

const MAX_ENTRIES = 40;
const MAX_TEXT = 200;

const BULLET = /^\s*(?:[•●▪◦‣·*»➢-]|–)\s/;
const COMPANY =
  /\b(?:gmbh|ag|kg|se|inc|llc|llp|ltd|plc|corp|corporation|company|co|group|gruppe|groupe|grupo|holding|bank|s\.?a\.?s?|s\.?l|b\.?v|n\.?v|oy|partners|consulting|university|hospital|agency|ministry|foundation|stiftung)\b\.?/i;
const TITLE =
  /\b(?:manager|managerin|director|directora?|directeur|directrice|directeur|direktor(?:in)?|head|chief|officer|lead|leiter(?:in)?|leitung|leitend\w*|engineer|ingenieur\w*|ingénieure?|ingeniero|developer|entwickler\w*|consultant\w*|berater\w*|analyst\w*|analista|president|vice|vp|svp|evp|c[efotm]o|partner|founder|gründer\w*|fondat\w+|assistant\w*|associate|specialist\w*|spezialist\w*|architect\w*|architekt\w*|designer\w*|coordinator|koordinator\w*|controller\w*|referent\w*|responsable|chef(?:fe)?|chargée? de|gerente|jefe|jefa|hoofd|adviseur|medewerker|teamleider|teamlead|trainee|praktikant\w*|intern|stagiaire|professor\w*|lecturer|researcher|secretary|accountant|buyer|einkäufer\w*|sales|advisor|owner|principal|supervisor|projektleiter\w*|geschäftsführ\w*|vorstand\w*|werkstudent\w*|mitarbeiter\w*|sachbearbeiter\w*|business partner)\b/i;
const SCHOOL =
  /(?:universit|hochschule|\b(?:tu|fh|eth|epfl|wu|lse|mit|ucl|insead|imd|hec|escp|essec|esade|iese|kth|ntnu)\b|école|ecole|escuela|institut|college|school|academy|akademie|gymnasium|lycée|lyceum|polytech|politécnic|universiteit|hogeschool|faculty|fakultät|sciences po)/i;
const DEGREE =
  /\b(?:bachelor\w*|master\w*|doctor\w*|doktor\w*|diplom\w*|diplôme|magister|mag|ph\.? ?d|dr|mba|emba|ll\.?[bm]|[bm]\.?(?:a|sc|eng|phil|ed)|degree|licence|licenciatura|licenciad[oa]|grado|máster|maîtrise|ingénieure?|abitur|matura|baccalauréat|bachillerato|vwo|havo|hbo|certificate|staatsexamen|lehre|apprenticeship)\b/i;

const clip = (text: string | undefined): string | null => text?.trim().slice(0, MAX_TEXT) || null;

const isPlace = (text: string): boolean =>
  !COMPANY.test(text) &&
  !TITLE.test(text) &&
  /^\p{Lu}[\p{L}.'’-]*(?:[\s,]{1,2}(?:\p{Lu}[\p{L}.'’-]*|de|am|an|der|den|la|le)){0,3}$/u.test(text);

function withoutPlace(text: string): string {
  const [first = "", ...rest] = text.split(/, | [·|•] | – | - |\t/u);
  const isSuffix = rest[0] !== undefined && /^(?:inc|ltd|llc|gmbh|ag|plc|s\.?a|b\.?v|n\.?v)\.?$/i.test(rest[0].trim());
  if (isSuffix) return `${first}, ${rest[0]}`.trim();
  return rest.length > 0 && rest.every((part) => isPlace(part.trim()))
    ? first.trim()
    : text.replaceAll(FIELD_SEPARATOR, ", ").trim();
}

const SPLIT = / (?:at|bei|chez|bij|en|@) (?=\p{Lu}|\d)| ?[|·•] ?| [–—-] |, |\t|\/\/ ?/u;

function splitRole(line: string): { title: string | null; company: string | null } {
  const match = SPLIT.exec(line);
  if (!match) return { title: clip(line), company: null };
  const first = line.slice(0, match.index);
  const rest = withoutPlace(line.slice(match.index + match[0].length));
  const isSwapped = !TITLE.test(first) && (TITLE.test(rest) || (COMPANY.test(first) && !COMPANY.test(rest)));
  if (isSwapped) return { title: clip(rest), company: clip(first) };
  const isAtPlace = !/ (?:at|bei|chez|bij|en|@) /.test(match[0]) && isPlaceOnly(rest);
  return { title: clip(first), company: isAtPlace ? null : clip(rest) };
}

const isPlaceOnly = (text: string): boolean => /^[^,]+, [^,]+$/.test(text) && isPlace(text);

function roleOf(heads: string[]): { title: string | null; company: string | null } {
  const [first = "", second] = heads;
  if (second === undefined) return splitRole(first);
  const scoreOf = (text: string) => Number(TITLE.test(text)) - Number(COMPANY.test(text));
  const isSwapped = scoreOf(second) > scoreOf(first);
  const [title, company] = isSwapped ? [second, first] : [first, second];
  if (isPlace(company) && isPlaceOnly(company)) return splitRole(title);
  return { title: clip(title.replaceAll(FIELD_SEPARATOR, ", ")), company: clip(withoutPlace(company)) };
}

const isHead = ({ text }: Line): boolean =>
  text.length <= 110 &&
  !BULLET.test(text) &&
  !/[.;:]$/.test(text.replace(/\b(?:inc|ltd|co|corp|s\.a|b\.v)\.$/i, "")) &&
  !isDuration(text);

interface Entry {
  range: DateRange;
  heads: string[];
}

const gapOf = (above: Line, below: Line): number => (above.page === below.page ? below.y - above.y : 0);

const isClose = (above: Line, below: Line): boolean => gapOf(above, below) <= 2 * Math.max(above.size, below.size, 8);

function entriesIn(lines: Line[], rangeOf: (line: string) => DateRange | null): Entry[] {
  const dated = lines.map((line) => rangeOf(line.text));
  const firstDate = dated.findIndex((range) => range !== null);
  if (firstDate === -1) return [];
  const isDateOnly = (range: DateRange | null) => range !== null && range.rest.length < 3;
  const isDateFirst = firstDate === 0 && isDateOnly(dated[0] ?? null);
  const used = new Set<number>();
  const entries: Entry[] = [];
  for (const [index, range] of dated.entries()) {
    if (!range || entries.length >= MAX_ENTRIES) continue;
    const line = lines[index];
    if (!line || BULLET.test(line.text)) continue;
    const heads: string[] = [];
    const above: string[] = [];
    if (!isDateFirst) {
      for (let at = index - 1; at >= 0 && above.length < 2; at--) {
        const candidate = lines[at];
        const next = lines[at + 1];
        if (!candidate || !next || used.has(at) || dated[at] || !isHead(candidate) || !isClose(candidate, next)) break;
        above.unshift(candidate.text);
        used.add(at);
      }
    }
    heads.push(...above);
    if (!isDateOnly(range)) heads.push(range.rest);
    for (let at = index + 1; at < lines.length && heads.length < 2; at++) {
      const candidate = lines[at];
      const previous = lines[at - 1];
      if (!candidate || !previous || dated[at] || !isHead(candidate) || !isClose(previous, candidate)) break;
      heads.push(candidate.text);
      used.add(at);
    }
    used.add(index);
    entries.push({ range, heads: heads.slice(0, 2) });
  }
  return entries;
}

const dates = ({ from, to, isCurrent }: DateRange) => ({ from, to, isCurrent });

export const positionsIn = (lines: Line[]): Position[] =>
  entriesIn(lines, rangeIn)
    .map(({ range, heads }) => ({ ...roleOf(heads), ...dates(range) }))
    .filter(({ title, company }) => title !== null || company !== null);

function degreeOf(text: string): Pick<Education, "degree" | "field"> {
  const [degree, ...field] = text.split(/, |\t/);
  return { degree: clip(degree), field: clip(field.join(", ")) };
}

function studyOf(heads: string[]): Pick<Education, "school" | "degree" | "field"> {
  const [first = "", second] = heads;
  if (second === undefined) {
    const parts = first.split(/, | [–—|·-] |\t/u);
    const at = parts.findIndex((part) => SCHOOL.test(part));
    if (at === -1)
      return DEGREE.test(first)
        ? { school: null, ...degreeOf(first) }
        : { school: clip(first), degree: null, field: null };
    const rest = parts.filter((part, index) => index !== at && !isPlace(part));
    return { school: clip(parts[at]), degree: clip(rest[0]), field: clip(rest.slice(1).join(", ")) };
  }
  const scoreOf = (text: string) => Number(SCHOOL.test(text)) - Number(DEGREE.test(text));
  const [school, degree] = scoreOf(second) > scoreOf(first) ? [second, first] : [first, second];
  return { school: clip(withoutPlace(school)), ...degreeOf(degree) };
}

export function educationIn(lines: Line[]): Education[] {
  const entries = entriesIn(lines, dateIn);
  if (entries.length > 0)
    return entries.flatMap(({ range, heads }) =>
      heads.length === 0 ? [] : [{ ...studyOf(heads), from: range.from, to: range.to }],
    );
  return lines.flatMap(({ text }, index) => {
    if (!DEGREE.test(text)) return [];
    const above = lines[index - 1]?.text;
    return [{ ...studyOf(above && SCHOOL.test(above) ? [above, text] : [text]), from: null, to: null }];
  });
}

const joined = (lines: Line[]): string => lines.map(({ text }) => text.replaceAll(FIELD_SEPARATOR, " ")).join(" ");

function blocksOf(lines: Line[]): { size: number; text: string; lines: Line[] }[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    const isSame =
      last &&
      Math.abs(last.size - line.size) < 0.2 &&
      isClose(last, line) &&
      !rangeIn(line.text) &&
      !rangeIn(last.text);
    if (block && isSame && !isDuration(line.text) && !isDuration(last.text)) block.push(line);
    else blocks.push([line]);
  }
  return blocks.map((block) => ({ size: block[0]?.size ?? 0, text: joined(block), lines: block }));
}

/** LinkedIn sets companies and schools in 12 points, roles in 11.5, everything else of an entry in 10.5. */
const COMPANY_SIZE_TOLERANCE = 0.25;
const TITLE_SIZE_TOLERANCE = 1;

export function linkedInPositions(lines: Line[]): Position[] {
  const blocks = blocksOf(lines);
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  const positions: Position[] = [];
  let company: string | null = null;
  let title: string | null = null;
  for (const { size, text } of blocks) {
    const range = rangeIn(text);
    if (range && text.length <= 90) {
      if (positions.length < MAX_ENTRIES && (title ?? company)) positions.push({ title, company, ...dates(range) });
      title = null;
    } else if (isDuration(text)) continue;
    else if (size > largest - COMPANY_SIZE_TOLERANCE) company = clip(text);
    else if (size > largest - TITLE_SIZE_TOLERANCE) title = clip(text);
  }
  return positions;
}

export function linkedInEducation(lines: Line[]): Education[] {
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  const entries: { school: string; details: Line[] }[] = [];
  for (const { size, text, lines: block } of blocksOf(lines)) {
    if (size > largest - COMPANY_SIZE_TOLERANCE && !dateIn(text)) entries.push({ school: text, details: [] });
    else entries.at(-1)?.details.push(...block);
  }
  return entries.slice(0, MAX_ENTRIES).map(({ school, details }) => {
    const text = joined(details);
    const range = dateIn(text);
    const study = (range?.rest ?? text).replace(/[·\s]{1,6}$/, "");
    return { school: clip(school), ...degreeOf(study), from: range?.from ?? null, to: range?.to ?? null };
  });
}
