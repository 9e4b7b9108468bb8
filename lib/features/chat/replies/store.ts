import "server-only";
import { db, prepared, preparedToSend } from "@/lib/server/db";
import type { FinalState, MessageStateView, ReplyFailure } from "../model";
import { dropFolded, forgetSummaryFrom, RUNNING, TAIL } from "./reply-sql";

export interface ChunkRow {
  id: string;
  /** How many bytes of UTF-8 the message itself holds. */
  at: number;
  /** All words after those. */
  text: string;
}

export interface FoldRow {
  id: string;
  /** The whole text. */
  text: string;
  state: "streaming" | FinalState;
  failure: ReplyFailure | null;
  /** For `ai_interactions`, as JSON; null while the reply runs. */
  record: string | null;
}

const WRITE = preparedToSend<{ id: string }>(
  `
  WITH owned AS (SELECT id FROM chat_messages WHERE id = ANY($2::text[]) AND instance_id = $1),
  chunk AS (
    INSERT INTO reply_chunks (message_id, at, text)
    SELECT piece.id, piece.at, piece.text
    FROM unnest($2::text[], $3::int[], $4::text[]) AS piece (id, at, text) JOIN owned USING (id)
    ON CONFLICT (message_id, at) DO UPDATE SET text = EXCLUDED.text),
  fold AS (
    UPDATE chat_messages m SET content = whole.text, state = whole.state::message_state,
      failure_code = nullif(whole.failure, ''), heartbeat_at = now(), updated_at = now(),
      instance_id = CASE WHEN whole.state = 'streaming' THEN m.instance_id END
    FROM unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[]) AS whole (id, text, state, failure, record)
    WHERE m.id = whole.id AND m.instance_id = $1
    RETURNING m.id, m.user_id, octet_length(m.content) AS bytes, whole.record),
  folded AS (${dropFolded("fold")}),
  noted AS (
    INSERT INTO ai_interactions (id, user_id, interaction_type, context)
    SELECT id, user_id, 'coach-chat', record::jsonb FROM fold WHERE record <> ''
    ON CONFLICT (id) DO UPDATE SET context = EXCLUDED.context)
  SELECT id FROM (SELECT id FROM owned UNION ALL SELECT id FROM fold) AS written,
    (SELECT set_config('synchronous_commit', coalesce(nullif($10, ''), current_setting('synchronous_commit')), true)) AS wait`,
  "replies",
);

interface Writing {
  chunks: ChunkRow[];
  folds: FoldRow[];
  /** False lets the database forget these words when it dies within the next moment; this process still knows them. */
  waitsForDisk: boolean;
}

/**
 * Stores what is new in many replies with one statement: the newest words beside their message, in one row that each
 * writing replaces (no index changes and no reference is checked again), or the whole text into it. Repeating it changes
 * nothing. Replies that this process no longer owns (stopped elsewhere, deleted, taken for dead) are left alone. Resolves
 * when the words are on their way to the database; `owned` are the ids of the replies that it has stored, as this process
 * owns them.
 */
export async function sendReplies(
  instanceId: string,
  { chunks, folds, waitsForDisk }: Writing,
): Promise<{ owned: Promise<Set<string>> }> {
  const { rows } = await WRITE(
    instanceId,
    chunks.map(({ id }) => id),
    chunks.map(({ at }) => at),
    chunks.map(({ text }) => text),
    folds.map(({ id }) => id),
    folds.map(({ text }) => text),
    folds.map(({ state }) => state),
    folds.map(({ failure }) => failure ?? ""),
    folds.map(({ record }) => record ?? ""),
    waitsForDisk ? "" : "off",
  );
  return { owned: rows.then((written) => new Set(written.map(({ id }) => id))) };
}

const ADD_SEEN = prepared(`
  UPDATE chat_messages SET content = $2, updated_at = now()
  WHERE id = $1 AND state IN ('stopped', 'interrupted') AND instance_id IS NULL AND starts_with($2, content)`);

/** Adds what readers of this process have seen to a reply that another process has ended in the same moment. */
export async function addSeen(id: string, text: string): Promise<void> {
  await ADD_SEEN(id, text);
}

