import "server-only";
import { db, prepared } from "@/lib/server/db";
import { MAX_CONVERSATIONS_PER_PERSON } from "../model";
import type { ConversationView } from "../schema";
import { CONVERSATION_COLUMNS, toConversationView, type ConversationRow } from "./conversation-row";

const CREATE_CONVERSATION = prepared<ConversationRow>(`
  INSERT INTO conversations AS c (id, user_id, title, created_at, updated_at)
  SELECT $1, $2::int, $3, $4::timestamptz, $4::timestamptz
  WHERE (SELECT count(*) FROM (SELECT FROM conversations own WHERE own.user_id = $2::int LIMIT $5::int) AS counted) < $5::int
  ON CONFLICT (id) DO UPDATE SET title = excluded.title, updated_at = excluded.updated_at
    WHERE c.user_id = excluded.user_id AND c.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM chat_messages m WHERE m.conversation_id = c.id)
  RETURNING ${CONVERSATION_COLUMNS}`);

interface NewConversation {
  id: string;
  userId: number;
  title: string;
  now: Date;
}

/**
 * Creates a conversation or returns the person's own empty one of that id; null when the id is used otherwise, or when
 * the person has `MAX_CONVERSATIONS_PER_PERSON`, those that can be restored included.
 */
export async function createConversation({
  id,
  userId,
  title,
  now,
}: NewConversation): Promise<ConversationView | null> {
  const [row] = await CREATE_CONVERSATION(id, userId, title, now, MAX_CONVERSATIONS_PER_PERSON);
  return row ? toConversationView(row) : null;
}

const IS_OWN_CONVERSATION = "c.user_id = $1::int AND c.deleted_at IS NULL";
const NEWEST_FIRST = "ORDER BY c.updated_at DESC, c.id DESC LIMIT $2::int";

const LIST_NEWEST = prepared<ConversationRow>(`
  (SELECT ${CONVERSATION_COLUMNS} FROM conversations c WHERE ${IS_OWN_CONVERSATION} AND c.pinned_at IS NOT NULL ORDER BY c.pinned_at DESC LIMIT $2::int)
  UNION ALL
  (SELECT ${CONVERSATION_COLUMNS} FROM conversations c WHERE ${IS_OWN_CONVERSATION} AND c.pinned_at IS NULL ${NEWEST_FIRST})`);

const LIST_BEFORE = prepared<ConversationRow>(`
  SELECT ${CONVERSATION_COLUMNS} FROM conversations c
  WHERE ${IS_OWN_CONVERSATION} AND c.pinned_at IS NULL AND (c.updated_at, c.id) <
    (SELECT cursor_row.updated_at, cursor_row.id FROM conversations cursor_row WHERE cursor_row.id = $3 AND cursor_row.user_id = $1::int)
  ${NEWEST_FIRST}`);

export async function listOwned(userId: number, limit: number, before: string | null): Promise<ConversationView[]> {
  const rows = before === null ? await LIST_NEWEST(userId, limit) : await LIST_BEFORE(userId, limit, before);
  return rows.map(toConversationView);
}

interface ConversationChange {
  title?: string;
  pinned?: boolean;
  now: Date;
}

const CHANGE_CONVERSATION = prepared<{ id: string }>(`
  UPDATE conversations SET title = coalesce($3, title),
    pinned_at = CASE $4::boolean WHEN true THEN $5::timestamptz WHEN false THEN NULL ELSE pinned_at END
  WHERE id = $1 AND user_id = $2::int AND deleted_at IS NULL
  RETURNING id`);

/** Not an activity: the list keeps its order. False when the conversation is not theirs. */
export async function changeOwned(
  userId: number,
  id: string,
  { title, pinned, now }: ConversationChange,
): Promise<boolean> {
  return (
    (await CHANGE_CONVERSATION(id, userId, title ?? null, pinned === undefined ? null : String(pinned), now)).length > 0
  );
}

export async function softDeleteOwned(userId: number, ids: string[], now: Date): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    UPDATE conversations SET deleted_at = ${now} WHERE id = ANY(${ids}::text[]) AND user_id = ${userId} AND deleted_at IS NULL
    RETURNING id`;
  return rows.map(({ id }) => id);
}

export async function restoreOwned(userId: number, ids: string[]): Promise<number> {
  return db().$executeRaw`
    UPDATE conversations SET deleted_at = NULL WHERE id = ANY(${ids}::text[]) AND user_id = ${userId} AND deleted_at IS NOT NULL`;
}

export async function purgeDeleted(until: Date, limit: number): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    WITH deleted AS (
      DELETE FROM conversations WHERE id IN (SELECT id FROM conversations WHERE deleted_at < ${until} ORDER BY deleted_at LIMIT ${limit})
      RETURNING id),
    records AS (
      DELETE FROM ai_interactions USING chat_messages, deleted
      WHERE chat_messages.conversation_id = deleted.id AND ai_interactions.id = chat_messages.id)
    SELECT count(*)::int AS count FROM deleted`;
  return rows[0]?.count ?? 0;
}

const FIND_OWN_CONVERSATION = prepared<{ id: string }>(
  "SELECT id FROM conversations WHERE id = $1 AND user_id = $2::int AND deleted_at IS NULL",
);

export async function ownsConversation(userId: number, conversationId: string): Promise<boolean> {
  return (await FIND_OWN_CONVERSATION(conversationId, userId)).length > 0;
}
