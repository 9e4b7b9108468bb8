import "server-only";
import { db, prepared, type Db } from "@/lib/server/db";
import { instantOf } from "@/lib/shared/time/zoned-time";
import { COMMITMENT_COLUMNS, type CommitmentRow } from "./commitment-row";
import type { CommitmentsQuery, CommitmentSource, CommitmentStatus, DueInput, WeekView } from "../schema";

/** Without a time, `dueAt` is the beginning of the day. */
const dueColumns = (due: DueInput | null, timeZone: string) => ({
  dueOn: due?.date ?? null,
  dueTime: due?.time ?? null,
  timeZone,
  dueAt: due ? instantOf({ date: due.date, time: due.time ?? "00:00" }, timeZone) : null,
});

const COLUMNS = `id, text, cue, due_on AS "dueOn", due_time AS "dueTime", time_zone AS "timeZone", goal_id AS "goalId", status,
  outcome, source, source_id AS "sourceId", conversation_id AS "conversationId", created_at AS "createdAt", settled_at AS "settledAt"`;

const LIST_OPEN = prepared<CommitmentRow>(`
  SELECT ${COLUMNS} FROM commitments WHERE user_id = $1::int AND status = 'open' AND deleted_at IS NULL
  ORDER BY due_at, id LIMIT $2::int`);

// Without a cursor everything comes before it.
const LIST_SETTLED = prepared<CommitmentRow>(`
  SELECT ${COLUMNS} FROM commitments
  WHERE user_id = $1::int AND settled_at IS NOT NULL AND deleted_at IS NULL
    AND (settled_at, id) < (
      coalesce((SELECT settled_at FROM commitments WHERE id = $3::text AND user_id = $1::int), 'infinity'), coalesce($3::text, ''))
  ORDER BY settled_at DESC, id DESC LIMIT $2::int`);

type ListQuery = Pick<CommitmentsQuery, "settled" | "before" | "limit">;

export const listOwned = (userId: number, { settled, before, limit }: ListQuery): Promise<CommitmentRow[]> =>
  settled ? LIST_SETTLED(userId, limit, before ?? null) : LIST_OPEN(userId, limit);

const LIST_DATED = prepared<CommitmentRow>(`
  SELECT ${COLUMNS} FROM commitments WHERE user_id = $1::int AND status = 'open' AND deleted_at IS NULL
    AND due_at IS NOT NULL
  ORDER BY due_at LIMIT $2::int`);

export const listDated = (userId: number, limit: number): Promise<CommitmentRow[]> => LIST_DATED(userId, limit);

const COUNT_DATED_UNTIL = prepared<{ count: number }>(`
  SELECT count(*)::int AS count FROM commitments
  WHERE user_id = $1::int AND status = 'open' AND deleted_at IS NULL AND due_at <= $2::timestamptz`);

export async function countDatedUntil(userId: number, until: Date): Promise<number> {
  return (await COUNT_DATED_UNTIL(userId, until))[0]?.count ?? 0;
}

const MAX_SETTLED_SINCE = 20;

export async function listOwnedSettledSince(userId: number, since: Date) {
  return db().commitment.findMany({
    where: { userId, deletedAt: null, settledAt: { gt: since } },
    orderBy: [{ settledAt: "asc" }, { id: "asc" }],
    take: MAX_SETTLED_SINCE,
    select: { status: true, text: true, outcome: true },
  });
}

export async function findOwned(userId: number, id: string): Promise<CommitmentRow | null> {
  return db().commitment.findFirst({ where: { id, userId, deletedAt: null }, select: COMMITMENT_COLUMNS });
}

export async function findFromSource(
  userId: number,
  source: CommitmentSource,
  sourceId: string,
): Promise<CommitmentRow[]> {
  const where = { userId, source, sourceId, deletedAt: null };
  return db().commitment.findMany({ where, select: COMMITMENT_COLUMNS, take: 20 });
}

interface NewCommitment {
  userId: number;
  text: string;
  cue: string | null;
  due: DueInput | null;
  timeZone: string;
  goalId: string | null;
  source: CommitmentSource;
  sourceId: string | null;
  conversationId: string | null;
  now: Date;
}

export async function createOwned({ due, timeZone, now, ...row }: NewCommitment): Promise<CommitmentRow> {
  const data = { ...row, ...dueColumns(due, timeZone), createdAt: now };
  return db().commitment.create({ data, select: COMMITMENT_COLUMNS });
}