/** Which of these replies this process still owns. */
export async function stillOwned(instanceId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db().chatMessage.findMany({ where: { id: { in: ids }, instanceId }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

export interface StoredReply {
  state: MessageStateView;
  failure: ReplyFailure | null;
  content: string;
  conversationId: string;
}

const FIND_REPLY = prepared<StoredReply>(`
  SELECT m.state, m.failure_code AS failure, m.conversation_id AS "conversationId", m.content || ${TAIL} AS content
  FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
  WHERE m.id = $1 AND m.user_id = $2::int AND m.role = 'assistant' AND c.deleted_at IS NULL`);

/** A reply of this person as it is stored now, or null. */
export async function findOwnedReply(userId: number, id: string): Promise<StoredReply | null> {
  const [reply] = await FIND_REPLY(id, userId);
  return reply ?? null;
}

const STOP = prepared<{ id: string }>(`
  WITH stopped AS (
    UPDATE chat_messages m SET content = m.content || ${TAIL}, state = 'stopped', instance_id = NULL, updated_at = now()
    WHERE m.conversation_id = ANY($1::text[]) AND m.user_id = $2::int AND m.role = 'assistant' AND m.state IN ${RUNNING}
    RETURNING m.id, octet_length(m.content) AS bytes),
  folded AS (${dropFolded("stopped")})
  SELECT id FROM stopped`);

/** Stops the replies of conversations whoever writes them; their writers notice within a second. Returns their ids. */
export async function stopOwned(userId: number, conversationIds: string[]): Promise<string[]> {
  return (await STOP(conversationIds, userId)).map(({ id }) => id);
}

export async function ownsConversation(userId: number, conversationId: string): Promise<boolean> {
  return (await db().conversation.count({ where: { id: conversationId, userId, deletedAt: null } })) > 0;
}

const BEAT = prepared<{ silence: number | null }>(`
  INSERT INTO app_instances (id, started_at, heartbeat_at) VALUES ($1, now(), now())
  ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()
  RETURNING extract(epoch FROM now() - (SELECT heartbeat_at FROM app_instances WHERE id = $1))::float8 AS silence`);

/** Says that this process lives. Returns for how many seconds nobody could know, by the database's clock. */
export async function beat(instanceId: string): Promise<number> {
  const [beaten] = await BEAT(instanceId);
  return beaten?.silence ?? Infinity;
}

export async function listInstanceIds(): Promise<string[]> {
  return (await db().appInstance.findMany({ select: { id: true } })).map(({ id }) => id);
}

/** Longer than the statement that begins a reply can take until it is given up. */
const UNKNOWN_SECONDS = 20;

const SWEEP = prepared(`
  WITH dead AS (
    DELETE FROM app_instances WHERE id <> $1 AND (id = ANY($2::text[]) OR (
      heartbeat_at < now() - make_interval(secs => $3::int)
      AND pg_postmaster_start_time() < now() - make_interval(secs => $3::int)))
    RETURNING id),
  cut AS (
    UPDATE chat_messages m SET content = m.content || ${TAIL}, state = 'interrupted', instance_id = NULL, updated_at = now()
    WHERE m.role = 'assistant' AND m.state IN ${RUNNING} AND (m.instance_id IN (SELECT id FROM dead) OR m.instance_id IS NULL
      OR (m.instance_id <> $1 AND NOT EXISTS (SELECT FROM app_instances living WHERE living.id = m.instance_id))
      OR (m.instance_id = $1 AND m.id <> ALL($4::text[]) AND m.heartbeat_at < now() - interval '${UNKNOWN_SECONDS} seconds'))
    RETURNING m.id, octet_length(m.content) AS bytes),
  folded AS (${dropFolded("cut")})
  SELECT id FROM cut`);

interface Sweep {
  /** Processes that are certainly gone. */
  dead: string[];
  /** The replies that this process writes. */
  running: string[];
  /** Null when silence says nothing. */
  staleSeconds: number | null;
}

/**
 * Marks replies that nobody writes as interrupted, with every word that was stored: those of dead processes, which are
 * those named, those without an entry, and those whose heartbeat is older than `staleSeconds`, unless the database itself
 * has only just started; and those whose beginning was stored for this process when the answer to that was lost. Returns
 * how many there were.
 */
export async function sweep(instanceId: string, { dead, running, staleSeconds }: Sweep): Promise<number> {
  return (await SWEEP(instanceId, dead, staleSeconds, running)).length;
}

export async function removeInstance(instanceId: string): Promise<void> {
  await db().appInstance.deleteMany({ where: { id: instanceId } });
}

const SHOW = prepared<{ id: string }>(`
  WITH RECURSIVE chosen AS (
    SELECT m.id, m.parent_id, m.role FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.id = $1 AND m.conversation_id = $2 AND m.user_id = $3::int AND c.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM chat_messages busy WHERE busy.conversation_id = c.id AND busy.role = 'assistant' AND busy.state IN ${RUNNING})),
  path AS (
    SELECT id FROM chosen
    UNION ALL
    SELECT next.id FROM path CROSS JOIN LATERAL (
      SELECT child.id FROM chat_messages child WHERE child.parent_id = path.id ORDER BY child.seq DESC LIMIT 1) next),
  fork AS (
    SELECT sibling.seq FROM chat_messages sibling, chosen
    WHERE sibling.conversation_id = $2 AND sibling.active AND sibling.role = chosen.role
      AND sibling.parent_id IS NOT DISTINCT FROM chosen.parent_id),
  forgotten AS (UPDATE conversations SET ${forgetSummaryFrom("fork.seq")} FROM fork WHERE conversations.id = $2)
  UPDATE chat_messages m SET active = m.id IN (SELECT id FROM path)
  WHERE m.conversation_id = $2 AND EXISTS (SELECT FROM chosen)
    AND (m.id IN (SELECT id FROM path) OR (m.active AND m.seq >= (SELECT seq FROM fork)))
  RETURNING m.id`);

/**
 * Shows another version of a message, and with it the newest of what followed that version; what is shown now leaves the
 * visible thread and stays. False when it is not there or a reply is being written in the conversation.
 */
export async function showVersion(userId: number, conversationId: string, messageId: string): Promise<boolean> {
  return (await SHOW(messageId, conversationId, userId)).length > 0;
}
