import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { isUniqueViolation } from "@/lib/server/database-error";
import { db } from "@/lib/server/db";
import type { FinalState, MessageStateView, ReplyFailure } from "../model";

const RUNNING = Prisma.sql`('pending', 'streaming')`;

/** The words of a running reply that are stored beside it and not yet part of it. */
const tailOf = (alias: Prisma.Sql) => Prisma.sql`coalesce((
  SELECT string_agg(chunk.text, '' ORDER BY chunk.at) FROM reply_chunks chunk
  WHERE chunk.message_id = ${alias}.id AND chunk.at >= octet_length(${alias}.content)), '')`;
const M = Prisma.sql`m`;

export interface Caps {
  perUser: number;
  perSite: number;
}

interface Beginning {
  userId: number;
  conversationId: string;
  replyId: string;
  instanceId: string;
  caps: Caps;
}

/** What became of a wish to begin: begun, or the reason why nothing was stored. */
export type Begun = "begun" | "not_found" | "user_full" | "site_full" | "taken";

interface BeginRow {
  found: number;
  mine: number;
  everybody: number;
  begun: number;
}

function judge(row: BeginRow | undefined, caps: Caps): Begun {
  if (!row || row.found === 0) return "not_found";
  if (row.begun > 0) return "begun";
  if (row.mine >= caps.perUser) return "user_full";
  return row.everybody >= caps.perSite ? "site_full" : "not_found";
}

const takenIfDouble = (error: unknown): Begun => {
  if (isUniqueViolation(error)) return "taken";
  throw error;
};

const talkAndBusy = ({ conversationId, userId }: Beginning) => Prisma.sql`
  talk AS (SELECT id FROM conversations WHERE id = ${conversationId} AND user_id = ${userId} AND deleted_at IS NULL),
  busy AS (SELECT count(*) FILTER (WHERE user_id = ${userId})::int AS mine, count(*)::int AS everybody
           FROM chat_messages WHERE state IN ${RUNNING})`;

interface Said {
  id: string;
  text: string;
  /** Unique in the conversation, so that the same sending is never stored twice. */
  clientMessageId: string | null;
  /** The message of one's own that this one takes the place of. */
  replaces: string | null;
}

/**
 * Stores a person's message and the pending reply to it in one statement, and so in one transaction. Nothing is stored
 * when the conversation is not theirs, too many replies run, or one already runs in this conversation.
 */
export async function beginReply(begin: Beginning, said: Said): Promise<Begun> {
  const { conversationId, userId, replyId, instanceId, caps } = begin;
  return db().$queryRaw<BeginRow[]>`
      WITH ${talkAndBusy(begin)},
      previous AS (SELECT id FROM chat_messages WHERE conversation_id = ${conversationId} AND active ORDER BY seq DESC LIMIT 1),
      replaced AS (SELECT seq, parent_id FROM chat_messages
                   WHERE id = ${said.replaces}::text AND conversation_id = ${conversationId} AND role = 'user' AND active),
      said AS (
        INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, client_message_id)
        SELECT ${said.id}, talk.id, ${userId}, 'user', ${said.text}, 'complete',
               CASE WHEN ${said.replaces}::text IS NULL THEN (SELECT id FROM previous) ELSE (SELECT parent_id FROM replaced) END,
               ${said.clientMessageId}::text
        FROM talk, busy
        WHERE busy.mine < ${caps.perUser} AND busy.everybody < ${caps.perSite}
          AND (${said.replaces}::text IS NULL OR EXISTS (SELECT FROM replaced))
        RETURNING id),
      hidden AS (UPDATE chat_messages m SET active = false FROM said, replaced
                 WHERE m.conversation_id = ${conversationId} AND m.active AND m.seq >= replaced.seq),
      reply AS (
        INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, instance_id, heartbeat_at)
        SELECT ${replyId}, ${conversationId}, ${userId}, 'assistant', '', 'pending', said.id, ${instanceId}, now() FROM said
        RETURNING id),
      touched AS (UPDATE conversations SET updated_at = now() FROM said WHERE conversations.id = ${conversationId})
      SELECT (SELECT count(*) FROM talk)::int AS found, (SELECT count(*) FROM reply)::int AS begun, busy.mine, busy.everybody FROM busy`.then(
    (rows) => judge(rows[0], caps),
    takenIfDouble,
  );
}

