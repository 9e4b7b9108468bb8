import "server-only";
import { findCalendarEntry, listCalendarEntries } from "@/lib/features/goals/commitments/list-calendar-entries";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { notFound } from "@/lib/shared/errors";
import { calendarHash } from "./calendar-address";
import { findByCalendar, findSettings } from "./settings-store";
import { writeCalendar } from "./write-calendar";

export async function getCalendarFeed(_ctx: Ctx, { token }: { token: string }): Promise<string> {
  const owner = await findByCalendar(calendarHash(token));
  if (!owner) throw notFound("Calendar");
  return writeCalendar({ entries: await listCalendarEntries(owner.userId), hasTitles: owner.calendarTitles });
}

/** @throws AppError not_found, also for a commitment without a day. */
export async function getCalendarFile({ actor }: Ctx<UserActor>, { id }: { id: string }): Promise<string> {
  const [entry, settings] = await Promise.all([findCalendarEntry(actor.userId, id), findSettings(actor.userId)]);
  if (!entry) throw notFound("Commitment");
  return writeCalendar({ entries: [entry], hasTitles: settings?.calendarTitles ?? false });
}
