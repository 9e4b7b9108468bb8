import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import type { CoachTurn } from "@/lib/features/coach/schema";
import { db, prepared } from "@/lib/server/db";
import { TAIL } from "./replies/reply-sql";
import { SESSION_COLUMNS, sessionView, type SessionRow } from "./session-row";
import type { ChatMessageView, ChatSessionView } from "./schema";

const CREATE = prepared<SessionRow>(`
  INSERT INTO conversations AS c (id, user_id, title, created_at, updated_at) VALUES ($1, $2::int, $3, $4::timestamptz, $4::timestamptz)
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, updated_at = excluded.updated_at
    WHERE c.user_id = excluded.user_id AND c.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM chat_messages m WHERE m.conversation_id = c.id)
  RETURNING ${SESSION_COLUMNS}`);

interface NewConversation {
  id: string;
  userId: number;
  title: string;
  now: Date;
}

/** Makes a conversation, or takes the person's own of that id while it is empty; null when the id is used otherwise. */
export async function createSession({ id, userId, title, now }: NewConversation): Promise<ChatSessionView | null> {
  const [row] = await CREATE(id, userId, title, now);
  return row ? sessionView(row) : null;
}

const MINE = "c.user_id = $1::int AND c.deleted_at IS NULL";
const NEWEST_FIRST = "ORDER BY c.updated_at DESC, c.id DESC LIMIT $2::int";

const LIST_NEWEST = prepared<SessionRow>(`
  (SELECT ${SESSION_COLUMNS} FROM conversations c WHERE ${MINE} AND c.pinned_at IS NOT NULL ORDER BY c.pinned_at DESC LIMIT $2::int)
  UNION ALL
  (SELECT ${SESSION_COLUMNS} FROM conversations c WHERE ${MINE} AND c.pinned_at IS NULL ${NEWEST_FIRST})`);

const LIST_BEFORE = prepared<SessionRow>(`
  SELECT ${SESSION_COLUMNS} FROM conversations c
  WHERE ${MINE} AND c.pinned_at IS NULL AND (c.updated_at, c.id) <
    (SELECT edge.updated_at, edge.id FROM conversations edge WHERE edge.id = $3 AND edge.user_id = $1::int)
  ${NEWEST_FIRST}`);

/** A person's conversations, the most recently used first; pinned ones lead the first page. */
export async function listOwned(userId: number, limit: number, before: string | null): Promise<ChatSessionView[]> {
  const rows = before === null ? await LIST_NEWEST(userId, limit) : await LIST_BEFORE(userId, limit, before);
  return rows.map(sessionView);
}

interface SessionChange {
  title?: string;
  pinned?: boolean;
  now: Date;
}

const CHANGE = prepared<{ id: string }>(`
  UPDATE conversations SET title = coalesce($3, title),
    pinned_at = CASE $4::boolean WHEN true THEN $5::timestamptz WHEN false THEN NULL ELSE pinned_at END
  WHERE id = $1 AND user_id = $2::int AND deleted_at IS NULL
  RETURNING id`);

/** Neither a new title nor a pin is a use of the conversation, so its place in the list stays. False when it is not theirs. */
export async function changeOwned(userId: number, id: string, { title, pinned, now }: SessionChange): Promise<boolean> {
  return (await CHANGE(id, userId, title ?? null, pinned === undefined ? null : String(pinned), now)).length > 0;
}

/** Takes conversations out of sight; they can be brought back until the purge. Returns how many were there. */
export async function hideOwned(userId: number, ids: string[], now: Date): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    UPDATE conversations SET deleted_at = ${now} WHERE id = ANY(${ids}::text[]) AND user_id = ${userId} AND deleted_at IS NULL
    RETURNING id`;
  return rows.map(({ id }) => id);
}

export async function restoreOwned(userId: number, ids: string[]): Promise<number> {
  return db().$executeRaw`
    UPDATE conversations SET deleted_at = NULL WHERE id = ANY(${ids}::text[]) AND user_id = ${userId} AND deleted_at IS NOT NULL`;
}

/** Removes for good what was hidden before `until`, at most `limit` conversations. Returns how many went. */
export async function purgeHidden(until: Date, limit: number): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    WITH gone AS (
      DELETE FROM conversations WHERE id IN (SELECT id FROM conversations WHERE deleted_at < ${until} ORDER BY deleted_at LIMIT ${limit})
      RETURNING id),
    records AS (
      DELETE FROM ai_interactions USING chat_messages, gone
      WHERE chat_messages.conversation_id = gone.id AND ai_interactions.id = chat_messages.id)
    SELECT count(*)::int AS count FROM gone`;
  return rows[0]?.count ?? 0;
}

interface MessageRow {
  id: string;
  role: "user" | "assistant";
  content: string;
  state: ChatMessageView["state"];
  failure: ChatMessageView["failure"];
  feedback: ChatMessageView["feedback"];
  createdAt: Date;
  versions: string[] | null;
}

