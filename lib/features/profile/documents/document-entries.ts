import type { ProfileEducation, ProfilePosition } from "../schema";
import { type DateRange, dateIn, isDuration, rangeIn } from "./document-dates";
import type { Line } from "./document-layout";
import { BULLET, DEGREE, isPlace, SCHOOL, isTitle, withoutPlace, withoutTownAndState } from "./document-patterns";
import {
  clip,
  companyFirst,
  degreeFirst,
  isCompleteRole,
  isCompleteStudy,
  hasCompany,
  roleOf,
  studyOf,
} from "./document-roles";

export const MAX_ENTRIES = 40;
const MAX_HEAD_WORDS = 12;
/** In points; the second column of a table of dates begins further right. */
const MIN_LIST_INDENT = 4;
const MAX_LIST_INDENT = 45;
const MAX_WORDS_BEFORE_STOP = 7;

const isProse = (text: string): boolean =>
  text.split(/\s+/).length > MAX_HEAD_WORDS || /\p{Ll}{4}[.;!?] \p{L}/u.test(text);

const withoutAbbreviation = (text: string): string => text.replace(/\b(?:inc|ltd|co|corp|s\.a|b\.v|s\.l|n\.v)\.$/i, "");

/** `From 2015 to 2020 we moved every branch to the new system.` dates work, but no position. */
const isSentence = (text: string): boolean =>
  isProse(text) || (/[.!?]$/.test(withoutAbbreviation(text)) && text.split(/\s+/).length > MAX_WORDS_BEFORE_STOP);

const isHead = ({ text }: Line): boolean =>
  text.length <= 110 &&
  !BULLET.test(text) &&
  !/[.;:]$/.test(withoutAbbreviation(text)) &&
  !isProse(text) &&
  !isDuration(text);

interface Entry {
  range: DateRange;
  heads: string[];
  /** The lines that the entry uses, from the first to the last. */
  from: number;
  to: number;
}

const gapOf = (above: Line, below: Line): number => (above.page === below.page ? below.y - above.y : 0);

export const isClose = (above: Line, below: Line): boolean =>
  gapOf(above, below) <= 2 * Math.max(above.size, below.size, 8);

const isDateOnly = (range: DateRange | null | undefined): boolean => !!range && range.rest.length < 3;

/** Where each entry is an item of a list, a bullet does not mark a description. */
function withoutBullets(lines: Line[], rangeOf: (line: string) => DateRange | null): Line[] {
  const dated = new Set(lines.filter(({ text }) => rangeOf(text) !== null));
  if (![...dated].every(({ text }) => BULLET.test(text) && (isTitle(text) || DEGREE.test(text)))) return lines;
  return lines.map((line) => (dated.has(line) ? { ...line, text: line.text.replace(BULLET, "") } : line));
}

function commonLeft(lines: Line[]): number | null {
  const left = Math.min(...lines.map(({ x }) => x));
  return lines.every(({ x }) => x - left < 2) ? left : null;
}

/** Whether a head says all of an entry, so that the line below it is a description. */
type IsComplete = (head: string, below: string | undefined) => boolean;

class EntryReader {
  private readonly lines: Line[];
  private readonly dated: (DateRange | null)[];
  private readonly isDateFirst: boolean;
  /** Dates alone below a title and a company: nothing below them belongs to the entry. */
  private readonly isDateLast: boolean;
  private used = -1;

  private readonly isComplete: IsComplete;
  /** Where all dated lines begin at one place, lines that begin a little further right are descriptions. */
  private readonly left: number | null;

  constructor(lines: Line[], rangeOf: (line: string) => DateRange | null, isComplete: IsComplete) {
    this.lines = withoutBullets(lines, rangeOf);
    this.isComplete = isComplete;
    this.dated = this.lines.map(({ text }) => {
      const range = BULLET.test(text) ? null : rangeOf(text);
      return range && isSentence(range.rest) ? null : range;
    });
    this.left = commonLeft(this.lines.filter((_, index) => this.dated[index]));
    const first = this.dated.findIndex((range) => range !== null);
    this.isDateFirst = first === 0 && isDateOnly(this.dated[0]);
    this.isDateLast = isDateOnly(this.dated[first]) && this.above(first).length > 1;
  }

  read(): Entry[] {
    const entries: Entry[] = [];
    for (const [index, range] of this.dated.entries()) {
      if (range && entries.length < MAX_ENTRIES) entries.push(this.entryAt(index, range));
    }
    return entries;
  }

