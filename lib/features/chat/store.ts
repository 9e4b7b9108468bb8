import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { coachState, type CoachTurn, type SummaryBlock } from "@/lib/features/coach/schema";
import { splitBlocks } from "@/lib/features/coach/summary/summary-blocks";
import { practiceOffer } from "@/lib/features/practices/schema";
import { db, prepared } from "@/lib/server/db";
import { UNCOMPACTED_TEXT } from "./replies/reply-sql";
import { MAX_CONVERSATIONS_PER_PERSON } from "./model";
import { CONVERSATION_COLUMNS, toConversationView, type ConversationRow } from "./conversations/conversation-row";
import type { ChatMessageView, ConversationView } from "./schema";

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

const raisedIds = z.array(z.string()).min(1);
const offersOfState = z.object({
  offer: practiceOffer.optional().catch(undefined),
  suggested: z.array(z.object({ text: z.string() })).catch([]),
});

interface MessageRow {
  id: string;
  role: "user" | "assistant";
  content: string;
  state: ChatMessageView["state"];
  failure: ChatMessageView["failure"];
  feedback: ChatMessageView["feedback"];
  createdAt: Date;
  versions: string[] | null;
  practice: boolean;
  newestState: unknown;
  raised: unknown;
  shared: boolean;
}

const IS_BEFORE_CURSOR = `m.seq < CASE WHEN $3::text IS NULL THEN 2147483647
  ELSE (SELECT cursor_row.seq FROM chat_messages cursor_row WHERE cursor_row.id = $3 AND cursor_row.conversation_id = $1) END`;

// Checks the conversation instead of each message; otherwise the planner may scan all messages of the person.
const IS_OWN = "EXISTS (SELECT FROM conversations c WHERE c.id = $1 AND c.user_id = $2::int)";

const FIND_OWN_CONVERSATION = prepared<{ id: string }>(
  "SELECT id FROM conversations WHERE id = $1 AND user_id = $2::int AND deleted_at IS NULL",
);

// Only the newest message offers something to press, and a reply rated unhelpful does not.
const NEWEST_STATE = `CASE WHEN m.role = 'assistant' AND m.state = 'complete' AND m.practice_run_id IS NULL
    AND interaction.feedback ->> 'value' IS DISTINCT FROM 'unhelpful'
    AND m.seq = (SELECT max(newest.seq) FROM chat_messages newest WHERE newest.conversation_id = $1 AND newest.active)
  THEN m.coach_state -> 'listener' END`;

// Versions of a message share its parent and its role.
const LIST_MESSAGES = prepared<MessageRow>(`
  SELECT m.id, m.role, m.content || ${UNCOMPACTED_TEXT} AS content, m.state, m.failure_code AS failure, m.created_at AS "createdAt",
    m.practice_run_id IS NOT NULL AS practice, interaction.feedback ->> 'value' AS feedback, ${NEWEST_STATE} AS "newestState", m.coach_state -> 'raised' AS raised,
    interaction.shared_at IS NOT NULL AS shared,
    (SELECT array_agg(v.id ORDER BY v.seq) FROM chat_messages v
     WHERE v.conversation_id = m.conversation_id AND v.parent_id = m.parent_id AND v.role = m.role
       AND (v.active OR v.state <> 'failed' OR v.content <> '')) AS versions
  FROM chat_messages m LEFT JOIN ai_interactions interaction ON interaction.id = m.id
  WHERE m.conversation_id = $1 AND ${IS_OWN} AND m.active AND ${IS_BEFORE_CURSOR}
  ORDER BY m.seq DESC LIMIT $4::int`);

// The first message has no parent, so its versions are found by the conversation.
const LIST_FIRST_VERSIONS = prepared<{ ids: string[] }>(`
  SELECT array_agg(id ORDER BY seq) AS ids FROM chat_messages WHERE conversation_id = $1 AND parent_id IS NULL AND role = 'user'`);

/**
 * The visible messages of an own conversation, oldest first: the newest `limit`, or those before a message. Null when
 * the conversation is not theirs.
 */
export async function listMessages(
  userId: number,
  conversationId: string,
  limit: number,
  before: string | null,
): Promise<ChatMessageView[] | null> {
  const [own, rows, firstVersions] = await Promise.all([
    FIND_OWN_CONVERSATION(conversationId, userId),
    LIST_MESSAGES(conversationId, userId, before, limit),
    LIST_FIRST_VERSIONS(conversationId),
  ]);
  if (own.length === 0) return null;
  const first = firstVersions[0]?.ids ?? [];
  return rows.reverse().map(({ createdAt, versions, practice, newestState, raised, shared, ...row }) => {
    const all = first.includes(row.id) ? first : (versions ?? []);
    const view = { ...row, created_at: createdAt.toISOString(), versions: all.length > 1 ? all : [] };
    const { offer, suggested = [] } = offersOfState.safeParse(newestState).data ?? {};
    const raisedCommitments = raisedIds.safeParse(raised);
    return {
      ...view,
      ...(practice && { practice }),
      ...(shared && { shared }),
      ...(offer && { offer }),
      ...(suggested.length > 0 && { suggested: suggested.map(({ text }) => text) }),
      ...(raisedCommitments.success && { raised: raisedCommitments.data }),
    };
  });
}

