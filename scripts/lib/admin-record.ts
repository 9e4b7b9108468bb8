import type { Client } from "pg";

interface RecordState {
  lines: number;
  /** First line whose own hash, or whose predecessor's hash, does not match. */
  brokenAt: number | null;
  /** Number and hash prefix of the newest line. Noted elsewhere, it reveals that the end was cut off. */
  newest: string;
}

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
