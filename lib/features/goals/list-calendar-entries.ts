import "server-only";
import { findForCalendar, listForCalendar, type CalendarEntry } from "./calendar-store";

export type { CalendarEntry };

/** For calendars: a person's open commitments that have a day. */
export const listCalendarEntries = (userId: number): Promise<CalendarEntry[]> => listForCalendar(userId);

/** For a calendar: one commitment; null without a day, or when it is not theirs. */
export const findCalendarEntry = (userId: number, id: string): Promise<CalendarEntry | null> =>
  findForCalendar(userId, id);
