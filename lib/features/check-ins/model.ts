import { instantOf, plusDays, wallTimeAt, weekdayOf } from "@/lib/shared/zoned-time";
import type { CheckInSettings } from "./schema";

export const DEFAULT_CHECK_INS: Omit<CheckInSettings, "timeZone"> = {
  mailOn: false,
  mailTime: "08:00",
  quietDays: [],
  reviewDay: null,
  calendarTitles: false,
};

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/**
 * The first moment after `now` at which the clock of the person's zone shows their time on a day that is not quiet. A
 * time that a change to summer time leaves out is taken an hour later, one that occurs twice at its first occurrence.
 */
export function nextMailAt(
  { timeZone, mailTime, quietDays }: Pick<CheckInSettings, "timeZone" | "mailTime" | "quietDays">,
  now: Date,
): Date {
  const today = wallTimeAt(now, timeZone).date;
  for (let ahead = 0; ; ahead++) {
    const date = plusDays(today, ahead);
    const at = instantOf({ date, time: mailTime }, timeZone);
    // Somebody for whom all days are quiet has mail switched off; a week further is asked again.
    if (at > now && (!quietDays.includes(weekdayOf(date)) || ahead > 14)) return at;
  }
}

/** The day on which the weekly review is offered. */
export const isReviewDay = ({ reviewDay, timeZone }: Pick<CheckInSettings, "reviewDay" | "timeZone">, now: Date) =>
  reviewDay !== null && weekdayOf(wallTimeAt(now, timeZone).date) === reviewDay;
