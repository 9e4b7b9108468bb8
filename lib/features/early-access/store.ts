import "server-only";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import { emailKey } from "@/lib/shared/email";
import { SEATS } from "./model";

// Everybody who joins takes this advisory lock, so that two concurrent requests never both get the last seat.
const JOIN_LOCK = 620_501;

/**
 * Adds an address, or finds it, and returns its position from 1; beyond the seats, the first position after them.
 * Positions are counted, not stored, so that a leaving address frees its place.
 */
export async function joinList(email: string): Promise<number> {
  const key = emailKey(email);
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(${JOIN_LOCK}::bigint)`;
    await tx.$executeRaw`
      INSERT INTO email_signups (email, email_key) VALUES (${email}, ${key}) ON CONFLICT (email_key) DO NOTHING`;
    const rows = await tx.$queryRaw<{ position: number }[]>`
      SELECT count(*)::int AS position FROM (
        SELECT 1 FROM email_signups WHERE id <= (SELECT id FROM email_signups WHERE email_key = ${key}) LIMIT ${SEATS + 1}
      ) AS ahead`;
    return rows[0]?.position ?? SEATS + 1;
  });
}

export async function countTakenSeats(): Promise<number> {
  const rows = await db().$queryRaw<{ joined: number }[]>`
    SELECT count(*)::int AS joined FROM (SELECT 1 FROM email_signups LIMIT ${SEATS}) AS seated`;
  return rows[0]?.joined ?? 0;
}

/** Replaces the address's link; null when the address has left meanwhile. */
export async function renewLink(email: string, now: Date): Promise<{ email: string; token: string } | null> {
  const token = randomToken();
  const rows = await db().emailSignup.updateManyAndReturn({
    where: { emailKey: emailKey(email) },
    data: { leaveTokenHash: hashToken(token), linkSentAt: now },
    select: { email: true },
  });
  return rows[0] ? { email: rows[0].email, token } : null;
}

export async function confirmByLink(token: string, now: Date): Promise<boolean> {
  const count = await db().$executeRaw`
    UPDATE email_signups SET confirmed_at = coalesce(confirmed_at, ${now}) WHERE leave_token_hash = ${hashToken(token)}`;
  return count > 0;
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
