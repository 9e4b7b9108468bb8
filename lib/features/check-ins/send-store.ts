import "server-only";
import { addMailOnceIn } from "@/lib/features/accounts/outbox/add-mail-in";
import { db, type Db } from "@/lib/server/db";
import type { Mail } from "@/lib/server/mail/mailer";
import { dueText, standingOf } from "@/lib/features/goals/model";
import type { TimeOfDay, TimeZoneName, Weekday } from "@/lib/shared/formats";
import { plusDays, wallTimeAt } from "@/lib/shared/time/zoned-time";
import { chooseItems, nextMailAt } from "./model";

const MAX_READ = 100;

interface DueSettings {
  userId: number;
  timeZone: TimeZoneName;
  mailTime: TimeOfDay;
  quietDays: Weekday[];
  nextAt: Date;
}

export interface DueItem {
  id: string;
  text: string;
  dueText: string;
  isOverdue: boolean;
}

export interface MailPlan {
  userId: number;
  email: string;
  name: string | null;
  items: DueItem[];
  moreCount: number;
}

async function claimSettings(tx: Db, now: Date): Promise<DueSettings | null> {
  const [row] = await tx.$queryRaw<DueSettings[]>`
    SELECT user_id AS "userId", time_zone AS "timeZone", mail_time AS "mailTime", quiet_days AS "quietDays",
      next_at AS "nextAt"
    FROM check_in_settings WHERE mail_on AND next_at <= ${now} ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

async function findDue(tx: Db, { userId, timeZone }: DueSettings, now: Date): Promise<DueItem[]> {
  const today = wallTimeAt(now, timeZone).date;
  const rows = await tx.commitment.findMany({
    where: { userId, status: "open", deletedAt: null, dueOn: { lte: today } },
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
    take: MAX_READ,
    select: { id: true, text: true, dueOn: true, dueTime: true, timeZone: true },
  });
  return rows.map(({ id, text, dueOn, dueTime: time, timeZone: zone }) => {
    const due = { date: dueOn ?? today, time, timeZone: zone };
    return { id, text, dueText: dueText(due), isOverdue: standingOf(due, now) === "overdue" };
  });
}

async function listMailedLately(tx: Db, userId: number, day: string): Promise<string[][]> {
  const where = { userId, day: { gt: plusDays(day, -7), lt: day } };
  const rows = await tx.checkInMail.findMany({ where, select: { commitmentIds: true } });
  return rows.map(({ commitmentIds }) => commitmentIds);
}

async function findConfirmedReader(tx: Db, userId: number) {
  const person = await tx.tryUser.findUnique({
    where: { id: userId },
    select: { email: true, name: true, emailVerified: true },
  });
  return person?.emailVerified ? person : null;
}

/**
 * Plans the next due mail in one transaction: the day's row, unique for each person, the mail in the outbox, and the
 * time of the next one.
 * @returns false when no mail is due.
 */
export async function planNextMail(now: Date, compose: (plan: MailPlan) => Mail): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const settings = await claimSettings(tx, now);
    if (!settings) return false;
    const { userId, timeZone, nextAt } = settings;
    await tx.checkInSettings.update({ where: { userId }, data: { nextAt: nextMailAt(settings, now) } });
    const day = wallTimeAt(now, timeZone).date;
    // After a day of downtime, yesterday's mail is not sent late.
    const isOfToday = wallTimeAt(nextAt, timeZone).date === day;
    const reader = isOfToday ? await findConfirmedReader(tx, userId) : null;
    const due = reader ? await findDue(tx, settings, now) : [];
    const items = chooseItems(due, await listMailedLately(tx, userId, day));
    if (!reader || items.length === 0) return true;
    const commitmentIds = items.map(({ id }) => id);
    const { count } = await tx.checkInMail.createMany({
      data: [{ userId, day, commitmentIds, createdAt: now }],
      skipDuplicates: true,
    });
    if (count > 0) {
      const { email, name } = reader;
      await addMailOnceIn(tx, compose({ userId, email, name, items, moreCount: due.length - items.length }));
    }
    return true;
  });
}
