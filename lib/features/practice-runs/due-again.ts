import { DAY_MS } from "@/lib/shared/durations";

/** The calendar day of a moment in a time zone, `2026-11-23`. */
const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);

interface LastRun {
  finishedAt: Date;
  /** The day that the page names for the next time, `2026-12-01`. */
  planned: string | null;
}

/** True from the planned day on; without one, from `again` days after the last run. */
export function isDueAgain(
  { finishedAt, planned }: LastRun,
  { again, now, timeZone }: { again: number; now: Date; timeZone: string },
): boolean {
  const today = dayOf(now, timeZone);
  const last = dayOf(finishedAt, timeZone);
  const next = new Date(Date.parse(`${last}T00:00:00Z`) + again * DAY_MS).toISOString().slice(0, 10);
  return today >= (planned !== null && planned > last ? planned : next);
}