/** Begins another version of an answer; the old one and what followed it leave the visible thread and stay. */
export async function beginVersion(begin: Beginning, oldId: string): Promise<Begun> {
  const { conversationId, userId, replyId, instanceId, caps } = begin;
  return db().$queryRaw<BeginRow[]>`
      WITH ${talkAndBusy(begin)},
      old AS (SELECT m.seq, m.parent_id FROM chat_messages m, talk, busy
              WHERE m.id = ${oldId} AND m.conversation_id = talk.id AND m.role = 'assistant' AND m.active
                AND busy.mine < ${caps.perUser} AND busy.everybody < ${caps.perSite}),
      hidden AS (UPDATE chat_messages m SET active = false FROM old
                 WHERE m.conversation_id = ${conversationId} AND m.active AND m.seq >= old.seq),
      reply AS (
        INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, instance_id, heartbeat_at)
        SELECT ${replyId}, ${conversationId}, ${userId}, 'assistant', '', 'pending', old.parent_id, ${instanceId}, now() FROM old
        RETURNING id),
      touched AS (UPDATE conversations SET updated_at = now() FROM old WHERE conversations.id = ${conversationId})
      SELECT (SELECT count(*) FROM talk)::int AS found, (SELECT count(*) FROM reply)::int AS begun, busy.mine, busy.everybody FROM busy`.then(
    (rows) => judge(rows[0], caps),
    takenIfDouble,
  );
}

/** Takes up the conversation's last reply where it was cut. Returns its text so far, or why not. */
export async function beginAgain(begin: Beginning): Promise<{ begun: Begun; text: string }> {
  const { replyId, instanceId, caps } = begin;
  try {
    const rows = await db().$queryRaw<(BeginRow & { text: string | null })[]>`
      WITH ${talkAndBusy(begin)},
      reply AS (
        UPDATE chat_messages m SET content = m.content || ${tailOf(M)}, state = 'pending', failure_code = NULL,
          instance_id = ${instanceId}, heartbeat_at = now()
        FROM talk, busy
        WHERE m.id = ${replyId} AND m.conversation_id = talk.id AND m.role = 'assistant' AND m.active
          AND m.state IN ('interrupted', 'stopped')
          AND busy.mine < ${caps.perUser} AND busy.everybody < ${caps.perSite}
          AND NOT EXISTS (SELECT FROM chat_messages later WHERE later.conversation_id = talk.id AND later.active AND later.seq > m.seq)
        RETURNING m.content),
      folded AS (DELETE FROM reply_chunks WHERE message_id = ${replyId} AND EXISTS (SELECT FROM reply))
      SELECT (SELECT count(*) FROM talk)::int AS found, (SELECT count(*) FROM reply)::int AS begun, busy.mine, busy.everybody,
             (SELECT content FROM reply) AS text FROM busy`;
    return { begun: judge(rows[0], caps), text: rows[0]?.text ?? "" };
  } catch (error) {
    return { begun: takenIfDouble(error), text: "" };
  }
}

/** The reply to a message that was sent before with the same client id and text, or null. */
export async function findReplyTo(
  userId: number,
  conversationId: string,
  clientMessageId: string,
): Promise<string | null> {
  const sent = await db().chatMessage.findUnique({
    where: { conversationId_clientMessageId: { conversationId, clientMessageId }, userId },
    select: { children: { where: { role: "assistant" }, orderBy: { seq: "desc" }, take: 1, select: { id: true } } },
  });
  return sent?.children[0]?.id ?? null;
}

