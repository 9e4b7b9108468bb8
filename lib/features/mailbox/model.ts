import { HOUR_MS, MINUTE_MS } from "@/lib/shared/time/durations";

const SECOND_MS = 1_000;

/**
 * Offset of a time zone in minutes from UTC, by moment. Caches each hour, because formatting a date takes microseconds
 * and a mailbox asks for thousands.
 */
export function zoneOffsetMinutes(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const known = new Map<number, number>();
  return (at) => {
    const hour = Math.floor(at / HOUR_MS);
    const cached = known.get(hour);
    if (cached !== undefined) return cached;
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    const offset = Math.round((local - Math.floor(at / SECOND_MS) * SECOND_MS) / MINUTE_MS);
    known.set(hour, offset);
    return offset;
  };
}
