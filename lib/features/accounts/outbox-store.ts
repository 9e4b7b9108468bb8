import "server-only";
import { db } from "@/lib/server/db";
import { sealPayload } from "./outbox-payload";

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

/**
 * Takes events that are due; each is put off by a growing wait first, so that a process that dies with one in its hands
 * loses nothing and two processes never hold the same.
 */
export async function claimDueEvents(now: Date, limit: number): Promise<DueEvent[]> {
  return db().$queryRaw<DueEvent[]>`
    UPDATE outbox_events SET attempts = attempts + 1,
      next_at = ${now}::timestamptz + make_interval(secs => least(60 * power(2, attempts), 3600)::int)
    WHERE id IN (
      SELECT id FROM outbox_events WHERE next_at <= ${now} ORDER BY next_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, attempts, created_at AS "createdAt", payload ->> 'sealed' AS sealed`;
}

/** What was done is not kept: a payload may name a person. */
export async function removeEvent(id: string): Promise<void> {
  await db().outboxEvent.deleteMany({ where: { id } });
}