interface StoredSummary {
  summary: string;
  until: number;
  blocks: SummaryBlock[];
}

const FIND_SUMMARY = prepared<Omit<StoredSummary, "blocks"> & { ends: number[] }>(
  `SELECT summary, summary_until_seq AS until, summary_ends AS ends FROM conversations
   WHERE id = $1 AND user_id = $2::int AND summary IS NOT NULL AND summary_until_seq IS NOT NULL`,
  "shortQueries",
);

export async function findSummary(userId: number, conversationId: string): Promise<StoredSummary | null> {
  const [found] = await FIND_SUMMARY(conversationId, userId);
  return found ? { summary: found.summary, until: found.until, blocks: splitBlocks(found) } : null;
}

export interface StoredTurn extends CoachTurn {
  seq: number;
}

interface TurnQuery {
  userId: number;
  conversationId: string;
  before: string | null;
  except: string | null;
}

const MAX_TURNS = 200;

const LIST_TURNS = prepared<StoredTurn>(
  `
  SELECT m.id, m.seq, m.role, m.content || ${UNCOMPACTED_TEXT} AS content, m.coach_state AS state, m.created_at AS at FROM chat_messages m
  WHERE m.conversation_id = $1 AND ${IS_OWN} AND m.active
    AND ($4::text IS NULL OR (m.id <> $4 AND m.parent_id IS DISTINCT FROM $4))
    AND ${IS_BEFORE_CURSOR}
  ORDER BY m.seq DESC LIMIT ${MAX_TURNS}`,
  "shortQueries",
);

export async function listTurns({ userId, conversationId, before, except }: TurnQuery): Promise<StoredTurn[]> {
  const rows = await LIST_TURNS(conversationId, userId, before, except);
  return rows
    .filter(({ content }) => content !== "")
    .map(({ state, ...row }) => ({ ...row, state: coachState.safeParse(state).data ?? null }))
    .reverse();
}

// A practice's messages have no record of their own before they are rated.
const INTERACTION_TYPE = Prisma.sql`CASE WHEN practice_run_id IS NULL THEN 'coach-chat' ELSE 'practice' END`;

export async function rateOwned(
  userId: number,
  messageId: string,
  feedback: { value: string; at: string } | null,
): Promise<boolean> {
  const note = feedback && JSON.stringify(feedback);
  const count = await db().$executeRaw`
    INSERT INTO ai_interactions (id, user_id, interaction_type, feedback, created_at)
    SELECT id, user_id, ${INTERACTION_TYPE}, ${note}::jsonb, created_at FROM chat_messages
    WHERE id = ${messageId} AND user_id = ${userId} AND role = 'assistant'
    ON CONFLICT (id) DO UPDATE SET feedback = EXCLUDED.feedback`;
  return count > 0;
}

/** Null withdraws. Only replies can be shared, because a practice's message may contain the person's answers. */
export async function shareOwned(userId: number, messageId: string, sharedAt: Date | null): Promise<boolean> {
  const count = await db().$executeRaw`
    INSERT INTO ai_interactions (id, user_id, interaction_type, shared_at, created_at)
    SELECT m.id, m.user_id, ${INTERACTION_TYPE}, ${sharedAt}::timestamptz, m.created_at
    FROM chat_messages m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.id = ${messageId} AND m.user_id = ${userId} AND m.role = 'assistant' AND m.practice_run_id IS NULL
      AND (${sharedAt}::timestamptz IS NULL OR (m.state = 'complete' AND m.content <> '' AND c.deleted_at IS NULL))
    ON CONFLICT (id) DO UPDATE SET shared_at = EXCLUDED.shared_at`;
  return count > 0;
}

export async function ownsConversation(userId: number, conversationId: string): Promise<boolean> {
  return (await FIND_OWN_CONVERSATION(conversationId, userId)).length > 0;
}

const FIND_REPLY_TO = prepared<{ id: string }>(`
  SELECT reply.id FROM chat_messages message JOIN chat_messages reply ON reply.parent_id = message.id AND reply.role = 'assistant'
  WHERE message.conversation_id = $1 AND message.client_message_id = $2 AND message.user_id = $3::int
  ORDER BY reply.seq DESC LIMIT 1`);

/** The newest reply to a message, by the id that the client gave it. */
export async function findReplyTo(
  userId: number,
  conversationId: string,
  clientMessageId: string,
): Promise<string | null> {
  const [reply] = await FIND_REPLY_TO(conversationId, clientMessageId, userId);
  return reply?.id ?? null;
}
