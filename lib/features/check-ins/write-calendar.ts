import "server-only";
import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { CalendarEntry } from "@/lib/features/goals/commitments/list-calendar-entries";
import { env } from "@/lib/server/env";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { DAY_MS, MINUTE_MS } from "@/lib/shared/time/durations";

const EVENT_MS = 15 * MINUTE_MS;
const PLAIN_TITLE = `${PRODUCT.name} check-in`;

interface CalendarInput {
  entries: CalendarEntry[];
  hasTitles: boolean;
}

/** An iCalendar text (RFC 5545): one event per commitment, with a stable id and a rising sequence. */
export function writeCalendar({ entries, hasTitles }: CalendarInput): string {
  const { APP_URL } = env();
  const calendar = ical({
    name: PRODUCT.name,
    prodId: { company: PRODUCT.slug, product: "commitments", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  });
  for (const { text, dueOn, dueTime, dueAt, calendarUid, sequence, updatedAt } of entries) {
    const isWholeDay = dueTime === null;
    const start = isWholeDay ? new Date(`${dueOn}T00:00:00Z`) : dueAt;
    const end = new Date(start.getTime() + (isWholeDay ? DAY_MS : EVENT_MS));
    calendar.createEvent({
      id: `${calendarUid}@${new URL(APP_URL).hostname}`,
      sequence,
      start,
      end,
      allDay: isWholeDay,
      stamp: updatedAt,
      lastModified: updatedAt,
      summary: hasTitles ? text : PLAIN_TITLE,
      url: `${APP_URL}${paths.goals}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