  private entryAt(index: number, range: DateRange): Entry {
    const above = this.isDateFirst ? [] : this.above(index);
    const [head] = above;
    // `Buyer, Acme` above `2015 – 2020 | Ghent`: beside the dates of a complete role stands its town.
    const isBesideDates = / [|·•] /.test(this.lines[index]?.text ?? "") && isPlace(range.rest);
    const isTown = isBesideDates && above.length === 1 && head !== undefined && hasCompany(head);
    const heads = isDateOnly(range) || isTown ? above : [...above, withoutTownAndState(range.rest)];
    const below = heads.length < 2 && !isTown && !this.isDateLast ? this.below(index, heads.length) : [];
    const isComplete = heads.length === 1 && heads[0] !== undefined && this.isComplete(heads[0], below[0]);
    const taken = isComplete ? [] : below;
    this.used = index + taken.length;
    return { range, heads: [...heads, ...taken].slice(0, 2), from: index - above.length, to: this.used };
  }

  private isHeadAt(line: Line): boolean {
    const indent = this.left === null ? 0 : line.x - this.left;
    return isHead(line) && (indent < MIN_LIST_INDENT || indent > MAX_LIST_INDENT);
  }

  private above(index: number): string[] {
    const above: string[] = [];
    for (let at = index - 1; at > this.used && above.length < 2; at--) {
      const candidate = this.lines[at];
      const next = this.lines[at + 1];
      if (!candidate || !next || this.dated[at] || !this.isHeadAt(candidate) || !isClose(candidate, next)) break;
      above.unshift(withoutTownAndState(candidate.text));
    }
    return above;
  }

  private below(index: number, headCount: number): string[] {
    const below: string[] = [];
    for (let at = index + 1; at < this.lines.length && headCount + below.length < 2; at++) {
      const candidate = this.lines[at];
      const previous = this.lines[at - 1];
      if (!candidate || !previous || this.dated[at] || !this.isHeadAt(candidate) || !isClose(previous, candidate))
        break;
      // Where dates stand below the title, a line above dates alone is the next entry's title.
      if (!this.isDateFirst && headCount > 0 && isDateOnly(this.dated[at + 1])) break;
      below.push(withoutTownAndState(candidate.text));
    }
    return below;
  }
}

export const dates = ({ from, to, isCurrent }: DateRange) => ({ from, to, isCurrent });

const orderOf = (entries: Entry[], order: (heads: string[]) => number): number =>
  entries.reduce((sum, { heads }) => sum + Math.sign(order(heads)), 0);

const NOW = "9999";

const isWithin = (inner: DateRange, outer: DateRange): boolean =>
  (inner.from ?? "") >= (outer.from ?? NOW) && (inner.to ?? NOW).slice(0, 7) <= (outer.to ?? NOW);

/** `Acme, Leeds   2012 – 2020` directly above its roles, each with its own dates. */
function isEmployerOf(entry: Entry, next: Entry | undefined): boolean {
  const [head = "", ...more] = entry.heads;
  return (
    next !== undefined &&
    next.heads.length === 1 &&
    next.from === entry.to + 1 &&
    more.length === 0 &&
    !isTitle(head) &&
    isWithin(next.range, entry.range)
  );
}

interface Employer {
  company: string | null;
  /** The years in which roles without a company of their own belong to this one. */
  range: DateRange;
}

/** Below an employer that stands above its latest role, an earlier role without a company is the same employer's. */
function employerAbove({ heads, range }: Entry, company: string | null, order: number): Employer | null {
  const isCompanyAbove = heads.length > 1 && (companyFirst(heads) || order) > 0;
  return isCompanyAbove ? { company, range: { ...range, from: "" } } : null;
}

export function positionsIn(lines: Line[]): ProfilePosition[] {
  const entries = new EntryReader(lines, rangeIn, isCompleteRole).read();
  const order = orderOf(entries, companyFirst);
  let employer: Employer | null = null;
  const positions: ProfilePosition[] = [];
  for (const [index, entry] of entries.entries()) {
    const { range, heads } = entry;
    if (isEmployerOf(entry, entries[index + 1])) {
      employer = { company: clip(withoutPlace(heads[0] ?? "")), range };
      continue;
    }
    const role = roleOf(heads, order);
    if (employer && !isWithin(range, employer.range)) employer = null;
    if (employer && heads.length === 1 && role.company === null && isTitle(heads[0] ?? ""))
      role.company = employer.company;
    else employer = employerAbove(entry, role.company, order);
    if (role.title !== null || role.company !== null) positions.push({ ...role, ...dates(range) });
  }
  return positions;
}

export function educationIn(lines: Line[]): ProfileEducation[] {
  const entries = new EntryReader(lines, dateIn, isCompleteStudy).read();
  const order = orderOf(entries, degreeFirst);
  if (entries.length > 0)
    return entries.flatMap(({ range, heads }) =>
      heads.length === 0 ? [] : [{ ...studyOf(heads, order), from: range.from, to: range.to }],
    );
  return lines.flatMap(({ text }, index) => {
    if (!DEGREE.test(text)) return [];
    const above = lines[index - 1]?.text;
    return [{ ...studyOf(above && SCHOOL.test(above) ? [above, text] : [text], 0), from: null, to: null }];
  });
}
