import "server-only";
import { decryptSecret, encryptSecret } from "@/lib/server/crypto";
import { db, type Db } from "@/lib/server/db";
import type { Mail } from "@/lib/server/mail/mailer";

const PLACE = { table: "outbox_events", column: "payload", userId: 0 };

/** Encrypts the payload, so that the table does not reveal whom an event concerns. */
export const sealPayload = (payload: unknown) => ({ sealed: encryptSecret(JSON.stringify(payload), PLACE) });

export const openPayload = (sealed: string): unknown => JSON.parse(decryptSecret(sealed, PLACE));

export interface DueEvent {
  id: string;
  kind: string;
  attempts: number;
  createdAt: Date;
  nextAt: Date;
  sealed: string;
}

export const addEvent = (kind: string, payload: unknown): Promise<void> => addEventIn(db(), kind, payload);

export async function addEventIn(tx: Db, kind: string, payload: unknown): Promise<void> {
  await tx.outboxEvent.create({ data: { kind, payload: sealPayload(payload) } });
}

export const addMailIn = (tx: Db, mail: Mail): Promise<void> => addEventIn(tx, "mail", mail);

/** A mail that is sent at most once; losing it is better than sending it twice. */
export const addMailOnceIn = (tx: Db, mail: Mail): Promise<void> => addEventIn(tx, "mail.once", mail);

/** Longer than the combined time-outs of a mail server or of Google. */
const LEASE_SECONDS = 120;

/**
 * Leases the next due event: no other worker takes it until the lease or a longer back-off ends, and a dying process
 * loses nothing. One at a time, so that each lease starts with its own delivery.
 */
export async function claimDueEvent(now: Date): Promise<DueEvent | null> {
  const rows = await db().$queryRaw<DueEvent[]>`
    UPDATE outbox_events SET attempts = attempts + 1,
      next_at = ${now}::timestamptz + make_interval(secs => least(${LEASE_SECONDS} * power(2, attempts), 3600)::int)
    WHERE id = (
      SELECT id FROM outbox_events WHERE next_at <= ${now} ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, attempts, created_at AS "createdAt", next_at AS "nextAt",
      payload ->> 'sealed' AS sealed`;
  return rows[0] ?? null;
}

export async function removeEvent(id: string): Promise<boolean> {
  return (await db().outboxEvent.deleteMany({ where: { id } })).count > 0;
}

export async function restoreEvent({ sealed, ...event }: DueEvent): Promise<void> {
  await db().outboxEvent.create({ data: { ...event, payload: { sealed } } });
}
