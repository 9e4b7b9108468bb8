import { en } from "chrono-node";
import { DAY_MS } from "@/lib/shared/time/durations";
import { wallTimeAt } from "@/lib/shared/time/zoned-time";

const WEEK = 7;

/** A calendar day as midnight UTC, so that days can be counted without time zones. */
type Day = Date;

export const dayIn = (now: Date, timeZone: string): Day => new Date(`${wallTimeAt(now, timeZone).date}T00:00:00Z`);

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
const LONG = formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const WEEKDAY = formatter({ weekday: "long" });

export const nameDay = (day: Day): string => LONG.format(day).replace(/^(\w+) /, "$1, ");
export const weekdayOf = (day: Day): string => WEEKDAY.format(day);

export const timeIn = (now: Date, timeZone: string): string => wallTimeAt(now, timeZone).time;

export const plusDays = (day: Day, days: number): Day => new Date(day.getTime() + days * DAY_MS);
export const daysBetween = (from: Day, to: Day): number => Math.round((to.getTime() - from.getTime()) / DAY_MS);

const isWorkday = (day: Day) => day.getUTCDay() % 6 !== 0;

/** Monday to Friday after `from` up to and including `to`; public holidays are not excluded. */
export function workdaysBetween(from: Day, to: Day): number {
  let count = 0;
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1)) count += isWorkday(day) ? 1 : 0;
  return count;
}

function plusWorkdays(day: Day, days: number): Day {
  if (days === 0) return day;
  const next = plusDays(day, 1);
  return plusWorkdays(next, isWorkday(next) ? days - 1 : days);
}

export function weekNumber(day: Day): number {
  const thursday = plusDays(day, 3 - ((day.getUTCDay() + 6) % WEEK));
  return 1 + Math.floor(daysBetween(new Date(Date.UTC(thursday.getUTCFullYear(), 0, 1)), thursday) / WEEK);
}

const endOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0));

const MONTHS_AHEAD =
  /\b(?:in )?(\d{1,2}|a|one|two|three|four|six|nine|twelve) months?(?: (?:from (?:today|now)|ahead|hence))\b/;
const MONTH_COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, six: 6, nine: 9, twelve: 12 };

function parseNamedDay(text: string, today: Day): Day | null {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  if (/\b(?:end of (?:the |this )?month|month end)\b/.test(text)) return endOf(year, month);
  if (/\b(?:end of (?:the |this )?quarter|quarter end)\b/.test(text)) return endOf(year, Math.ceil(month / 3) * 3);
  if (/\b(?:end of (?:the |this )?year|year end|new year's eve)\b/.test(text)) return endOf(year, 12);
  if (/\bchristmas\b/.test(text)) return new Date(Date.UTC(year, 11, 25));
  const months = MONTHS_AHEAD.exec(text);
  if (months) {
    const count = Number(months[1]) || (MONTH_COUNTS[months[1] ?? ""] ?? 1);
    const last = endOf(year, month + count).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + count, Math.min(today.getUTCDate(), last)));
  }
  const working = /\b(\d{1,3}) (?:working|business|work)[ -]?days\b/.exec(text);
  return working && /\bfrom (?:now|today)\b|\bin \d/.test(text) ? plusWorkdays(today, Number(working[1])) : null;
}

export function findDay(text: string, today: Day): Day | null {
  const named = parseNamedDay(text.toLowerCase(), today);
  if (named) return named;
  const noon = new Date(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), 12);
  const isPast = /\b(?:ago|since|last|was)\b/i.test(text);
  const start = en.parse(text.replace(/\bweek ?days?\b/gi, ""), noon, { forwardDate: !isPast })[0]?.start;
  if (!start || !(start.isCertain("day") || start.isCertain("weekday"))) return null;
  const found = new Date(Date.UTC(start.get("year") ?? 1970, (start.get("month") ?? 1) - 1, start.get("day") ?? 1));
  return WEEKDAY_WEEK.test(text) ? plusDays(found, WEEK) : found;
}

/** 'Thursday week' is a week after the next Thursday. */
const WEEKDAY_WEEK = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day week\b/i;
