import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { db, type Db } from "@/lib/server/db";
import { emailKey } from "@/lib/shared/text/email";
import { SEATS } from "./model";

// Everybody who joins takes this advisory lock, so that two concurrent requests never both get the last seat.
const JOIN_LOCK = 620_501;

/**
 * Adds an address to the list unless it is there, and returns the position, from 1, that a new address gets; beyond
 * the seats, the first position after them. The result does not depend on whether the address was listed, so it
 * reveals nothing. Positions are counted, not stored, so people who leave free their seats. Where mail is sent, only
 * confirmed addresses take seats.
 */
export async function joinList(email: string, { confirmedOnly }: { confirmedOnly: boolean }): Promise<number> {
  const key = emailKey(email);
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(${JOIN_LOCK}::bigint)`;
    const taken = await countSeatsTaken(tx, confirmedOnly);
    await tx.$executeRaw`
      INSERT INTO email_signups (email, email_key) VALUES (${email}, ${key}) ON CONFLICT (email_key) DO NOTHING`;
    return Math.min(taken, SEATS) + 1;
  });
}

async function countSeatsTaken(tx: Db, confirmedOnly: boolean): Promise<number> {
  const rows = confirmedOnly
    ? await tx.$queryRaw<{ taken: number }[]>`
        SELECT count(*)::int AS taken FROM (SELECT 1 FROM email_signups WHERE confirmed_at IS NOT NULL LIMIT ${SEATS}) AS seated`
    : await tx.$queryRaw<{ taken: number }[]>`
        SELECT count(*)::int AS taken FROM (SELECT 1 FROM email_signups LIMIT ${SEATS}) AS seated`;
  return rows[0]?.taken ?? 0;
}

export const countTakenSeats = ({ confirmedOnly }: { confirmedOnly: boolean }): Promise<number> =>
  countSeatsTaken(db(), confirmedOnly);

export async function renewLink(email: string, now: Date): Promise<{ email: string; token: string } | null> {
  const token = randomToken();
  const rows = await db().emailSignup.updateManyAndReturn({
    where: { emailKey: emailKey(email) },
    data: { leaveTokenHash: hashToken(token), linkSentAt: now },
    select: { email: true },
  });
  return rows[0] ? { email: rows[0].email, token } : null;
}

/**
 * Confirms the address that this link belongs to and returns its position, from 1, among the confirmed addresses; the
 * first confirmation determines it. Null when the link belongs to none.
 */
export async function confirmByLink(token: string, now: Date): Promise<number | null> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(${JOIN_LOCK}::bigint)`;
    const [own] = await tx.$queryRaw<{ id: number; confirmedAt: Date }[]>`
      UPDATE email_signups SET confirmed_at = coalesce(confirmed_at, ${now}) WHERE leave_token_hash = ${hashToken(token)}
      RETURNING id, confirmed_at AS "confirmedAt"`;
    if (!own) return null;
    const [row] = await tx.$queryRaw<{ position: number }[]>`
      SELECT count(*)::int AS position FROM (
        SELECT 1 FROM email_signups WHERE (confirmed_at, id) <= (${own.confirmedAt}, ${own.id}) LIMIT ${SEATS + 1}
      ) AS ahead`;
    return row?.position ?? SEATS + 1;
  });
}

export async function leaveByLink(token: string): Promise<boolean> {
  const { count } = await db().emailSignup.deleteMany({ where: { leaveTokenHash: hashToken(token) } });
  return count > 0;
}

export async function removeUnconfirmed(mailedBefore: Date): Promise<number> {
  const { count } = await db().emailSignup.deleteMany({
    where: { confirmedAt: null, linkSentAt: { lt: mailedBefore } },
  });
  return count;
}
