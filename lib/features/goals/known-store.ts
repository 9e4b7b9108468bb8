import "server-only";
import { prepared } from "@/lib/server/db";

const MAX_GOALS = 6;
const MAX_OPEN = 12;
const MAX_DONE = 5;
const DONE_DAYS = 30;

export interface KnownRow {
  kind: "goal" | "commitment";
  id: string;
  text: string;
  cue: string | null;
  dueOn: string | null;
  dueTime: string | null;
  timeZone: string | null;
  status: string;
  outcome: string | null;
  source: string | null;
  sourceId: string | null;
  askedIn: string | null;
}

const COMMITMENT = `'commitment', id, text, cue, due_on, due_time, time_zone, status, outcome, source, source_id, asked_in`;

const LIST_KNOWN = prepared<KnownRow>(
  `
  (SELECT 'goal' AS kind, id, title AS text, NULL AS cue, NULL AS "dueOn", NULL AS "dueTime", NULL AS "timeZone", status,
     NULL AS outcome, NULL AS source, NULL AS "sourceId", NULL AS "askedIn"
   FROM user_goals WHERE user_id = $1::int AND status = 'active' AND deleted_at IS NULL ORDER BY created_at LIMIT ${MAX_GOALS})
  UNION ALL
  (SELECT ${COMMITMENT} FROM commitments WHERE user_id = $1::int AND status = 'open' AND deleted_at IS NULL ORDER BY due_at LIMIT ${MAX_OPEN})
  UNION ALL
  (SELECT ${COMMITMENT} FROM commitments
   WHERE user_id = $1::int AND status = 'done' AND deleted_at IS NULL AND settled_at > $2::timestamptz - interval '${DONE_DAYS} days'
   ORDER BY settled_at DESC LIMIT ${MAX_DONE})`,
  "shortQueries",
);

export const listKnown = (userId: number, now: Date): Promise<KnownRow[]> => LIST_KNOWN(userId, now);
