import { DAY_MS } from "@/lib/shared/durations";
import type { IsoDate, TimeZoneName } from "@/lib/shared/formats";

const dayOf = (at: Date, timeZone: TimeZoneName): IsoDate =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);

interface LastRun {
  finishedAt: Date;
  plannedDay: IsoDate | null;
}

/** True from the planned day on; without one, from `again` days after the last run. */
export function isDueAgain(
  { finishedAt, plannedDay }: LastRun,
  { again, now, timeZone }: { again: number; now: Date; timeZone: TimeZoneName },
): boolean {
  const today = dayOf(now, timeZone);
  const last = dayOf(finishedAt, timeZone);
  const next = new Date(Date.parse(`${last}T00:00:00Z`) + again * DAY_MS).toISOString().slice(0, 10);
  return today >= (plannedDay !== null && plannedDay > last ? plannedDay : next);
}
