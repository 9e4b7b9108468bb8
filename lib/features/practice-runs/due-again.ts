import type { IsoDate, TimeZoneName } from "@/lib/shared/formats";
import { plusDays, wallTimeAt } from "@/lib/shared/time/zoned-time";

interface LastRun {
  finishedAt: Date;
  plannedDay: IsoDate | null;
}

export function isDueAgain(
  { finishedAt, plannedDay }: LastRun,
  { repeatAfterDays, now, timeZone }: { repeatAfterDays: number; now: Date; timeZone: TimeZoneName },
): boolean {
  const today = wallTimeAt(now, timeZone).date;
  const last = wallTimeAt(finishedAt, timeZone).date;
  const next = plusDays(last, repeatAfterDays);
  return today >= (plannedDay !== null && plannedDay > last ? plannedDay : next);
}
