import "server-only";
import { findCalendarEntry, listCalendarEntries } from "@/lib/features/goals/list-calendar-entries";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { calendarHash } from "./calendar-address";
import { findByCalendar, findSettings } from "./settings-store";
import { writeCalendar } from "./write-calendar";

/** The calendar behind a private address. @throws AppError not_found for an address that was taken away. */
export async function getCalendarFeed(_ctx: Ctx, { token }: { token: string }): Promise<string> {
  const owner = await findByCalendar(calendarHash(token));
  if (!owner) throw notFound("Calendar");
  return writeCalendar({ entries: await listCalendarEntries(owner.userId), hasTitles: owner.calendarTitles });
}

/** One commitment as a calendar file. @throws AppError not_found, also for one without a day. */
export async function getCalendarFile({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<string> {
  const [entry, settings] = await Promise.all([findCalendarEntry(actor.userId, id), findSettings(actor.userId)]);
  if (!entry) throw notFound("Commitment");
  return writeCalendar({ entries: [entry], hasTitles: settings?.calendarTitles ?? false });
}
