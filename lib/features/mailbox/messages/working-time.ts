import { MINUTE_MS, MINUTES_PER_DAY } from "@/lib/shared/time/durations";
import type { WorkingHours } from "../schema";

const MAX_DAYS_BETWEEN = 90;

interface LocalTime {
  epochDay: number;
  minuteOfDay: number;
  weekday: number;
}

function localTime(at: number, offset: number): LocalTime {
  const minutes = Math.floor(at / MINUTE_MS) + offset;
  const day = Math.floor(minutes / MINUTES_PER_DAY);
  return { epochDay: day, minuteOfDay: minutes - day * MINUTES_PER_DAY, weekday: (((day + 4) % 7) + 7) % 7 };
}

export function isOutOfHours(at: number, offset: number, { from, to, days }: WorkingHours): boolean {
  const { minuteOfDay: minute, weekday } = localTime(at, offset);
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
  if (end < start || last.epochDay - first.epochDay > MAX_DAYS_BETWEEN) return null;
  let total = 0;
  for (let day = first.epochDay; day <= last.epochDay; day++) {
    if (!days.includes((((day + 4) % 7) + 7) % 7)) continue;
    const opens = Math.max(from * 60, day === first.epochDay ? first.minuteOfDay : 0);
    const closes = Math.min(to * 60, day === last.epochDay ? last.minuteOfDay : MINUTES_PER_DAY);
    total += Math.max(0, closes - opens);
  }
  return total;
}
