import type { Client } from "pg";

interface RecordState {
  lines: number;
  /** The first line whose own hash, or that of the line before it, does not fit. */
  brokenAt: number | null;
  /** Number and first signs of the newest line's hash. Whoever notes it elsewhere sees when the end was cut off. */
  newest: string;
}

/** Follows the chain of `admin_activity_log`; what retention removed from its beginning is no break. */
export async function findBrokenLine(client: Client): Promise<RecordState> {
  const { rows } = await client.query<RecordState>(
    `WITH chain AS (
       SELECT id, hash, previous_hash, admin_activity_hash(previous_hash, line) AS made, lag(hash) OVER (ORDER BY id) AS before
       FROM admin_activity_log line
     )
     SELECT count(*)::int AS lines,
       min(id) FILTER (WHERE hash <> made OR previous_hash <> coalesce(before, previous_hash)) AS "brokenAt",
       (array_agg(id || ' ' || left(hash, 12) ORDER BY id DESC))[1] AS newest
     FROM chain`,
  );
  return rows[0] ?? { lines: 0, brokenAt: null, newest: "" };
}