export interface ChunkRow {
  id: string;
  /** Bytes of UTF-8 before it. */
  at: number;
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

/**
 * Stores what is new in many replies with one statement: short pieces beside their message, or the whole text into it.
 * Repeating it changes nothing. Replies that this process no longer owns (stopped elsewhere, deleted, taken for dead)
 * are left alone. Returns the ids of those it does own.
 */
export async function writeReplies(instanceId: string, chunks: ChunkRow[], folds: FoldRow[]): Promise<Set<string>> {
  const ids = [...chunks, ...folds].map(({ id }) => id);
  const rows = await db().$queryRaw<{ id: string }[]>`
    WITH owned AS (SELECT id FROM chat_messages WHERE id = ANY(${ids}::text[]) AND instance_id = ${instanceId}),
    chunk AS (
      INSERT INTO reply_chunks (message_id, at, text)
      SELECT piece.id, piece.at, piece.text
      FROM unnest(${chunks.map(({ id }) => id)}::text[], ${chunks.map(({ at }) => at)}::int[], ${chunks.map(({ text }) => text)}::text[])
        AS piece (id, at, text) JOIN owned USING (id)
      ON CONFLICT DO NOTHING),
    fold AS (
      UPDATE chat_messages m SET content = whole.text, state = whole.state::message_state,
        failure_code = nullif(whole.failure, ''), heartbeat_at = now(), updated_at = now(),
        instance_id = CASE WHEN whole.state = 'streaming' THEN m.instance_id END
      FROM unnest(${folds.map(({ id }) => id)}::text[], ${folds.map(({ text }) => text)}::text[], ${folds.map(({ state }) => state)}::text[],
                  ${folds.map(({ failure }) => failure ?? "")}::text[], ${folds.map(({ record }) => record ?? "")}::text[])
        AS whole (id, text, state, failure, record)
      WHERE m.id = whole.id AND m.instance_id = ${instanceId}
      RETURNING m.id, m.user_id, whole.record),
    folded AS (DELETE FROM reply_chunks USING fold WHERE reply_chunks.message_id = fold.id),
    noted AS (
      INSERT INTO ai_interactions (id, user_id, interaction_type, context)
      SELECT id, user_id, 'coach-chat', record::jsonb FROM fold WHERE record <> ''
      ON CONFLICT (id) DO UPDATE SET context = EXCLUDED.context)
    SELECT id FROM owned`;
  return new Set(rows.map(({ id }) => id));
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

/** A reply of this person as it is stored now, or null. */
export async function findOwnedReply(userId: number, id: string): Promise<StoredReply | null> {
  const rows = await db().$queryRaw<StoredReply[]>`
    SELECT m.state, m.failure_code AS failure, m.conversation_id AS "conversationId", m.content || ${tailOf(M)} AS content
    FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.id = ${id} AND m.user_id = ${userId} AND m.role = 'assistant' AND c.deleted_at IS NULL`;
  return rows[0] ?? null;
}

/** Stops the reply of a conversation whoever writes it; its writer notices within a second. Returns its id, or null. */
export async function stopOwned(userId: number, conversationId: string): Promise<string | null> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    WITH stopped AS (
      UPDATE chat_messages m SET content = m.content || ${tailOf(M)}, state = 'stopped', instance_id = NULL, updated_at = now()
      WHERE m.conversation_id = ${conversationId} AND m.user_id = ${userId} AND m.role = 'assistant' AND m.state IN ${RUNNING}
      RETURNING m.id),
    folded AS (DELETE FROM reply_chunks USING stopped WHERE reply_chunks.message_id = stopped.id)
    SELECT id FROM stopped`;
  return rows[0]?.id ?? null;
}

export async function ownsConversation(userId: number, conversationId: string): Promise<boolean> {
  return (await db().conversation.count({ where: { id: conversationId, userId, deletedAt: null } })) > 0;
}

/** Says that this process lives. */
export async function beat(instanceId: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO app_instances (id, started_at, heartbeat_at) VALUES (${instanceId}, now(), now())
    ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()`;
}

export async function listInstanceIds(): Promise<string[]> {
  return (await db().appInstance.findMany({ select: { id: true } })).map(({ id }) => id);
}

/**
 * Marks the replies of dead processes as interrupted, with every word that was stored. Dead are those named, those without
 * an entry, and those whose heartbeat is older than `staleSeconds`, unless the database itself has only just started.
 */
export async function sweep(instanceId: string, knownDead: string[], staleSeconds: number): Promise<number> {
  return db().$executeRaw`
    WITH dead AS (
      DELETE FROM app_instances WHERE id <> ${instanceId} AND (id = ANY(${knownDead}::text[]) OR (
        heartbeat_at < now() - make_interval(secs => ${staleSeconds})
        AND pg_postmaster_start_time() < now() - make_interval(secs => ${staleSeconds})))
      RETURNING id),
    cut AS (
      UPDATE chat_messages m SET content = m.content || ${tailOf(M)}, state = 'interrupted', instance_id = NULL, updated_at = now()
      WHERE m.state IN ${RUNNING} AND (m.instance_id IN (SELECT id FROM dead) OR m.instance_id IS NULL
        OR NOT EXISTS (SELECT FROM app_instances living WHERE living.id = m.instance_id))
      RETURNING m.id)
    DELETE FROM reply_chunks USING cut WHERE reply_chunks.message_id = cut.id`;
}

export async function removeInstance(instanceId: string): Promise<void> {
  await db().appInstance.deleteMany({ where: { id: instanceId } });
}

/**
 * Shows another version of a message, and with it the newest of what followed that version; what is shown now leaves the
 * visible thread and stays. False when it is not there or a reply is being written in the conversation.
 */
export async function showVersion(userId: number, conversationId: string, messageId: string): Promise<boolean> {
  const changed = await db().$executeRaw`
    WITH RECURSIVE chosen AS (
      SELECT m.id, m.parent_id, m.role FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
      WHERE m.id = ${messageId} AND m.conversation_id = ${conversationId} AND m.user_id = ${userId} AND c.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM chat_messages busy WHERE busy.conversation_id = c.id AND busy.role = 'assistant' AND busy.state IN ${RUNNING})),
    path AS (
      SELECT id FROM chosen
      UNION ALL
      SELECT next.id FROM path CROSS JOIN LATERAL (
        SELECT child.id FROM chat_messages child WHERE child.parent_id = path.id ORDER BY child.seq DESC LIMIT 1) next),
    fork AS (
      SELECT sibling.seq FROM chat_messages sibling, chosen
      WHERE sibling.conversation_id = ${conversationId} AND sibling.active AND sibling.role = chosen.role
        AND sibling.parent_id IS NOT DISTINCT FROM chosen.parent_id)
    UPDATE chat_messages m SET active = m.id IN (SELECT id FROM path)
    WHERE m.conversation_id = ${conversationId} AND EXISTS (SELECT FROM chosen)
      AND (m.id IN (SELECT id FROM path) OR (m.active AND m.seq >= (SELECT seq FROM fork)))`;
  return changed > 0;
}
