import "server-only";
import { db } from "@/lib/server/db";
import { emailKey } from "@/lib/shared/email";
import { SEATS } from "./model";

// One queue for everyone who joins, so that two at once can never both get the last seat.
const JOIN_LOCK = 620_501;

/**
 * Puts an address on the list, or finds it there, and returns its position from 1; beyond the seats, the first position
 * after them. Who left makes room: positions are counted, not stored.
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

/** How many are on the list, counted no further than the seats. */
export async function countJoined(): Promise<number> {
  const rows = await db().$queryRaw<{ joined: number }[]>`
    SELECT count(*)::int AS joined FROM (SELECT 1 FROM email_signups LIMIT ${SEATS}) AS seated`;
  return rows[0]?.joined ?? 0;
}
