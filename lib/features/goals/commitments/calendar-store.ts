import "server-only";
import { db } from "@/lib/server/db";

export interface CalendarEntry {
  id: string;
  text: string;
  dueOn: string;
  dueTime: string | null;
  dueAt: Date;
  calendarUid: string;
  sequence: number;
  updatedAt: Date;
}

const MAX_ENTRIES = 500;

const COLUMNS = {
  id: true,
  text: true,
  dueOn: true,
  dueTime: true,
  dueAt: true,
  calendarUid: true,
  sequence: true,
  updatedAt: true,
} as const;

type Row = Omit<CalendarEntry, "dueOn" | "dueAt"> & { dueOn: string | null; dueAt: Date | null };
const isDated = (row: Row): row is CalendarEntry => row.dueOn !== null && row.dueAt !== null;

export async function listForCalendar(userId: number): Promise<CalendarEntry[]> {
  const rows = await db().commitment.findMany({
    where: { userId, status: "open", deletedAt: null, dueAt: { not: null } },
    orderBy: { dueAt: "asc" },
    take: MAX_ENTRIES,
    select: COLUMNS,
  });
  return rows.filter(isDated);
}

export async function findForCalendar(userId: number, id: string): Promise<CalendarEntry | null> {
  const row = await db().commitment.findFirst({ where: { id, userId, deletedAt: null }, select: COLUMNS });
  return row && isDated(row) ? row : null;
}
