import "server-only";
import type { CoachState, InteractionRecord } from "@/lib/features/coach/schema";
import { prepared, preparedToSend } from "@/lib/server/db";
import type { FinalState, MessageState, ReplyFailure } from "../model";
import { instanceId } from "./instance";
import { deleteCompactedChunks, endReplies, UNCOMPACTED_TEXT } from "./reply-sql";

/** New text, as a chunk row at `at`, which the next one replaces; or, with a state, the whole text in the message. */
export interface ReplyRow {
  id: string;
  text: string;
  /** Bytes of UTF-8 that the message row already holds. */
  at?: number;
  state?: "streaming" | FinalState;
  failure?: ReplyFailure | null;
  record?: InteractionRecord;
  coachState?: CoachState;
}

const WRITE = preparedToSend<{ id: string }>(
  `
  WITH piece AS (
    SELECT piece.* FROM unnest($2::text[]) AS line, json_to_record(line::json) AS piece
      (id text, text text, at int, state text, failure text, record jsonb, "coachState" jsonb)),
  owned AS (SELECT m.id FROM piece JOIN chat_messages m ON m.id = piece.id WHERE piece.state IS NULL AND m.instance_id = $1),
  chunk AS (
    INSERT INTO reply_chunks (message_id, at, text) SELECT id, at, text FROM piece JOIN owned USING (id)
    ON CONFLICT (message_id, at) DO UPDATE SET text = EXCLUDED.text),
  compacted AS (
    UPDATE chat_messages m SET content = piece.text, state = piece.state::message_state, failure_code = piece.failure,
      heartbeat_at = now(), updated_at = now(), coach_state = coalesce(piece."coachState", m.coach_state),
      instance_id = CASE WHEN piece.state = 'streaming' THEN m.instance_id END
    FROM piece WHERE piece.state IS NOT NULL AND m.id = piece.id AND m.instance_id = $1
    RETURNING m.id, m.user_id, octet_length(m.content) AS bytes, piece.record),
  deleted_chunks AS (${deleteCompactedChunks("compacted")}),
  interaction AS (
    INSERT INTO ai_interactions (id, user_id, interaction_type, context)
    SELECT id, user_id, 'coach-chat', record FROM compacted WHERE record IS NOT NULL
    ON CONFLICT (id) DO UPDATE SET context = EXCLUDED.context)
  SELECT id FROM (SELECT id FROM owned UNION ALL SELECT id FROM compacted) AS written,
    (SELECT set_config('synchronous_commit', coalesce(nullif($3, ''), current_setting('synchronous_commit')), true)) AS wait`,
  "replyWrites",
);

/**
 * Stores many replies with one statement, and leaves those unchanged that this process does not own. Resolves when the
 * statement was sent; `owned` resolves with the ids of the stored replies. A write that is not durable commits without
 * waiting for the disk; this process still has the text in memory.
 */
export async function sendReplies(
  replies: ReplyRow[],
  { isDurable }: { isDurable: boolean },
): Promise<{ owned: Promise<Set<string>> }> {
  // PostgreSQL refuses half a surrogate pair in JSON.
  const lines = replies.map((reply) => JSON.stringify({ ...reply, text: reply.text.toWellFormed() }));
  const { rows } = await WRITE(instanceId(), lines, isDurable ? "" : "off");
  return { owned: rows.then((written) => new Set(written.map(({ id }) => id))) };
}

const APPEND_SEEN_TEXT = prepared(`
  UPDATE chat_messages SET content = $2, updated_at = now()
  WHERE id = $1 AND state IN ('stopped', 'interrupted') AND instance_id IS NULL AND starts_with($2, content)`);

export const appendSeenText = (id: string, text: string) => APPEND_SEEN_TEXT(id, text);

export interface StoredReply {
  state: MessageState;
  failure: ReplyFailure | null;
  content: string;
}

const FIND_REPLY = prepared<StoredReply>(`
  SELECT m.state, m.failure_code AS failure, m.content || ${UNCOMPACTED_TEXT} AS content
  FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
  WHERE m.id = $1 AND m.user_id = $2::int AND m.role = 'assistant' AND c.deleted_at IS NULL`);

export async function findOwnedReply(userId: number, id: string): Promise<StoredReply | null> {
  const [reply] = await FIND_REPLY(id, userId);
  return reply ?? null;
}

const STOP = prepared<{ id: string }>(`
  WITH ${endReplies("stopped", "m.conversation_id = ANY($1::text[]) AND m.user_id = $2::int")}`);

/** In any process; the writers notice within a second. Returns the replies' ids. */
export async function stopOwned(userId: number, conversationIds: string[]): Promise<string[]> {
  return (await STOP(conversationIds, userId)).map(({ id }) => id);
}

const HEARTBEAT = prepared<{ secondsSinceHeartbeat: number | null }>(`
  INSERT INTO app_instances (id, started_at, heartbeat_at) VALUES ($1, now(), now())
  ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()
  RETURNING extract(epoch FROM now() - (SELECT heartbeat_at FROM app_instances WHERE id = $1))::float8 AS "secondsSinceHeartbeat"`);

/** Renews this process's lease. Returns the seconds since the last renewal, by the database's clock. */
export async function heartbeat(): Promise<number> {
  const [row] = await HEARTBEAT(instanceId());
  return row?.secondsSinceHeartbeat ?? Infinity;
}

const LIST_INSTANCES = prepared<{ id: string }>("SELECT id FROM app_instances");

export async function listInstanceIds(): Promise<string[]> {
  return (await LIST_INSTANCES()).map(({ id }) => id);
}

/** Longer than the statement that starts a reply can take. */
const MAX_START_SECONDS = 20;

/** Replies of dead processes, and replies of this one whose start was stored although its response was lost. */
const HAS_NO_WRITER = `(m.instance_id IN (SELECT id FROM dead) OR m.instance_id IS NULL
    OR (m.instance_id <> $1 AND NOT EXISTS (SELECT FROM app_instances instance WHERE instance.id = m.instance_id))
    OR (m.instance_id = $1 AND m.id <> ALL($4::text[]) AND m.heartbeat_at < now() - interval '${MAX_START_SECONDS} seconds'))`;

const SWEEP = prepared(`
  WITH dead AS (
    DELETE FROM app_instances WHERE id <> $1 AND (id = ANY($2::text[]) OR (
      heartbeat_at < now() - make_interval(secs => $3::int)
      AND pg_postmaster_start_time() < now() - make_interval(secs => $3::int)))
    RETURNING id),
  ${endReplies("interrupted", HAS_NO_WRITER)}`);

interface StaleReplies {
  dead: string[];
  running: string[];
  staleSeconds: number | null;
}

/**
 * Interrupts replies that no process writes and keeps their stored text. A process is dead when it is listed, has no
 * lease, or has a stale one although the database has not just started. Returns the number of replies.
 */
export async function sweep({ dead, running, staleSeconds }: StaleReplies): Promise<number> {
  return (await SWEEP(instanceId(), dead, staleSeconds, running)).length;
}

const REMOVE_INSTANCE = prepared("DELETE FROM app_instances WHERE id = $1");

export const removeInstance = () => REMOVE_INSTANCE(instanceId());
