import { instantOf, plusDays, wallTimeAt, weekdayOf } from "@/lib/shared/time/zoned-time";
import type { CheckInSettings } from "./schema";

export const DEFAULT_CHECK_INS: Omit<CheckInSettings, "timeZone"> = {
  mailOn: false,
  mailTime: "08:00",
  quietDays: [],
  reviewDay: null,
  calendarTitles: false,
};

/**
 * The first instant after `now` at which the wall clock in the person's zone shows `mailTime` on a day that is not
 * quiet. A time skipped by daylight saving moves an hour later; a repeated one counts at its first occurrence.
 */
export function nextMailAt(
  { timeZone, mailTime, quietDays }: Pick<CheckInSettings, "timeZone" | "mailTime" | "quietDays">,
  now: Date,
): Date {
  const today = wallTimeAt(now, timeZone).date;
  for (let ahead = 0; ; ahead++) {
    const date = plusDays(today, ahead);
    const at = instantOf({ date, time: mailTime }, timeZone);
    // Ends the loop if all days are quiet, which the input schema rejects.
    if (at > now && (!quietDays.includes(weekdayOf(date)) || ahead > 14)) return at;
  }
}

/** An open commitment is named on its day, on the next, and then at most this often in seven days. */
const MAX_MAILS_A_WEEK = 2;
const MAX_ITEMS = 8;

/** `mailed` has the ids of each mail of the last six days. Empty when all items were named often enough. */
export function chooseItems<Item extends { id: string }>(due: Item[], mailed: string[][]): Item[] {
  const isFresh = ({ id }: Item) => mailed.filter((ids) => ids.includes(id)).length < MAX_MAILS_A_WEEK;
  const fresh = due.filter(isFresh);
  return fresh.length === 0 ? [] : [...fresh, ...due.filter((item) => !isFresh(item))].slice(0, MAX_ITEMS);
}

export const isReviewDay = ({ reviewDay, timeZone }: Pick<CheckInSettings, "reviewDay" | "timeZone">, now: Date) =>
  reviewDay !== null && weekdayOf(wallTimeAt(now, timeZone).date) === reviewDay;
