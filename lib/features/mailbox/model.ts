import { HOUR_MS, MINUTE_MS } from "@/lib/shared/time/durations";
import { msAheadOfUtc } from "@/lib/shared/time/zoned-time";

/**
 * Offset of a time zone in minutes from UTC, by moment. Caches each hour, because formatting a date takes microseconds
 * and a mailbox asks for thousands.
 */
export function zoneOffsetMinutes(zone: string): (at: number) => number {
  const known = new Map<number, number>();
  return (at) => {
    const hour = Math.floor(at / HOUR_MS);
    const offset = known.get(hour) ?? msAheadOfUtc(new Date(at), zone) / MINUTE_MS;
    known.set(hour, offset);
    return offset;
  };
}
