import "server-only";
import { db } from "@/lib/server/db";
import type { CheckInSettings } from "./schema";

interface StoredSettings extends CheckInSettings {
  calendarNonce: string | null;
}

const COLUMNS = {
  timeZone: true,
  mailOn: true,
  mailTime: true,
  quietDays: true,
  reviewDay: true,
  calendarTitles: true,
  calendarNonce: true,
} as const;

export const findSettings = (userId: number): Promise<StoredSettings | null> =>
  db().checkInSettings.findUnique({ where: { userId }, select: COLUMNS });

export async function saveSettings(
  userId: number,
  { nextAt, ...settings }: CheckInSettings & { nextAt: Date | null },
): Promise<void> {
  const data = { ...settings, nextAt };
  await db().checkInSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

export async function switchMailOff(userId: number): Promise<void> {
  await db().checkInSettings.updateMany({ where: { userId }, data: { mailOn: false, nextAt: null } });
}

export async function saveCalendar(
  userId: number,
  timeZone: string,
  calendar: { nonce: string; hash: string } | null,
): Promise<void> {
  const data = { calendarNonce: calendar?.nonce ?? null, calendarHash: calendar?.hash ?? null };
  await db().checkInSettings.upsert({ where: { userId }, create: { userId, timeZone, ...data }, update: data });
}

export async function findByCalendar(hash: string): Promise<{ userId: number; calendarTitles: boolean } | null> {
  return db().checkInSettings.findUnique({
    where: { calendarHash: hash },
    select: { userId: true, calendarTitles: true },
  });
}

export async function isAddressConfirmed(userId: number): Promise<boolean> {
  const row = await db().tryUser.findUnique({ where: { id: userId }, select: { emailVerified: true } });
  return Boolean(row?.emailVerified);
}

export async function hasBegunSince(userId: number, practiceId: string, since: Date): Promise<boolean> {
  return (await db().practiceRun.count({ where: { userId, practiceId, createdAt: { gte: since } } })) > 0;
}
