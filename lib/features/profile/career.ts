import type { ProfilePosition } from "./schema";

const LEADING_WORDS = new Set([
  "lead",
  "leader",
  "leiter",
  "leiterin",
  "head",
  "manager",
  "managerin",
  "director",
  "direktor",
  "directrice",
  "directeur",
  "chief",
  "ceo",
  "cto",
  "cfo",
  "coo",
  "cio",
  "cmo",
  "cpo",
  "chro",
  "vp",
  "svp",
  "evp",
  "president",
  "partner",
  "principal",
  "founder",
  "cofounder",
  "owner",
  "supervisor",
]);
const NOT_PEOPLE = /\b(?:product|project|program|programme|account|case|community|key account) manager(?:in)?\b/i;

export const isLeadershipTitle = (title: string): boolean =>
  !NOT_PEOPLE.test(title) &&
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => LEADING_WORDS.has(word));

const monthIndex = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || "1") - 1;

const nowIndex = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/** Whole months of a position; null when its dates are incomplete. */
export function monthsIn({ from, to, isCurrent }: ProfilePosition, now: Date): number | null {
  if (!from || (!to && !isCurrent)) return null;
  const months = (to ? monthIndex(to) : nowIndex(now)) - monthIndex(from);
  return months >= 0 && months < 80 * 12 ? months : null;
}

export function formatSpan(months: number, isExact: boolean): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const inYears = years === 1 ? "1 year" : `${years} years`;
  const inMonths = rest === 1 ? "1 month" : `${rest} months`;
  if (!isExact) return years === 0 ? "less than a year" : `about ${inYears}`;
  if (years === 0) return months === 0 ? "less than a month" : inMonths;
  return rest === 0 ? inYears : `${inYears} and ${inMonths}`;
}

export function formatPartialDate(date: string): string {
  if (date.length === 4) return date;
  const month = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
  return `${month.format(new Date(`${date}-01T00:00:00Z`))} ${date.slice(0, 4)}`;
}

export function currentPosition(positions: ProfilePosition[]): ProfilePosition | null {
  const current = positions.filter(({ isCurrent, title }) => isCurrent && title);
  return current.toSorted((a, b) => (b.from ?? "").localeCompare(a.from ?? ""))[0] ?? null;
}

interface CareerFacts {
  roles: number;
  organizations: number;
  firstYear: string | null;
  longest: { position: ProfilePosition; months: number } | null;
  firstLeading: ProfilePosition | null;
}

export interface Tenure {
  title: string;
  company: string | null;
  from: string;
  months: number;
  isExact: boolean;
  earlier: number[];
}

export function tenureOf(positions: ProfilePosition[], now: Date): Tenure | null {
  const current = currentPosition(positions);
  const months = current && monthsIn(current, now);
  if (!current?.title || !current.from || months === null) return null;
  const earlier = positions
    .filter(({ isCurrent }) => !isCurrent)
    .flatMap((position) => monthsIn(position, now) ?? [])
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  const { title, company, from } = current;
  return { title, company, from, months, isExact: from.length !== 4, earlier };
}

export function careerFacts(positions: ProfilePosition[], now: Date): CareerFacts {
  const dated = positions
    .filter(({ from }) => from !== null)
    .toSorted((a, b) => (a.from ?? "").localeCompare(b.from ?? ""));
  const spans = positions.flatMap((position) => {
    const months = monthsIn(position, now);
    return months === null ? [] : [{ position, months }];
  });
  return {
    roles: positions.length,
    organizations: new Set(positions.flatMap(({ company }) => (company ? [company.toLowerCase()] : []))).size,
    firstYear: dated[0]?.from?.slice(0, 4) ?? null,
    longest: spans.toSorted((a, b) => b.months - a.months)[0] ?? null,
    firstLeading: dated.find(({ title }) => title !== null && isLeadershipTitle(title)) ?? null,
  };
}