interface CommitmentChange {
  text?: string;
  cue?: string | null;
  goalId?: string | null;
  due?: { day: DueInput | null; timeZone: string };
  status?: "open";
}

const lockOwned = async (tx: Db, userId: number, id: string) => {
  const [row] = await tx.$queryRaw<{ status: string }[]>`
    SELECT status FROM commitments WHERE id = ${id} AND user_id = ${userId} AND deleted_at IS NULL FOR UPDATE`;
  return row?.status ?? null;
};

/** Null for another person's commitment, false for one that was moved and has a successor. */
export async function changeOwned(userId: number, id: string, change: CommitmentChange): Promise<boolean | null> {
  const { due, status, ...fields } = change;
  return db().$transaction(async (tx) => {
    const before = await lockOwned(tx, userId, id);
    if (before === null) return null;
    if (before === "moved") return false;
    await tx.commitment.update({
      where: { id },
      data: {
        ...fields,
        ...(due && { ...dueColumns(due.day, due.timeZone), askedIn: null }),
        ...(status && { status, outcome: null, settledAt: null }),
        sequence: { increment: 1 },
      },
    });
    return true;
  });
}

interface RecordedOutcome {
  status: Exclude<CommitmentStatus, "open">;
  outcome: string | null;
  next: { due: DueInput; timeZone: string; text: string | null } | null;
  now: Date;
}

/**
 * Answers an open commitment. A moved one gets a successor, whose id is returned. Null when it is not theirs,
 * `settled` when it was answered before.
 */
export async function recordOwnedOutcome(
  userId: number,
  id: string,
  { status, outcome, next, now }: RecordedOutcome,
): Promise<{ id: string } | "settled" | null> {
  return db().$transaction(async (tx) => {
    const before = await lockOwned(tx, userId, id);
    if (before === null) return null;
    if (before !== "open") return "settled";
    const row = await tx.commitment.update({
      where: { id },
      data: { status, outcome, settledAt: now, sequence: { increment: 1 } },
    });
    if (!next) return { id };
    return tx.commitment.create({
      data: {
        userId,
        text: next.text ?? row.text,
        cue: row.cue,
        goalId: row.goalId,
        source: row.source,
        sourceId: row.sourceId,
        conversationId: row.conversationId,
        calendarUid: row.calendarUid,
        sequence: row.sequence + 1,
        ...dueColumns(next.due, next.timeZone),
        createdAt: now,
      },
      select: { id: true },
    });
  });
}

export async function softDeleteOwned(userId: number, id: string, now: Date): Promise<boolean> {
  const where = { id, userId, deletedAt: null };
  return (await db().commitment.updateMany({ where, data: { deletedAt: now } })).count > 0;
}

/** Raises the sequence, so that calendars which removed it show it again. */
export async function restoreOwned(userId: number, id: string): Promise<boolean> {
  const data = { deletedAt: null, sequence: { increment: 1 } };
  return (await db().commitment.updateMany({ where: { id, userId }, data })).count > 0;
}

export async function deleteHidden(before: Date): Promise<number> {
  return (await db().commitment.deleteMany({ where: { deletedAt: { lt: before } } })).count;
}

const MARK_ASKED = prepared<{ id: string }>(
  `UPDATE commitments SET asked_in = $3 WHERE user_id = $1::int AND id = ANY($2::text[]) AND asked_in IS NULL RETURNING id`,
);

export async function markOwnedAsked(userId: number, ids: string[], conversationId: string): Promise<void> {
  await MARK_ASKED(userId, ids, conversationId);
}

const WEEKS = prepared<WeekView>(`
  SELECT to_char(date_trunc('week', settled_at AT TIME ZONE $2), 'YYYY-MM-DD') AS "from",
    count(*) FILTER (WHERE status = 'done')::int AS done, count(*) FILTER (WHERE status = 'moved')::int AS moved,
    count(*) FILTER (WHERE status = 'dropped')::int AS dropped
  FROM commitments WHERE user_id = $1::int AND deleted_at IS NULL AND settled_at >= $3::timestamptz
  GROUP BY 1`);

export const countWeeks = (userId: number, timeZone: string, since: Date): Promise<WeekView[]> =>
  WEEKS(userId, timeZone, since);
