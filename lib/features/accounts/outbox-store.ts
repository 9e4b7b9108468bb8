import "server-only";
import { decryptSecret, encryptSecret } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";

const PLACE = { table: "outbox_events", column: "payload", userId: 0 };

/** What an outbox row holds: nobody who reads the table sees whom an event is about. */
export const sealPayload = (payload: unknown) => ({ sealed: encryptSecret(JSON.stringify(payload), PLACE) });

/** The payload again; each handler parses it with its own schema. */
export const openPayload = (sealed: string): unknown => JSON.parse(decryptSecret(sealed, PLACE));

export interface DueEvent {
  id: string;
  kind: string;
  attempts: number;
  createdAt: Date;
  /** See `sealPayload`. */
  sealed: string;
}

export async function addEvent(kind: string, payload: unknown): Promise<void> {
  await db().outboxEvent.create({ data: { kind, payload: sealPayload(payload) } });
}

/** Longer than the time-outs of a mail server or of Google together. */
const LEASE_SECONDS = 120;

/**
 * Leases the next due event: nobody else takes it until the lease or a longer back-off ends, and a process that dies
 * loses nothing. One at a time, so that the lease of an event starts with its own delivery.
 */
export async function claimDueEvent(now: Date): Promise<DueEvent | null> {
  const rows = await db().$queryRaw<DueEvent[]>`
    UPDATE outbox_events SET attempts = attempts + 1,
      next_at = ${now}::timestamptz + make_interval(secs => least(${LEASE_SECONDS} * power(2, attempts), 3600)::int)
    WHERE id = (
      SELECT id FROM outbox_events WHERE next_at <= ${now} ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, attempts, created_at AS "createdAt", payload ->> 'sealed' AS sealed`;
  return rows[0] ?? null;
}

/** Removes a delivered event, because its payload may name a person. */
export async function removeEvent(id: string): Promise<void> {
  await db().outboxEvent.deleteMany({ where: { id } });
}
