import type { WorkingHours } from "./schema";

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;
const MAX_DAYS = 90;

interface LocalTime {
  /** Whole days since 1970 on the sender's clock. */
  day: number;
  /** Minutes since local midnight. */
  minute: number;
  /** 0 = Sunday. */
  weekday: number;
}

function localTime(at: number, offset: number): LocalTime {
  const minutes = Math.floor(at / MINUTE) + offset;
  const day = Math.floor(minutes / DAY_MINUTES);
  return { day, minute: minutes - day * DAY_MINUTES, weekday: (((day + 4) % 7) + 7) % 7 };
}

export function isOutOfHours(at: number, offset: number, { from, to, days }: WorkingHours): boolean {
  const { minute, weekday } = localTime(at, offset);
  return !days.includes(weekday) || minute < from * 60 || minute >= to * 60;
}

/** Minutes of the person's working time between two moments; null when they lie more than ninety days apart. */
export function workingMinutes(
  start: number,
  end: number,
  offset: number,
  { from, to, days }: WorkingHours,
): number | null {
  const first = localTime(start, offset);
  const last = localTime(end, offset);
  if (end < start || last.day - first.day > MAX_DAYS) return null;
  let total = 0;
  for (let day = first.day; day <= last.day; day++) {
    if (!days.includes((((day + 4) % 7) + 7) % 7)) continue;
    const opens = Math.max(from * 60, day === first.day ? first.minute : 0);
    const closes = Math.min(to * 60, day === last.day ? last.minute : DAY_MINUTES);
    total += Math.max(0, closes - opens);
  }
  return total;
}