/** The place in the conversation `$1` before which a page ends: the message `$3`, or the end when none is named. */
const BEFORE = `m.seq < CASE WHEN $3::text IS NULL THEN 2147483647
  ELSE (SELECT edge.seq FROM chat_messages edge WHERE edge.id = $3 AND edge.conversation_id = $1) END`;

// Asked of the conversation and not of each message, or else all of a person's messages might be looked through for one.
const IS_OWN = "EXISTS (SELECT FROM conversations c WHERE c.id = $1 AND c.user_id = $2::int)";

const OWNS = prepared<{ id: string }>(
  "SELECT id FROM conversations WHERE id = $1 AND user_id = $2::int AND deleted_at IS NULL",
);

// Versions of a message are those that follow the same message in the same role.
const LIST_MESSAGES = prepared<MessageRow>(`
  SELECT m.id, m.role, m.content || ${TAIL} AS content, m.state, m.failure_code AS failure, m.created_at AS "createdAt",
    noted.feedback ->> 'value' AS feedback,
    (SELECT array_agg(v.id ORDER BY v.seq) FROM chat_messages v
     WHERE v.conversation_id = m.conversation_id AND v.parent_id = m.parent_id AND v.role = m.role
       AND (v.active OR v.state <> 'failed' OR v.content <> '')) AS versions
  FROM chat_messages m LEFT JOIN ai_interactions noted ON noted.id = m.id
  WHERE m.conversation_id = $1 AND ${IS_OWN} AND m.active AND ${BEFORE}
  ORDER BY m.seq DESC LIMIT $4::int`);

// The first message of a thread follows none, so its versions are found by the conversation.
const LIST_FIRST_VERSIONS = prepared<{ ids: string[] }>(`
  SELECT array_agg(id ORDER BY seq) AS ids FROM chat_messages WHERE conversation_id = $1 AND parent_id IS NULL AND role = 'user'`);

/**
 * The visible thread of an own conversation, oldest first: the newest `limit` messages, or those before one of them.
 * Null when the conversation is not this person's.
 */
export async function listMessages(
  userId: number,
  conversationId: string,
  limit: number,
  before: string | null,
): Promise<ChatMessageView[] | null> {
  const [own, rows, firsts] = await Promise.all([
    OWNS(conversationId, userId),
    LIST_MESSAGES(conversationId, userId, before, limit),
    LIST_FIRST_VERSIONS(conversationId),
  ]);
  if (own.length === 0) return null;
  const first = firsts[0]?.ids ?? [];
  return rows.reverse().map(({ createdAt, versions, ...row }) => {
    const all = first.includes(row.id) ? first : (versions ?? []);
    return { ...row, created_at: createdAt.toISOString(), versions: all.length > 1 ? all : [] };
  });
}

/** What was said in a conversation up to a place in it (`chat_messages.seq`). */
interface StoredSummary {
  summary: string;
  until: number;
}

const FIND_SUMMARY = prepared<StoredSummary>(
  `SELECT summary, summary_until_seq AS until FROM conversations
   WHERE id = $1 AND user_id = $2::int AND summary IS NOT NULL AND summary_until_seq IS NOT NULL`,
  "quick",
);

/** The summary of what was said early in an own conversation, or null. */
export async function findSummary(userId: number, conversationId: string): Promise<StoredSummary | null> {
  const [found] = await FIND_SUMMARY(conversationId, userId);
  return found ?? null;
}

/** A turn with its place in the thread. */
export interface StoredTurn extends CoachTurn {
  seq: number;
}

interface TurnsWanted {
  userId: number;
  conversationId: string;
  /** Only what was said before this message. */
  before: string | null;
  /** A message that is being stored at this moment and may or may not be there yet; it and its reply are left out. */
  except: string | null;
}

const MAX_TURNS = 200;

const LIST_TURNS = prepared<StoredTurn>(
  `
  SELECT m.seq, m.role, m.content || ${TAIL} AS content FROM chat_messages m
  WHERE m.conversation_id = $1 AND ${IS_OWN} AND m.active
    AND ($4::text IS NULL OR (m.id <> $4 AND m.parent_id IS DISTINCT FROM $4))
    AND ${BEFORE}
  ORDER BY m.seq DESC LIMIT ${MAX_TURNS}`,
  "quick",
);

/** The newest turns of the visible thread, oldest first, without replies that said nothing. */
export async function listTurns({ userId, conversationId, before, except }: TurnsWanted): Promise<StoredTurn[]> {
  const rows = await LIST_TURNS(conversationId, userId, before, except);
  return rows.filter(({ content }) => content !== "").reverse();
}

/** Keeps what a person thinks of a reply of theirs. False when there is no such reply. */
export async function rateOwned(
  userId: number,
  messageId: string,
  feedback: { value: string; at: string } | null,
): Promise<boolean> {
  const { count } = await db().aiInteraction.updateMany({
    where: { id: messageId, userId },
    data: { feedback: feedback ?? Prisma.DbNull },
  });
  return count > 0;
}
