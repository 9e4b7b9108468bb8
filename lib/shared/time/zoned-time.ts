import type { IsoDate, TimeOfDay, Weekday } from "../formats";
import { DAY_MS, MINUTE_MS } from "./durations";

const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 500;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}

interface WallTime {
  date: IsoDate;
  time: TimeOfDay;
}

function partsAt(at: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
}

export function wallTimeAt(at: Date, timeZone: string): WallTime {
  const { year = "1970", month, day, hour, minute } = partsAt(at, timeZone);
  return { date: `${year.padStart(4, "0")}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** In whole minutes. */
export function msAheadOfUtc(at: Date, timeZone: string): number {
  const { date, time } = wallTimeAt(at, timeZone);
  const wall = Date.parse(`${date}T${time}:00Z`);
  return wall - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
}

/**
 * The moment of a wall-clock time in a zone. A time that occurs twice means its first occurrence; one that a change
 * to summer time skips is moved forward by the length of the gap (RFC 5545).
 */
export function instantOf({ date, time }: WallTime, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [
    msAheadOfUtc(new Date(wall - DAY_MS), timeZone),
    msAheadOfUtc(new Date(wall + DAY_MS), timeZone),
  ];
  const found = [before, after]
    .map((offset) => new Date(wall - offset))
    .filter((at) => msAheadOfUtc(at, timeZone) === wall - at.getTime());
  const [first] = found.toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? new Date(wall - before);
}

export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export const weekdayOf = (date: IsoDate): Weekday => new Date(`${date}T00:00:00Z`).getUTCDay();

/** True for names such as `Europe/Berlin` and for offsets such as `+02:00`. */
export const isIntlTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

/** True for names only: databases read the sign of an offset the other way round. */
export const isTimeZone = (name: string): boolean => /^[A-Za-z]/.test(name) && isIntlTimeZone(name);
