import "server-only";
import { findForCalendar, listForCalendar, type CalendarEntry } from "./calendar-store";

export type { CalendarEntry };

export const listCalendarEntries = (userId: number): Promise<CalendarEntry[]> => listForCalendar(userId);

export const findCalendarEntry = (userId: number, id: string): Promise<CalendarEntry | null> =>
  findForCalendar(userId, id);
